import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, idSchema, providerIdSchema } from '../kernel/ids.ts'
import { decisionMakerLevels, departments } from '../reference-data.ts'
import { targetIndustryNames } from '../target-industries.ts'
import { calledText } from '../kernel/text.ts'
import { standingFields, withDepartment } from './contact-profiles.ts'
import { newSegmentSchema } from './segments.ts'

/** A sentence of a call, with the line it was said in. */
const saidSchema = z.object({ text: z.string(), turn: z.number().int(), startMs: z.number().int() })

/** What an uploaded call tells of its buyer; what was not said is null or missing. */
export const callMaterialSchema = z.object({
  /** By the name the transcript gives them; the family name may be empty. */
  person: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  /** `from` is null when the name stands beside the speaker's. */
  company: z.object({ name: z.string(), from: saidSchema.nullable() }).nullable(),
  /** Where they stand there, by what they say of themselves; `from` is null when it stands beside the speaker's name. */
  standing: z
    .object({
      level: z.enum(decisionMakerLevels),
      department: z.enum(departments).nullable(),
      from: saidSchema.nullable(),
    })
    .nullable(),
  /** What they do, by words that the buyer said; null when these don't tell it. */
  industry: z.object({ name: z.enum(targetIndustryNames), words: z.array(z.string()) }).nullable(),
  troubles: z.array(saidSchema),
  worries: z.array(saidSchema),
})
export type CallMaterial = z.infer<typeof callMaterialSchema>

export const getCallMaterial = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id/material',
  access: 'member',
  summary:
    'What a reviewed uploaded call tells of its buyer, in their own sentences: a proposal for practising with somebody like them',
  params: byId,
  response: callMaterialSchema,
  errors: ['not-found'],
})

/** As many as a simulated buyer brings up of what somebody wrote for them. */
export const mostFromCall = { troubles: 5, worries: 3 } as const

const sentence = calledText(200, { min: 3, missing: 'Write a few words, or leave it out.' })

/** Whoever is made has one segment and one role, and not two that say different things. */
function placed(
  body: { targetSegmentProfileId?: string; segment?: object; contactProfileId?: string; decisionMaker?: object },
  context: z.RefinementCtx,
): void {
  if ((body.targetSegmentProfileId === undefined) === (body.segment === undefined))
    context.addIssue({ code: 'custom', path: ['segment'], message: 'Choose a segment, or describe a new one.' })
  if ((body.contactProfileId === undefined) === (body.decisionMaker === undefined))
    context.addIssue({ code: 'custom', path: ['decisionMaker'], message: 'Choose a decision maker, or add one.' })
}

export const makeAccountFromCall = endpoint({
  method: 'POST',
  path: '/api/pipeline/account-from-call',
  access: 'member',
  summary:
    'Make an account of what was said in a real call: its name, the person, what goes wrong there and what worries them as given, all else as in any account of the segment. A segment and a decision maker that are not there yet are made with it, or nothing is',
  body: z
    .strictObject({
      orgId: providerIdSchema,
      /** The uploaded call it is made of: its rep takes that up with this person from then on. */
      transcriptId: idSchema.optional(),
      /** The segment it is in: one there is, or one that is made with it. */
      targetSegmentProfileId: idSchema.optional(),
      segment: newSegmentSchema.optional(),
      /** Who they are there: a decision maker there is, or one that is added with them unless there is one like that. */
      contactProfileId: idSchema.optional(),
      decisionMaker: z.strictObject(standingFields).superRefine(withDepartment).optional(),
      /** The segment's own unless given. */
      industry: z.enum(targetIndustryNames).optional(),
      name: calledText(80, { min: 2, missing: 'Give the account a name.' }),
      firstName: calledText(60, { min: 1, missing: 'Say what they are called.' }),
      lastName: calledText(60),
      troubles: z.array(sentence).max(mostFromCall.troubles),
      worries: z.array(sentence).max(mostFromCall.worries),
    })
    .superRefine(placed),
  response: z.object({ accountId: idSchema, personaId: idSchema }),
  status: 201,
  errors: ['not-found', 'forbidden', 'conflict', 'limit-reached'],
})
