import { z } from 'zod'

/**
 * Verdict and advice of a review in a language model's words, beside our own, which stay as they are. Scores, levels, checks,
 * moments and quotes are never a model's.
 */
export const proseSchema = z.discriminatedUnion('state', [
  /** The model is being asked, or about to be; our own words stand meanwhile. */
  z.object({ state: z.literal('asked'), model: z.string() }),
  z.object({
    state: z.literal('done'),
    /** The model's own name. */
    model: z.string(),
    /** Null: ours stands. */
    verdict: z.string().nullable(),
    /** By the criterion's key; ours stands where it has none. */
    advice: z.array(z.object({ criterion: z.string(), words: z.string() })),
    /** Parts that it was asked for and that stand in our own words all the same. */
    kept: z.number().int().min(0),
    /** The model that was asked gave an answer, whether or not anything of it could be kept. */
    answered: z.boolean(),
    /** In dollars, of all that the words of this call's review have cost. */
    cost: z.number().min(0),
    /** The limit on spending that was reached, so that nothing was asked: the call's own or the organisation's month. */
    stoppedBy: z.enum(['call', 'month']).nullable(),
  }),
])
export type Prose = z.infer<typeof proseSchema>

type WithProse = { prose?: Prose | undefined }

const doneIn = ({ prose }: WithProse) => (prose?.state === 'done' ? prose : null)

/** The verdict that a reader is shown: the model's where there is one, else ours. */
export const verdictShown = (review: WithProse & { verdict: string }): string =>
  doneIn(review)?.verdict ?? review.verdict

/** The advice of a criterion that a reader is shown: the model's where there is one, else ours. */
export const adviceShown = (review: WithProse, { criterion, advice }: { criterion: string; advice: string }): string =>
  doneIn(review)?.advice.find((worded) => worded.criterion === criterion)?.words ?? advice

/** The model some of whose words stand in the review; null where all are our own. */
export function wordedByModel(review: WithProse): string | null {
  const done = doneIn(review)
  return done !== null && (done.verdict !== null || done.advice.length > 0) ? done.model : null
}
