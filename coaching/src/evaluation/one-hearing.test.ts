import { describe, expect, it } from 'vitest'
import { rubricKeys, type CheckResult, type PlayableCallType, type Review, type RubricKey } from '@ringside/contract'
import { reviewCall } from '../scoring/index.ts'
import { checksCredited, checksDenied } from '../speech/credits.ts'
import { castCall } from './casting.ts'
import { runCall } from './run-call.ts'
import { repKinds, type RepKind } from './scripted-reps.ts'

const types: readonly PlayableCallType[] = ['cold-call', 'discovery', 'objection-handling']

function reviewOf(kind: RepKind, type: PlayableCallType, seed: number, rubric: RubricKey = 'coachable'): Review {
  const setup = castCall(seed, type, 'easy')
  const { persona } = setup
  const played = runCall(setup, kind, seed)
  return reviewCall({
    turns: played.turns,
    type,
    outcome: played.outcome,
    rubric,
    facts: persona.facts.map(({ id, label, summary }) => ({ id, label, summary })),
    objections: persona.objections.map(({ id, family, goodAnswer }) => ({ id, family, goodAnswer })),
    mindStart: { trust: 50, interest: 50, patience: 50 },
    buyerName: persona.firstName,
  })
}

/** On discovery these two ask for more than the one question that the buyer gives credit for, and say so. */
const askForMore = new Set(['discovery.impact', 'discovery.buying'])

/** What the mind tab gives a line credit for and the scorecard denies, and the other way round. */
function contradictionsIn(review: Review): string[] {
  if (review.result.state !== 'scored' || review.mind === null) return []
  const checks: readonly CheckResult[] = review.result.scores.flatMap((score) => score.checks)
  return review.mind.steps.flatMap(({ turn, headline }) => {
    const denied = checks.filter(({ key, met, quote, share = 0 }) => {
      if (met || !checksCredited(headline).includes(key)) return false
      // A question that got no answer is quoted and counts in part: that it was asked is denied to nobody.
      if (key.startsWith('discovery.') && share > 0 && quote !== null) return false
      if (review.type === 'discovery' && askForMore.has(key)) return false
      // Of several worries, one may have been heard and the others not: the one that was not is shown.
      return !key.startsWith('objections.') || quote?.turn === turn
    })
    const credited = checks.filter(({ key, met, quote }) => {
      return (
        met && quote?.turn === turn && checksDenied(headline).includes(key) && !checksCredited(headline).includes(key)
      )
    })
    return [
      ...denied.map(({ key }) => `${turn}: “${headline}”, and ${key} is not done`),
      ...credited.map(({ key }) => `${turn}: “${headline}”, and it shows ${key}`),
    ]
  })
}

describe('one hearing of each line', () => {
  const calls = repKinds.flatMap((kind) =>
    types.flatMap((type) => [3, 8, 14].map((seed) => ({ kind, type, seed, review: reviewOf(kind, type, seed) }))),
  )

  it.each(calls)('no tab denies what another credits: $kind rep, $type, $seed', ({ review }) => {
    expect(contradictionsIn(review)).toEqual([])
  })

  it.each(rubricKeys.slice(1))('none of %s denies what the mind credits', (rubric) => {
    const reviews = repKinds.flatMap((kind) => types.map((type) => reviewOf(kind, type, 5, rubric)))
    expect(reviews.flatMap(contradictionsIn)).toEqual([])
  })

  it('is put to the test: the calls hold credit and blame that checks ask for', () => {
    const headlines = calls.flatMap(({ review }) => review.mind?.steps.map(({ headline }) => headline) ?? [])
    expect(headlines.filter((headline) => checksCredited(headline).length > 0).length).toBeGreaterThan(50)
    expect(headlines.filter((headline) => checksDenied(headline).length > 0).length).toBeGreaterThan(5)
  })

  it('an opening is called clear without more only where nothing was missing', () => {
    const clear = calls.filter(({ review }) => review.moments.some(({ label }) => label === 'Opening. Clear'))
    const missing = clear.flatMap(({ review }) => {
      const opening = review.result.state === 'scored' ? review.result.scores[0] : undefined
      return opening?.checks.filter(({ met }) => !met) ?? []
    })
    expect(clear.length).toBeGreaterThan(0)
    expect(missing).toEqual([])
  })
})
