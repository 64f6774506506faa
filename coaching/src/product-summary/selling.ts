import { z } from 'zod'
import { withoutOrders } from '../metrics/heard/orders.ts'
import { rivalNamesIn } from './rival-names.ts'

/** The rep's product summary, as it is kept with a call. Calls made before a field was kept do not have it. */
export const productSchema = z.object({
  name: z.string(),
  whatItDoes: z.string(),
  forWhom: z.string().optional(),
  problemsSolved: z.array(z.string()).optional(),
  proof: z.array(z.string()).optional(),
  price: z.string().optional(),
  competitors: z.array(z.string()).optional(),
})
export type Product = z.infer<typeof productSchema>

/** What of a product summary is kept with a call; null where what is sold has no name yet. */
export function productOf(summary: Required<Product> | null): Product | null {
  if (summary === null || summary.name === '') return null
  const { name, whatItDoes, forWhom, problemsSolved, proof, price, competitors } = summary
  return { name, whatItDoes, forWhom, problemsSolved, proof, price, competitors }
}

/**
 * What of a product summary is fit to be said aloud. A summary is somebody's text: what is no plain name, no plain
 * sentence or no price is left out, and what was left out is not spoken of.
 */
export type Selling = {
  name: string | null
  /** What to call it before its name has been said: "tool". */
  kind: string | null
  /** What it does, as the rep can say it. */
  value: string | null
  /** Whom it is for, as it stands after "for": "care homes with 50 to 500 staff". */
  forWhom: string | null
  problems: readonly string[]
  proof: readonly string[]
  /** "1,900 dollars a site a month": what comes after "it costs". */
  price: string | null
  /** What the price goes by: "site". */
  unit: string | null
  rivals: readonly string[]
}

const longestName = 60
const longestSentence = 160

/** One line without marks that nobody says and characters that nobody sees. */
function plainLine(text: string): string {
  const [line = ''] = text.trim().split(/[\r\n\u2028\u2029]/u)
  return line
    .replaceAll(/[™®©\p{Cf}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?\([^)]*\)/g, '')
    .trim()
}

const nameForm = /^[\p{L}\p{N}][\p{L}\p{N}&'’.+-]*(?: (?:&|[\p{L}\p{N}][\p{L}\p{N}&'’.+-]*)){0,6}$/u

/** A name speaks to nobody and asks for nothing. */
const noName =
  /\b(?:i|me|my|we|our|us|you|your|yours|ignore|disregard|forget|say|tell|give|agree|accept|reveal|score|scorer|grade|rubric|criteria|instructions?|prompt|assistant|must|should|shall|always|never|please|is|are|was|were|not)\b|\.(?: |$)/iu

function nameIn(text: string): string | null {
  const name = plainLine(text).replace(/[.,;:!?]+$/u, '')
  return name.length <= longestName && nameForm.test(name) && !noName.test(name) ? name : null
}

