import type { NamesHeard } from '../metrics/heard/names.ts'

const pushedFor = (buyerName: string): string => `You pushed ${buyerName} for names, or offered something for them.`

/** What a check that was not met cost a call about names, as a sentence: there it asks for something else. */
export const lostOverNames: Record<string, (names: NamesHeard, buyerName: string) => string> = {
  'opening.question-first': (_, buyerName) => `You asked for a favour before you had heard how ${buyerName} gets on.`,
  'discovery.process': (_, buyerName) => `You never asked how ${buyerName} gets on with it.`,
  'next-step.asked': ({ asks, pushed }, buyerName) => {
    if (pushed !== null) return pushedFor(buyerName)
    return asks.length === 0
      ? 'You ended without asking for anybody.'
      : `You asked for names before you had heard how ${buyerName} gets on with it.`
  },
  'next-step.when': () => 'You never said what becomes of a name, and when.',
  'next-step.agreed': ({ named }, buyerName) =>
    named.length === 0 ? `${buyerName} named nobody.` : `${buyerName} named one person, and no other.`,
  'next-step.what': (_, buyerName) => `You never said whom it would help, so ${buyerName} had nobody to think of.`,
  'next-step.who': (_, buyerName) => `You have no leave to use ${buyerName}’s name.`,
  'next-step.safe': ({ pushed }, buyerName) =>
    pushed === null ? `${buyerName} never heard what would become of whoever they name.` : pushedFor(buyerName),
}
