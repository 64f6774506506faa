import type { Account } from './accounts.ts'
import type { Discovered } from './facts.ts'

type Counted = readonly Pick<Discovered, 'counts'>[]

/** How many of the facts to find at an account were found out, of its `factsInAll`: the one count that is shown of it. */
export const foundCount = (facts: Counted): number => facts.filter(({ counts }) => counts).length

type Sought = Pick<Account, 'factsInAll' | 'stage'> & { discoveredInformation: Counted }

/** Facts are looked for to win a deal: of one that is decided, what was found is not held against what was not. */
const isDecided = ({ stage }: Pick<Account, 'stage'>): boolean => stage === 'won' || stage === 'lost'

/**
 * What is told of the facts of an account, in tables, on pages and in files alike. Of an open deal both counts; of one that
 * is decided `inAll` is null, and so is `found` where nothing was found.
 */
export function factsTold(account: Sought): { found: number | null; inAll: number | null } {
  const found = foundCount(account.discoveredInformation)
  if (!isDecided(account)) return { found, inAll: account.factsInAll }
  return { found: found === 0 ? null : found, inAll: null }
}

/** "8 of 23"; of a deal that is decided "8", and "" where nothing was found. */
export function foundWords(account: Sought): string {
  const { found, inAll } = factsTold(account)
  return inAll === null ? `${found ?? ''}` : `${found} of ${inAll}`
}
