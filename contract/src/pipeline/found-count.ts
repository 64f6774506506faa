import type { Discovered } from './accounts.ts'

type Counted = readonly Pick<Discovered, 'counts'>[]

/** How many of the facts to find at an account were found out, of its `factCount`: the one count that is shown of it. */
export const foundCount = (facts: Counted): number => facts.filter(({ counts }) => counts).length

/** "8 of 23" */
export const foundWords = (facts: Counted, factCount: number): string => `${foundCount(facts)} of ${factCount}`
