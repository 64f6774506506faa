import type { CallRecord, CallTerms } from '../../lib/call-socket/call-record.ts'

/** Whom the rep hears, as they are shown and as they sound. */
export interface Person {
  firstName: string
  lastName: string
  title: string
  /** What their voiceprint is drawn from. */
  seed: string
  voice: CallTerms['voice']
}

/** Who says a turn of the other side: the persona, or whoever answers for them. */
export function personSaying({ persona, voice }: CallTerms, by: 'gatekeeper' | undefined): Person {
  const { gatekeeper, personaId, ...own } = persona
  if (by === undefined || gatekeeper === undefined) return { ...own, seed: personaId, voice }
  return { ...gatekeeper, seed: `${personaId}:${gatekeeper.firstName}` }
}

/** Who is on the line now: whoever spoke last, and before the first word the persona who is called. */
export function personOnTheLine({ terms, turns }: Pick<CallRecord, 'terms' | 'turns'>): Person {
  const last = turns.findLast((turn) => turn.speaker === 'buyer')
  return personSaying(terms, last?.by)
}
