import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, emptySchema, idSchema, providerIdSchema, timeSchema } from './kernel/ids.ts'
import { playableCallTypeSchema } from './simulations/vocabulary.ts'

/** Assignments that an organisation may have at a time; removed ones and those of former members only do not count. */
export const mostAssignments = 200

/** With whom: one person, or anybody of a segment. */
export const assignmentTargetSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('persona'), id: idSchema }),
  z.strictObject({ kind: z.literal('segment'), id: idSchema }),
])
export type AssignmentTarget = z.infer<typeof assignmentTargetSchema>

const terms = {
  target: assignmentTargetSchema,
  type: playableCallTypeSchema,
  targetScore: z.number().int().min(1).max(100),
  /** The last day on which it is in time. Not over before it is over everywhere, at noon UTC of the day after. */
  dueOn: z.iso.date(),
}

export const assignmentSchema = z.object({
  _id: idSchema,
  ...terms,
  /** What the person or segment was called when it was assigned: "Dana Whitfield, Brightwell Foods". */
  subject: z.string(),
  note: z.string(),
  /** Who assigned it, as they were called then. */
  by: z.string(),
  createdAt: timeSchema,
})
export type Assignment = z.infer<typeof assignmentSchema>

/**
 * How far somebody is with an assignment. It follows from their calls each time it is asked for: done as soon as a call of the
 * type with the person or segment, begun after it was assigned and no retry, has the target score as its score counts now.
 * late: not done, and the day has passed. closed: not done, and nobody is there any more to do it with, as the person or segment
 * is archived or gone; restoring them opens it again.
 */
export const assignmentStateSchema = z.object({
  state: z.enum(['open', 'late', 'done', 'closed']),
  /** The best score of such a call, 0..100; null while there is none. */
  best: z.number().int().nullable(),
  /** When the first such call that reached the target ended, and which it was; both null until it is done. */
  doneAt: timeSchema.nullable(),
  simulationId: idSchema.nullable(),
})
export type AssignmentState = z.infer<typeof assignmentStateSchema>

export const teamAssignmentSchema = assignmentSchema.extend({
  members: z.array(assignmentStateSchema.extend({ userId: providerIdSchema })),
})
export type TeamAssignment = z.infer<typeof teamAssignmentSchema>

export const ownAssignmentSchema = assignmentSchema.extend(assignmentStateSchema.shape)
export type OwnAssignment = z.infer<typeof ownAssignmentSchema>

export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/assignments',
  access: 'admin',
  summary: 'What is assigned to whom in the organisation and how far they are, newest first',
  response: z.array(teamAssignmentSchema),
  errors: [],
})

export const listOwnAssignments = endpoint({
  method: 'GET',
  path: '/api/assignments/own',
  access: 'member',
  summary: 'What is assigned to the caller and how far they are, by the day it is due',
  response: z.array(ownAssignmentSchema),
  errors: [],
})

export const createAssignment = endpoint({
  method: 'POST',
  path: '/api/assignments',
  access: 'admin',
  summary: 'Assign a call with a person or a segment, a target score and a day to members',
  body: z.strictObject({
    ...terms,
    userIds: z.array(providerIdSchema).min(1, 'Choose at least one member.').max(200),
    note: z
      .string()
      .trim()
      .max(300)
      .refine((text) => !text.includes('\0'), 'That is not text.')
      .default(''),
  }),
  response: teamAssignmentSchema,
  status: 201,
  errors: ['not-found', 'limit-reached'],
})

export const removeAssignment = endpoint({
  method: 'DELETE',
  path: '/api/assignments/:id',
  access: 'admin',
  summary: 'Take an assignment back from everybody it was given to',
  params: byId,
  response: emptySchema,
  status: 204,
  errors: ['not-found'],
})
