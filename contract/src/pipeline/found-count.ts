import type { Account } from './accounts.ts'
import type { Discovered } from './facts.ts'
import type { SuggestedNextCall } from './next-call.ts'

type Counted = readonly Pick<Discovered, 'counts'>[]

/** How many of the facts to find at an account were found out, of its `factsInAll`: the one count that is shown of it. */
export const foundCount = (facts: Counted): number => facts.filter(({ counts }) => counts).length

type Sought = Pick<Account, 'factsInAll' | 'stage'> & { discoveredInformation: Counted }

/** Facts are looked for to win a deal: of one that is decided, what was found is not held against what was not. */
export const isDecided = ({ stage }: Pick<Account, 'stage'>): boolean => stage === 'won' || stage === 'lost'

/** Of an open deal both counts; of one that is decided `inAll` is null, and so is `found` where nothing was found. */
export interface FactsTold {
  found: number | null
  inAll: number | null
}

const told = (found: number, inAll: number | null): FactsTold => ({
  found: inAll === null && found === 0 ? null : found,
  inAll,
})

/** What is told of the facts of an account, in tables, on pages and in files alike. */
export const factsTold = (account: Sought): FactsTold =>
  told(foundCount(account.discoveredInformation), isDecided(account) ? null : account.factsInAll)

/** The same of the account that a next call is suggested at. */
export const factsToldAt = ({
  factsFound,
  factsStillToFind,
}: Pick<SuggestedNextCall, 'factsFound' | 'factsStillToFind'>): FactsTold =>
  told(factsFound, factsStillToFind === null ? null : factsFound + factsStillToFind)

/** The one form on every screen: "8 of 23 facts"; of a deal that is decided "8 facts", and "" where nothing was found. */
export function foundWords({ found, inAll }: FactsTold): string {
  if (found === null) return ''
  const facts = (inAll ?? found) === 1 ? 'fact' : 'facts'
  return inAll === null ? `${found} ${facts}` : `${found} of ${inAll} ${facts}`
}
