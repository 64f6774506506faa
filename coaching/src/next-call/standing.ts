import type { Outcome } from '@ringside/contract'
import type { Candidate, LastCall } from './candidate.ts'

const cameToNothing: ReadonlySet<Outcome> = new Set<Outcome>([
  'hung-up',
  'brush-off',
  'turned-away',
  'message-taken',
  'abandoned',
])

/** A colleague's call from which the rep would go on; null where there is none, or it came to nothing. */
export const colleagueToFollow = ({ colleague }: Pick<Candidate, 'colleague'>): Candidate['colleague'] =>
  colleague !== null && !cameToNothing.has(colleague.outcome) ? colleague : null

/** The call that says how things stand with somebody: the rep's own, or a colleague's that came after it to something. */
export const standingCall = (candidate: Pick<Candidate, 'colleague' | 'lastCall'>): LastCall | null =>
  colleagueToFollow(candidate) ?? candidate.lastCall
