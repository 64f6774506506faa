import type { BuyerProfile, Fact } from '@ringside/contract/pipeline/buyer-profile'
import { factsFrom } from './account-facts.ts'
import type { GeneratedAccount } from './account-schema.ts'
import { seatValues } from './seats.ts'

const ofSigning: ReadonlySet<string> = new Set(['authority', 'holder', 'buying'])

/**
 * A persona as kept, with the signer their account has. Personas made earlier could name one of their own; who signs is
 * read from the account each time, so that two people of one company never differ. Everything else stays as it was.
 */
export function withOneSigner(
  profile: BuyerProfile,
  account: Pick<GeneratedAccount, 'people' | 'values' | 'size' | 'templates' | 'segment'>,
): BuyerProfile {
  const seat =
    account.people.find(({ first, last }) => first === profile.firstName && last === profile.lastName)?.seat ?? null
  const values = { ...account.values, ...seatValues(account.people, seat, account.size) }
  const now = factsFrom(account.templates, values, account.segment).filter(({ id }) => ofSigning.has(id))
  const sameAs = (fact: Fact): Fact => {
    const current = now.find(({ id }) => id === fact.id)
    return current === undefined || current.summary === fact.summary ? fact : { ...current, knownBy: fact.knownBy }
  }
  return { ...profile, facts: profile.facts.map(sameAs) }
}
