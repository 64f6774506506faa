import type { Account } from '@ringside/contract/pipeline/accounts'
import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'

/** What every search finds an account by, so that a count of accounts leads to just these: its name, place, industry, what it is in there, and people. */
export const searchedWords = (account: Account): string =>
  [
    account.name,
    account.location,
    account.industry,
    account.subIndustry,
    ...account.personas.map((persona) => `${buyerNameOf(persona)} ${persona.title}`),
  ].join(' ')
