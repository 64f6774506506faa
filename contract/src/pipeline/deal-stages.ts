import { z } from 'zod'
import { idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'
import { spokenText } from '../kernel/text.ts'
import { dealStages } from '../reference-data.ts'
import { callTypeSchema } from '../simulations/vocabulary.ts'

export const dealStageSchema = z.enum(dealStages)
export type DealStage = z.infer<typeof dealStageSchema>

/** What moves a deal from where it stands, by itself: "to" follows when a call ends as `when` says. */
export const stageRuleSchema = z.object({
  to: dealStageSchema,
  /** The rest of the sentence "moves to Discovery when ...". */
  when: z.string(),
})
export type StageRule = z.infer<typeof stageRuleSchema>

/**
 * Why a deal is in a stage: its account was made, a call ended so, or somebody moved it. Of a call that stayed with another
 * organisation, when the account moved here, nothing is known.
 */
export const stageCauseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('made') }),
  z.object({
    kind: z.literal('call'),
    call: z
      .object({
        simulationId: idSchema,
        type: callTypeSchema,
        personaName: z.string(),
        /** The caller may open it: it is their own, or they are an admin. */
        mayOpen: z.boolean(),
      })
      .nullable(),
  }),
  z.object({ kind: z.literal('hand') }),
])

/** One step in the history of a deal. Nothing changes or removes it. */
export const stageChangeSchema = z.object({
  _id: idSchema,
  /** Null: the stage it began in. */
  from: dealStageSchema.nullable(),
  to: dealStageSchema,
  reason: z.string(),
  cause: stageCauseSchema,
  /** Whose call or move it was, by the name they had then; null where nobody's, or somebody's of another organisation. */
  by: z.string().nullable(),
  at: timeSchema,
})
export type StageChange = z.infer<typeof stageChangeSchema>

/** Longest reason for a move by hand, in characters: two or three sentences. */
export const moveReasonMax = 300

export const moveDealBody = z
  .strictObject({
    userId: providerIdSchema,
    /** Where the person saw it stand: a deal that a call has moved meanwhile is not moved over it. */
    from: dealStageSchema,
    to: dealStageSchema,
    reason: spokenText(moveReasonMax).trim().min(1, 'Say why, in a few words.'),
    /** The caller's own last move was a mistake: the deal is as it was before, since when and from where it was lost too. */
    takesBack: z.literal(true).optional(),
  })
  .refine((body) => body.from !== body.to, { path: ['to'], message: 'Choose another stage than the one it is in.' })
