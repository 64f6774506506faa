import { tierCaps } from '../reference-data.ts'

/** What a plan caps. */
export type Capped = keyof typeof tierCaps

/** What people call what is capped, in the plural. */
export const cappedWords: Readonly<Record<Capped, string>> = {
  accounts: 'accounts',
  personas: 'people',
  targetSegments: 'target segments',
  contactProfiles: 'decision makers',
}

/** How many there are already, and how many more are wanted. */
export interface Beyond {
  readonly there: number
  readonly amount: number
}

/** Why there can't be more; where there is room for some of what is wanted, how much there is. */
export function limitWords(what: Capped, { there, amount }: Beyond): string {
  const cap = tierCaps[what].toLocaleString('en-GB')
  return there < tierCaps[what]
    ? `You have ${there.toLocaleString('en-GB')} of the ${cap} ${cappedWords[what]} a plan allows, and ${amount} more are too many. Archive some to add more.`
    : `You have ${cap} ${cappedWords[what]}, the most a plan allows. Archive some to add more.`
}
