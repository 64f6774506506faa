import {
  aroundWays,
  claimWays,
  courtesyWays,
  evasiveWays,
  looksAfterWays,
  nameWays,
  whenWays,
} from '../buyer/desk/ways.ts'
import { offeringActs, offersIn } from '../metrics/heard/acts-done.ts'
import { wasRude } from '../metrics/heard/credits.ts'
import { mostOfferAtDesk } from '../metrics/heard/desk.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { isPressing } from '../metrics/heard/pressing.ts'
import { putThroughIn } from '../metrics/heard/put-through.ts'
import { openingOf } from '../metrics/heard/spans.ts'
import { folded } from '../speech/said.ts'
import { anyOf } from '../speech/ways.ts'
import { met, unmet, type Finding } from './rubric.ts'

/** A "please" stands in an order as well. */
const { please: _inOrders, ...kindWays } = courtesyWays
/** Who is asked what they know, or their name, is a person and no door. */
const courteous = anyOf({ ...kindWays, ...looksAfterWays, ...nameWays, ...whenWays }, 'iu')
/** What keeps whoever answers from asking. */
const evasive = anyOf({ ...aroundWays, ...claimWays, ...evasiveWays }, 'iu')
const greeting = String.raw`(?:(?:yes|yeah|hi|hello|no|and|listen|good (?:day|morning|afternoon)|please|just)\W+)*`
/** "Yes, put me through to the director": told, and not asked. */
const order = new RegExp(
  String.raw`(?:^|[.!,] )${greeting}(?:put|connect|get|pass|transfer|patch|give) (?:me|us)\b`,
  'iu',
)

function saidAtDoor({ call }: CallEvidence): readonly HeardTurn[] {
  const putThrough = putThroughIn(call)
  return call.rep.filter(({ at }) => putThrough === undefined || at < putThrough.at)
}

function isBelittling({ call }: CallEvidence, turn: HeardTurn): boolean {
  const said = folded(turn.heard)
  return wasRude(call, turn) || isPressing(turn) || evasive.test(said) || order.test(said)
}

/** An offer speaks of who makes it: "you'd get the blame if I were a nuisance" is none, however it sounds. */
const ofOurs = /\b(?:we|we['’]\w+|us|our|ours|my company|i (?:offer|sell|do|make|provide|supply|represent))\b/iu

/** More than a sentence of an offer to somebody who buys nothing. */
function pitchIn(turns: readonly HeardTurn[]): HeardTurn | null {
  const [offer] = offersIn(
    turns.filter(({ wordCount, heard }) => wordCount > mostOfferAtDesk && ofOurs.test(heard)),
    offeringActs,
  )
  return offer?.turn ?? null
}

/**
 * Courtesy at the door of an uploaded call, by its words: nobody is ordered about, kept from asking or pitched to, and they are
 * asked for their help or thanked.
 */
export function courtesyAtDoor(evidence: CallEvidence): Finding {
  const turns = saidAtDoor(evidence)
  const missed = turns.find((turn) => isBelittling(evidence, turn)) ?? pitchIn(turns)
  if (missed !== null) return unmet(openingOf(missed))
  const kind = turns.find(({ heard }) => courteous.test(folded(heard)))
  return kind === undefined ? unmet() : met(openingOf(kind))
}

export function adviceAtDoor(evidence: CallEvidence): string {
  const turns = saidAtDoor(evidence)
  const isBelittled = turns.some((turn) => isBelittling(evidence, turn))
  if (!isBelittled && pitchIn(turns) !== null)
    return 'Give whoever answers one sentence of why you call, and keep the offer for the buyer.'
  const first = isBelittled ? 'An order, or a reason that is none, ends the call. ' : ''
  return `${first}Ask whoever answers for their help, and thank them for it: they decide whom you speak to.`
}
