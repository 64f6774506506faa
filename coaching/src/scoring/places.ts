import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardCall, HeardTurn } from '../metrics/heard/heard-call.ts'
import { bestStep } from '../metrics/heard/steps.ts'

/** With less patience than this a buyer hangs up at the next word amiss (0 to 100). */
const spentPatience = 10

/** Moves after which a practice buyer is on their way out. */
const leaving = new Set(['goodbye', 'hang-up', 'brush-off'])
const farewell =
  /\b(good ?bye|bye|(don['’]t|do not) call|i['’]m hanging up|we['’]re done|(have|got) to go|see you (then|on|next)|talk (to you )?(then|soon|on))\b/iu

/** A rep who thanks for the time early on is not gone yet: their goodbye is among their last lines. */
const lastLines = 2

function goodbyes({ rep, buyer }: HeardCall): HeardTurn[] {
  const leave = (turn: HeardTurn): boolean =>
    turn.mind === null ? farewell.test(turn.heard) : leaving.has(turn.mind.move)
  return [
    ...rep.slice(-lastLines).filter((turn) => turn.acts.some(({ act }) => act === 'goodbye')),
    ...buyer.filter(leave),
  ]
}

/** Where the call closed: at a goodbye, or with the buyer's yes. What is said from there on changes nothing. */
function closing({ call, steps }: CallEvidence): number {
  const agreed = bestStep(steps)?.agreed ?? null
  const ends = [...goodbyes(call), ...(agreed === null ? [] : [agreed])]
  return ends.reduce((first, { at }) => Math.min(first, at), Number.POSITIVE_INFINITY)
}

/**
 * The last rep turn up to this one at which another line could still have changed the course of the call: nobody had
 * said goodbye, the buyer had agreed to nothing yet and had patience left. The goodbye itself comes too late.
 */
export function lastOpen(evidence: CallEvidence, turn: HeardTurn): HeardTurn | undefined {
  const { turns, rep } = evidence.call
  const end = closing(evidence)
  return rep.findLast(({ at }) => {
    if (at > turn.at || at >= end) return false
    const patience = turns[at - 1]?.mind?.meters.patience
    return patience === undefined || patience >= spentPatience
  })
}

/** The rep turn that did most harm to a practice buyer, all meters together; null where nothing did, or nobody knows. */
export function costliest({ call }: CallEvidence): HeardTurn | null {
  const falls = call.rep.flatMap((turn) => {
    const changes = call.turns[turn.at + 1]?.mind?.changes ?? []
    const lost = -changes.reduce((sum, { trust, interest, patience }) => sum + trust + interest + patience, 0)
    return lost > 0 ? [{ turn, lost }] : []
  })
  return falls.toSorted((a, b) => b.lost - a.lost)[0]?.turn ?? null
}
