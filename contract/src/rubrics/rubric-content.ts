import { z } from 'zod'
import { isStorable, unstorable } from '../kernel/text.ts'
import { skillKeySchema, type RubricKey } from '../reviews/review.ts'
import { speakerSchema } from '../simulations/vocabulary.ts'

/** How much one rubric may hold: what a person can still read, and a browser send in one request. */
export const rubricLimits = {
  name: 60,
  criteria: 10,
  label: 40,
  /** Of a descriptor and of what is shown in its place. */
  sentence: 200,
  checks: 8,
  checkText: 120,
  phrases: 10,
  phrase: 80,
  blockers: 8,
  minutes: 60,
} as const

const text = (max: number) => z.string().trim().max(max).refine(isStorable, unstorable)

/** The name of a part inside its rubric, from version to version: two scorings are laid side by side by it. */
const partKey = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A key has small letters, figures and hyphens.')
  .max(40)

/** Where in the call a phrase counts. Minutes are whole, from its first word, or back from its last. */
export const phraseWindowSchema = z.discriminatedUnion('part', [
  z.strictObject({ part: z.literal('anywhere') }),
  z.strictObject({ part: z.enum(['first', 'last']), minutes: z.number().int().min(1).max(rubricLimits.minutes) }),
])
export type PhraseWindow = z.infer<typeof phraseWindowSchema>

const phraseRule = {
  key: partKey,
  /** As a rep reads it when it is met: "Said that the call is recorded". */
  text: text(rubricLimits.checkText),
  saidBy: speakerSchema,
  /** Any one of them is enough. Whole words, one after the other; capitals and punctuation do not matter. No patterns. */
  phrases: z.array(text(rubricLimits.phrase)).max(rubricLimits.phrases),
  within: phraseWindowSchema,
}

/** Words to look for, in place of a question of the library. */
export const phraseRuleSchema = z.strictObject(phraseRule)
export type PhraseRule = z.infer<typeof phraseRuleSchema>

/** What fails a call whatever its score: phrases that must be said, or with `forbidden` that must not be. */
export const blockerRuleSchema = z.strictObject({ ...phraseRule, forbidden: z.boolean().optional() })
export type BlockerRule = z.infer<typeof blockerRuleSchema>

/** A check of a criterion: picked from the library by its key, or phrases to look for. */
export const chosenCheckSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('library'), key: z.string().min(1).max(60) }),
  z.strictObject({ kind: z.literal('phrases'), ...phraseRule }),
])
export type ChosenCheck = z.infer<typeof chosenCheckSchema>

/** A check that any criterion can be made of. */
export const libraryCheckSchema = z.object({
  key: z.string(),
  /** As a rep reads it when it is met. */
  text: z.string(),
  skill: skillKeySchema,
  /** What it looks for in the words of a call. */
  about: z.string(),
  /** Something left undone: it counts beside something done, so a criterion needs another check as well. */
  restraint: z.boolean(),
})
export type LibraryCheck = z.infer<typeof libraryCheckSchema>

const sentence = text(rubricLimits.sentence)

export const criterionContentSchema = z.strictObject({
  key: partKey,
  label: text(rubricLimits.label),
  /** Per cent. */
  weight: z.number().int().min(0).max(100),
  /** What levels 1 to 5 mean. */
  descriptors: z.tuple([sentence, sentence, sentence, sentence, sentence]),
  /** Shown in place of a descriptor when there was occasion and nothing was done, and when there was none. */
  notShown: sentence,
  notApplicable: sentence,
  /** The most important first: advice is about the first that was not met. */
  checks: z.array(chosenCheckSchema).max(rubricLimits.checks),
})
export type CriterionContent = z.infer<typeof criterionContentSchema>

/**
 * What a rubric asks, as data. A draft may still lack much of it; what `rubricProblems` finds nothing in can be scored
 * with and published. A blocker that is not met fails the call whatever its score.
 */
export const rubricContentSchema = z.strictObject({
  name: text(rubricLimits.name),
  criteria: z.array(criterionContentSchema).max(rubricLimits.criteria),
  blockers: z.array(blockerRuleSchema).max(rubricLimits.blockers),
})
export type RubricContent = z.infer<typeof rubricContentSchema>

/** One version of an organisation's own rubric, with all that scoring with it needs. */
export const ownRubricSchema = z.strictObject({
  id: z.uuid(),
  version: z.number().int().min(1),
  content: rubricContentSchema,
})
export type OwnRubric = z.infer<typeof ownRubricSchema>

/** What a call can be scored with: a built-in rubric by its key, or an own one as data. */
export type ScorableRubric = RubricKey | OwnRubric