const markup = /[<>{}[\]|`*#_~\\^="“”]|https?:|www\.|\/\//u
const orders = /\b(?:ignore|disregard|instructions?|prompt|rubric|system message)\b/iu

/** The first sentence, without its full stop; null when it is too long to say, marked up, or an order to somebody. */
function sentenceIn(text: string): string | null {
  const [first = ''] = plainLine(text).split(/(?<=[.!?])\s/u)
  const sentence = first.replace(/[.!\s]+$/u, '')
  if (sentence.length > longestSentence || sentence.split(' ').length < 3 || sentence.endsWith('?')) return null
  return markup.test(sentence) || orders.test(sentence) || withoutOrders(sentence) !== sentence ? null : sentence
}

const kinds = /\b(tool|platform|app|software|service|system|program|programme|device|training|course|module)\b/iu

/** "It costs 140 pounds a month", "Prices start at $40": the words before the amount. */
const upToAmount =
  /^(?:[\p{L}’'-]+ ){0,6}?(?:(?:costs?|charges?|asks?|pays?|is|are|at|for|price|pricing):? (?=(?:from |about |around |only |just )?(?:[$€£] ?)?\d)|(?=from (?:only |just )?(?:[$€£] ?)?\d))/iu
const priceForm = /^(?:from |about |around )?(?:[$€£] ?)?\d/iu
const units =
  /\b(?:per|an?|each|every|by the) (site|user|seat|person|employee|driver|nurse|truck|vehicle|location|branch|store|clinic|school|order|device|team|month|year)\b/iu

/** "Plans start at $49", "as little as $49": the price begins there, and may be more. */
const beginsAt =
  /\b(?:start(?:s|ing)?|begin(?:s|ning)?) (?:at|from|with) (?=(?:only |just )?(?:[$€£] ?)?\d)|\bas (?:little|low) as |\bno less than /iu

/** "It costs 140 pounds a pool a month." is a price of "140 pounds a pool a month". */
function priceIn(text: string): string | null {
  const price = sentenceIn(text)
    ?.split(/[,;] /)[0]
    ?.replace(beginsAt, 'from ')
    ?.replace(upToAmount, '')
    .replace(/^(?:only|just) /iu, '')
  return price !== undefined && priceForm.test(price) ? price : null
}

/** Said after a name: what it does, whether the summary has it as a sentence ("It books slots") or not ("Books slots"). */
function valueOf(does: string | null, name: string | null): string | null {
  if (does === null) return null
  if (/^(?:we|it|our|the|this|an?|you|with)\b/iu.test(does)) return `${does}.`
  if (name === null) return null
  if (does.toLowerCase().startsWith(name.toLowerCase())) return `${does}.`
  return `What ${name} does: ${does.charAt(0).toLowerCase()}${does.slice(1)}.`
}

const longestWhom = 90
/** "Dock Planner is built for ...", "It helps ...": what stands before those it is for. */
const upToWhom =
  /^(?:it|this|that|we|our|built|made|meant|designed|ideal|perfect|best|for|\p{Lu}[\p{L}\p{N}]*)\b.*?\b(?:for|serves?|helps?|work with)\b /iu
/** What is left of a whole sentence is no name of anybody, and neither is what speaks to somebody. */
const noWhom = /\b(?:[Ii]s|are|was|were|will|can|must|should|[Ww]e|[Oo]ur|I|[Yy]ou|[Yy]our|[Tt]hey|[Ii]t)\b/u

/** "Built for warehouse managers at food makers." is for "warehouse managers at food makers". */
function forWhomIn(text: string): string | null {
  // A kind of customer may be named in two words, which make no sentence.
  const sentence = sentenceIn(`for ${text.trim()}`)?.slice('for '.length) ?? ''
  const whom = sentence.replace(upToWhom, '').replace(/^for /iu, '')
  if (whom.length < 4 || whom.length > longestWhom || noWhom.test(whom)) return null
  const [first = ''] = whom.split(/[ ,]/u)
  return /^\p{Lu}\p{Ll}+$/u.test(first) && !brands.has(first) ? whom.charAt(0).toLowerCase() + whom.slice(1) : whom
}

/** A few words in which nothing but the first letter is a capital lose it inside a sentence: "Spreadsheets and the phone". */
function insideSentence(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  const isOrdinary = rest.some((word) => /^\p{Ll}{4,}/u.test(word)) && /^\p{Lu}\p{Ll}*$/u.test(first)
  return isOrdinary && !brands.has(first) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
const brands = new Set(['Excel', 'Google', 'Microsoft', 'Outlook', 'Oracle', 'Salesforce', 'Amazon', 'Apple'])

const known = <T>(items: readonly (T | null)[]): T[] => items.filter((item) => item !== null)

/** A competitor stands in a line of its own as its name alone, or several in a sentence of the text that it was drafted from. */
function rivalsIn(line: string, own: string | null): string[] {
  const whole = nameIn(line)
  if (whole !== null) return [whole]
  const told = plainLine(line)
  if (told.length > longestSentence || markup.test(told) || orders.test(told)) return []
  return known(rivalNamesIn(told).map(nameIn)).filter((rival) => rival !== own)
}

/** Reads a product summary. Pure; null for a rep who has none. */
export function sellingOf(product: Product | null): Selling | null {
  if (product === null) return null
  const name = nameIn(product.name)
  const does = sentenceIn(product.whatItDoes)
  const price = priceIn(product.price ?? '')
  return {
    name,
    kind: kinds.exec(does ?? '')?.[1]?.toLowerCase() ?? null,
    value: valueOf(does, name),
    forWhom: forWhomIn(product.forWhom ?? ''),
    problems: known((product.problemsSolved ?? []).map(sentenceIn)),
    proof: known((product.proof ?? []).map(sentenceIn)),
    price,
    unit: units.exec(price ?? '')?.[1]?.toLowerCase() ?? null,
    rivals: [...new Set((product.competitors ?? []).flatMap((line) => rivalsIn(line, name)))].map(insideSentence),
  }
}

/** Words without the product's name: said back by a buyer, it is no word of theirs that a rep could take up. */
export function withoutName(product: Product | null, words: string): string {
  const name = sellingOf(product)?.name ?? null
  return name === null ? words : words.replaceAll(name, '')
}
