import type { CriterionScore, Moment } from '@ringside/contract'
import type { Rubric } from '../rubrics/rubric.ts'
import type { Draft } from './draft.ts'
import { missedMoment, type Seen } from './missed-moments.ts'
import type { Situation } from './say-it-better.ts'
import { shownMoment } from './shown-moments.ts'

/** What kinds of moments of their own tell, by the check that a criterion missed. */
function kindTelling(key: string): Moment['kind'] | null {
  if (key === 'listening.room') return 'monologue'
  if (key === 'listening.floor') return 'interruption'
  if (key.startsWith('objections.')) return 'objection'
  return key.startsWith('next-step.') && key !== 'next-step.who' ? 'next-step' : null
}

const shownFrom = 4

/** What was judged, and by what. */
export type Judged = { scores: readonly CriterionScore[]; rubric: Rubric }

/** The draft of another kind that tells of the criterion already: of its opening, or of its first check that went the same way. */
function toldBy({ criterion, checks }: CriterionScore, caught: boolean, drafts: readonly Draft[]): Draft | undefined {
  const telling = (kind: Moment['kind'] | null) =>
    drafts.find((draft) => draft.kind === kind && draft.caught === caught)
  if (criterion === 'opening') return telling('opening')
  // What is said of the ask is said there, whether it counts for much or little.
  if (criterion === 'next-step') return drafts.find(({ kind }) => kind === 'next-step')
  const key = checks.find((check) => check.met === caught)?.key
  return key === undefined ? undefined : telling(kindTelling(key))
}

/**
 * Every criterion has its moment: where what it asks for was shown, or where its most important check could have been
 * met, with a line for it. Where a moment of another kind tells of that already, it names the criterion.
 */
export function withCriteria(drafts: readonly Draft[], situation: Situation, { scores, rubric }: Judged): Draft[] {
  const seen: Seen = { keys: new Set(), turns: new Set() }
  const told = new Map<Draft, string[]>()
  const own = scores.flatMap((score) => {
    if (score.state === 'not-applicable') return []
    const caught = (score.level ?? 0) >= shownFrom
    const other = toldBy(score, caught, drafts)
    if (other !== undefined) {
      told.set(other, [...(told.get(other) ?? []), score.criterion])
      return []
    }
    const draft = caught ? shownMoment(score, situation.evidence) : missedMoment({ score, rubric }, situation, seen)
    return draft ?? []
  })
  return [
    ...drafts.map((draft) => {
      const criteria = told.get(draft)
      return criteria === undefined ? draft : { ...draft, criteria }
    }),
    ...own,
  ]
}
