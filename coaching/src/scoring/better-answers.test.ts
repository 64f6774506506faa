import type { ObjectionFamily, Review } from '@ringside/contract'
import { objectionFamilySchema } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import type { CallSetup } from '../buyer/index.ts'
import { playCall } from '../cli/play-call.ts'
import { castCall } from '../evaluation/casting.ts'
import { runCall } from '../evaluation/run-call.ts'
import { inputOf } from './calls.fixture.ts'
import { reviewCall } from './review-call.ts'

/** What brings a worry up. */
const triggers = { 'an ask for a date': 'next_step', 'an offer': 'value' } as const
type Way = keyof typeof triggers

const cast = Array.from({ length: 24 }, (_, seed) => castCall(seed + 1, 'cold-call', 'medium'))
const perFamily = 2

/** Buyers with one worry of a family, which is raised in a way when it is raised at all: few have no time for half an hour. */
function worried(family: ObjectionFamily, way: Way): CallSetup[] {
  return cast
    .flatMap((setup) => {
      const objection = setup.persona.objections.find((one) => one.family === family)
      if (objection === undefined) return []
      return [
        { ...setup, persona: { ...setup.persona, objections: [{ ...objection, trigger: triggers[way], force: 2 }] } },
      ]
    })
    .slice(0, family === 'timing' ? cast.length : perFamily + 2)
}

type Played = { review: Review; raisedAt: number; lines: string[]; state: string | undefined; said: string }

function played(setup: CallSetup, lines: readonly string[]): Played {
  const call = playCall(setup, lines)
  const { persona, type } = setup
  const { facts, objections, firstName: buyerName } = persona
  const about = { type, outcome: call.outcome, facts, objections, mindStart: call.start, buyerName }
  const raisedAt = call.turns.findIndex((turn) => turn.speaker === 'buyer' && turn.objection !== undefined)
  const before = call.turns.slice(0, Math.max(0, raisedAt))
  return {
    review: reviewCall(inputOf(call.turns, about)),
    raisedAt,
    lines: before.flatMap((turn) => (turn.speaker === 'rep' ? [turn.words] : [])),
    state: call.turns
      .flatMap((turn) => (turn.speaker === 'buyer' && turn.objection !== undefined ? [turn.objection.state] : []))
      .at(-1),
    said: call.turns
      .slice(-3)
      .map(({ words }) => words)
      .join(' / '),
  }
}

/** Whatever a rep puts into a blank, the line around it has to be an answer. */
function filledIn(line: string): string {
  return line.replace(/\[[^\]]*\]/gu, 'forty-one of them, all told')
}

/** A good call that lets the worry lie, and the places where its review has a better line. */
function letLie(setup: CallSetup): Played {
  const good = runCall(setup, 'excellent', setup.seed).turns
  const at = good.findIndex((turn) => turn.speaker === 'buyer' && turn.objection !== undefined)
  const lead = good.slice(0, Math.max(0, at)).flatMap((turn) => (turn.speaker === 'rep' ? [turn.words] : []))
  return played(setup, [...lead, 'Oh. Okay, I see.', 'Right, yes.'])
}

/** A complaint is raised by telling of it, and what becomes of a name by asking for one: see the check-in and the referral. */
const raised = objectionFamilySchema.options.filter((family) => family !== 'complaint' && family !== 'discretion')
/** Who has told what hurts says no more that they need nothing: in these calls that worry does not come up. */
const cases = raised
  .filter((family) => family !== 'no-need')
  .flatMap((family) => (Object.keys(triggers) as Way[]).map((way) => [family, way] as const))

/** The lines that a review has for a worry that was let lie: where it was raised, and where a day was asked for over it. */
function betterLines({ review, raisedAt }: Played): string[] {
  return review.moments
    .filter(
      ({ kind, turn }) => (kind === 'objection' && turn === raisedAt) || (kind === 'next-step' && turn > raisedAt),
    )
    .flatMap(({ sayItBetter }) => sayItBetter ?? [])
}

/** What the review of a call says was done about its worry. */
function doneAbout({ review: { result } }: Played): string[] {
  const scores = result.state === 'scored' ? result.scores : []
  const checks = scores.find(({ criterion }) => criterion === 'objections')?.checks ?? []
  return checks.flatMap(({ key, met }) => (met ? [key] : []))
}

describe('the better line for a worry', () => {
  it.each(cases)('about %s, raised by %s, settles it in the words it is written in', (family, way) => {
    const calls = worried(family, way)
      .map((setup) => ({ setup, first: letLie(setup) }))
      .filter(({ first }) => first.raisedAt >= 0)
      .slice(0, perFamily)
    expect(calls).not.toEqual([])
    for (const { setup, first } of calls) {
      const lines = betterLines(first)
      expect(lines).not.toEqual([])
      for (const line of lines) {
        const again = played(setup, [...first.lines, filledIn(line), 'Thank you, that is good to know.'])
        expect.soft({ line, state: again.state, said: again.said }).toMatchObject({ state: 'resolved' })
        expect
          .soft(doneAbout(again))
          .toEqual(expect.arrayContaining(['objections.answered', 'objections.acknowledged', 'objections.settled']))
      }
    }
  })
})
