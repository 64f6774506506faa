import type { ProductField } from './draft.ts'
import type { PlacedSentence } from './sentences.ts'

/** What a heading says of the lines below it. Customers are named as proof, or described as those it is for. */
export type Section = ProductField | 'customers' | null

const headings: readonly (readonly [Exclude<Section, null>, RegExp])[] = [
  [
    'price',
    /^(?:our )?(?:pric(?:e|es|ing)|costs?|plans|fees|price list|what (?:it|this|we) (?:costs?|charge)|what (?:does|will|would) it cost|plans (?:and|&) pric(?:es|ing)|how much.*)$/i,
  ],
  [
    'competitors',
    /^(?:our |the |what about the )?(?:competitors?|competition|alternatives?|rivals?|others?|(?:the )?other (?:vendors|tools|systems|suppliers|providers|products|solutions|makers)|similar (?:products|tools|systems)|why not (?:just |simply )?.*|how (?:we|it) compares?|comparison|what else (?:there is|is there))$/i,
  ],
  [
    'proof',
    /^(?:our |the )?(?:proof|results?|references|case stud(?:y|ies)|success stor(?:y|ies)|testimonials|evidence|track record|what (?:our )?(?:customers|clients|users|people) say(?: about (?:us|it))?)$/i,
  ],
  [
    'forWhom',
    /^(?:for whom|who (?:it|this)(?:['’]s| is) for|whom it is for|who (?:is it|is this) for|for whom is it|who buys (?:it|this|from us)|audience|target (?:group|market|customers?|audience)|(?:ideal|typical|target) (?:customers?|clients?|buyers?)|made for|buyers?)$/i,
  ],
  [
    'problemsSolved',
    /^(?:our |the |what )?(?:problems?|challenges?|pains?|pain points?|troubles?|problems? (?:we|it) solves?|why (?:they|you|people) need it|why(?: change| now| bother)?|the (?:problem|trouble) today|why it matters|today|before)$/i,
  ],
  [
    'whatItDoes',
    /^(?:our |the )?(?:product|solution|features?|(?:key |main |customer )?benefits|how it works|how (?:does it|do we) work|what (?:is|does) (?:it|this)(?: do)?|what (?:it|we) (?:does|do|sell|offer)|what (?:it|we) (?:is|are)|overview|in short|in brief|in one sentence|what you get)$/i,
  ],
  ['customers', /^(?:our |some )?(?:customers?|clients?|users?|who uses (?:it|this))$/i],
]

const bare = (words: string): string => words.replace(/[#*_:?\s]+$/u, '').replace(/^[#*_\s]+/u, '')

function sectionNamed(words: string, name: string): Section {
  const heading = bare(words)
    .replace(/^and /iu, '')
    .replace(/ (?:already|today)$/iu, '')
  if (name !== '' && heading.toLowerCase() === `with ${name.toLowerCase()}`) return 'whatItDoes'
  return headings.find(([, pattern]) => pattern.test(heading))?.[0] ?? null
}

const longestHeading = 7

/** What speaks of the firm, or of something else than what is sold. */
const elsewhere =
  /^(?:about(?: us| the (?:team|company|firm|author))?|who we are|(?:our |the )?(?:team|company|history|story)|contact(?: us)?|news|careers|jobs|press|imprint|legal|downloads?|use|usage|technical data|specifications?|faq|next steps?)$/i

/** "Pricing", "Who it's for:", "## The problem": the section that a line opens; null for a line that opens none. */
export const openedBy = ({ isBare, isItem, text }: PlacedSentence, name: string): Section =>
  (isBare || text.endsWith('?')) && !isItem && text.split(/\s+/).length <= longestHeading
    ? sectionNamed(text, name)
    : null

/** "ABOUT THE TEAM": in capitals throughout, and more than a name. */
const isShouted = (text: string): boolean => /\s/.test(text) && /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

/** A heading of something else: what stands below it is no longer of the section before. */
export const closesSection = ({ isBare, isItem, afterGap, text }: PlacedSentence): boolean =>
  isBare &&
  !isItem &&
  (elsewhere.test(bare(text)) ||
    text.startsWith('#') ||
    isShouted(text) ||
    (afterGap && text.split(/\s+/).length <= longestHeading))

/** "Price: 900 euros a site": what the words before the colon say of those after it. */
export function labelOf(text: string): Section {
  const [, label] = /^([\p{L}’' ]{3,30}):\s+\S/u.exec(text) ?? []
  return label === undefined ? null : sectionNamed(label, '')
}

/** The words after such a label, and every word where none stands. */
export const withoutLabel = (text: string): string =>
  labelOf(text) === null ? text : text.slice(text.indexOf(':') + 1).trim()
