import type { BuyerProfile, Fact } from '@ringside/contract/pipeline/buyer-profile'

/** Whether a fact is known to a persona: one that names nobody is known to everybody there. */
export const isKnownTo = (personaId: string, { knownBy }: Pick<Fact, 'knownBy'>): boolean =>
  knownBy.length === 0 || knownBy.includes(personaId)

/** What a description of a company can tell: how big it is, and what it runs on. */
const describable: ReadonlySet<Fact['topic']> = new Set(['size', 'system'])

/** Words of a summary that tell nothing of the company. */
const plainWords = new Set(
  'a about an and around in it main of one roughly run runs the them they with work'.split(' '),
)

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether all that a fact tells stands in what everybody may read of the company: nobody needs to find it out. */
export function isPublic(
  { topic, summary }: Pick<Fact, 'topic' | 'summary'>,
  { description, location }: Pick<BuyerProfile['company'], 'description' | 'location'>,
): boolean {
  if (!describable.has(topic)) return false
  const read = new Set(wordsIn(`${description} ${location}`))
  return wordsIn(summary).every((word) => plainWords.has(word) || read.has(word))
}
