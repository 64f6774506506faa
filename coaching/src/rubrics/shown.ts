import { sureFrom } from '../acts/confidence.ts'
import { offersIn, type Done } from '../metrics/heard/acts-done.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { isPressing, wentPast } from '../metrics/heard/pressing.ts'
import { quoteOfSpan } from '../metrics/heard/spans.ts'
import { takesUpToldBefore } from '../metrics/heard/told-before.ts'
import { showingIn } from '../speech/showing.ts'
import { isShowing, met, type Finding } from './rubric.ts'

/** What is shown on a screen is offered, whatever else the ear makes of it. */
export function madeIn(call: CallEvidence['call'], turns: readonly HeardTurn[]): Done[] {
  const made = offersIn(turns, ['pitch', 'value', 'social_proof'])
  if (!isShowing(call.type)) return made
  const shown = turns.flatMap((turn): Done[] => {
    const span = made.some((one) => one.turn === turn) ? null : showingIn(turn.heard)
    return span === null ? [] : [{ turn, act: { act: 'pitch', confidence: sureFrom, ...span } }]
  })
  return [...made, ...shown].toSorted((a, b) => a.turn.at - b.turn.at)
}

/** What is shown or offered takes up what an earlier talk had brought out; null where nothing does. */
export function tiesToToldBefore({ call, toldBefore }: CallEvidence): Finding | null {
  if (!isShowing(call.type) || toldBefore.length === 0) return null
  for (const { turn } of madeIn(call, call.rep)) {
    const span = isPressing(turn) || wentPast(call, turn) ? null : takesUpToldBefore(turn, toldBefore)
    if (span !== null) return met(quoteOfSpan(turn, span))
  }
  return null
}
