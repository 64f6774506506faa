import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'
import { decisionMakerLevels, departments, levelsWithoutDepartment } from '../reference-data.ts'
import { archiving } from './archiving.ts'

export const contactProfileSchema = z.object({
  _id: idSchema,
  orgId: providerIdSchema,
  level: z.enum(decisionMakerLevels),
  department: z.enum(departments).nullable(),
  archivedAt: timeSchema.nullable(),
  archivedByUserId: providerIdSchema.nullable(),
  active: z.boolean(),
  /** The team sells to it: each account has a place for it. Else it came with a list, and stands where that names somebody. */
  everywhere: z.boolean(),
  createdAt: timeSchema,
})
export type ContactProfile = z.infer<typeof contactProfileSchema>

/** Where somebody stands, as it is said of a new decision maker. */
export const standingFields = {
  level: z.enum(decisionMakerLevels),
  department: z.enum(departments).optional(),
}

export function withDepartment(
  standing: { level: ContactProfile['level']; department?: NonNullable<ContactProfile['department']> },
  context: z.RefinementCtx,
): void {
  if (!levelsWithoutDepartment.includes(standing.level) && !standing.department) {
    context.addIssue({ code: 'custom', path: ['department'], message: 'Choose a department.' })
  }
}

export const addContactProfile = endpoint({
  method: 'POST',
  path: '/api/pipeline/contact-profile',
  access: 'member',
  summary:
    'Add a decision maker: a level, and a department unless the level answers for the whole company. One in the archive comes back',
  body: z
    .strictObject({ orgId: providerIdSchema, userId: providerIdSchema, ...standingFields })
    .superRefine(withDepartment),
  response: contactProfileSchema,
  status: 201,
  errors: ['forbidden', 'conflict', 'limit-reached'],
})

export const placeContactProfile = endpoint({
  method: 'PUT',
  path: '/api/pipeline/contact-profile/:id/everywhere',
  access: 'member',
  summary: 'Give each account a place for a decision maker, or leave it to those that have somebody',
  params: byId,
  body: z.strictObject({ userId: providerIdSchema, everywhere: z.boolean() }),
  response: contactProfileSchema,
  errors: ['not-found', 'forbidden'],
})

export const { archive: archiveContactProfile, unarchive: unarchiveContactProfile } = archiving(
  'a decision maker',
  'contact-profile',
  contactProfileSchema,
)
