import { courtesyWays } from '../../buyer/desk/ways.ts'
import { offersIn, offeringActs } from './acts-done.ts'
import { wasRude } from './credits.ts'
import { anyOf } from '../../speech/ways.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'

/** What happened before the rep spoke to the buyer: somebody answered for them. */
export type DeskPart = {
  /** First name of whoever answered, and of the one who was wanted. */
  who: string
  wanted: string
  /** What the rep said to them. */
  rep: readonly HeardTurn[]
  /** The rep was put through. */
  through: boolean
  /** Where a time to call back was given, or a message taken. */
  time: HeardTurn | null
  message: HeardTurn | null
  /** Where the rep was polite to them, and where they were pitched to. */
  courteous: HeardTurn | null
  pitch: HeardTurn | null
  /** Where they were insulted. */
  rude: HeardTurn | null
}

const isAtDesk = (turn: HeardTurn): boolean => turn.mind?.by === 'gatekeeper'

/** More than a sentence of an offer is a pitch, to somebody who buys nothing. */
export const mostOfferAtDesk = 34
const courteous = anyOf(courtesyWays, 'iu')

/** The part of a practice call that somebody else answered; null where the buyer picked up, and in uploaded calls. */
export function deskPartOf(call: HeardCall, wanted: string, who: string): DeskPart | null {
  if (!call.buyer.some(isAtDesk)) return null
  const persona = call.buyer.find((turn) => !isAtDesk(turn))
  const rep = call.rep.filter(({ at }) => persona === undefined || at < persona.at)
  const [offer] = offersIn(
    rep.filter(({ wordCount }) => wordCount > mostOfferAtDesk),
    offeringActs,
  )
  const did = (move: string): HeardTurn | null => call.buyer.find((turn) => turn.mind?.move === move) ?? null
  return {
    who,
    wanted,
    rep,
    through: did('put-through') !== null,
    time: did('give-time'),
    message: did('take-message'),
    courteous: rep.find(({ heard }) => courteous.test(heard)) ?? null,
    pitch: offer?.turn ?? null,
    rude: rep.find((turn) => wasRude(call, turn)) ?? null,
  }
}

/** True of a turn between the rep and whoever answered. */
export function isSaidAtDesk({ rep }: DeskPart, turn: HeardTurn): boolean {
  return isAtDesk(turn) || rep.includes(turn)
}
