import { demandOf } from '../metrics/heard/demands.ts'
import { briefly } from '../metrics/wording.ts'
import type { HeardObjection } from '../metrics/heard/heard-objection.ts'
import { lackedForStep } from '../speech/lacking.ts'
import { saidSentences, type Span } from '../metrics/heard/words.ts'

export const objectionNames = {
  price: 'price',
  timing: 'timing',
  incumbent: 'what they have already',
  'tried-before': 'having tried it before',
  'no-need': 'not needing it',
  'no-authority': 'not being the one who decides',
  'send-something': 'wanting it in writing first',
  'vendor-trust': 'trusting a new vendor',
  security: 'security',
  effort: 'what it asks of people',
  competitor: 'another vendor',
  contract: 'the contract',
  complaint: 'what goes wrong with you',
  discretion: 'passing on a name',
} as const

/** What stands between the two: a worry, or in a bargain a demand. */
export const standing = (objection: HeardObjection): string => (demandOf(objection) === null ? 'worry' : 'demand')

const ofMachines =
  /\b(?:computers?|machines?|robots?|algorithms?|apps?|screens?|software|systems?|technology|the tech|AI|automat\w+)\b/iu

/** "Our yards are too small for that", "I'm worried nothing connects to it": whether it can work there, whoever sells it. */
const ofFitting =
  /\btoo (?:small|big|large|old|short|narrow|special|different|remote)\b|\b(?:won['’]t|wouldn['’]t|doesn['’]t|don['’]t|can['’]t|nothing|never|sure (?:it|that|this)|worried (?:it|that|nothing)) ?(?:will |would |even )?(?:fits?|connects?|integrates?|plugs? in|talks? to|works? (?:here|with|for us|in our|on our))\b/iu
const mayBeOfFitting = new Set(['vendor-trust', 'effort', 'no-need'])

/** "It's not in this year's budget": whether there is money for it, whatever it costs. */
const ofBudget = /\bbudget(?:s|ed)?\b|\bno money\b/iu

const longestNamed = 60

/** Of two sentences that are too long to be named the second has the worry: the first says whose it is. */
function tellingEnd({ raised, span }: HeardObjection): Span {
  if (span.end - span.start <= longestNamed) return span
  const last = saidSentences(raised).findLast(({ start, end }) => start > span.start && end <= span.end)
  return last ?? span
}

/** What a worry is about, as a rep reads it; in the buyer's words where that is not known. Who distrusts a machine distrusts it whoever sells it. */
export function worryNamed(worry: HeardObjection): string {
  const demand = demandOf(worry)
  if (demand !== null) return demand.about
  const { family, raised, span, unsure } = worry
  const words = raised.heard.slice(span.start, span.end)
  // A wrong name would be one for a worry that nobody had.
  if (unsure === true) return `“${briefly(raised, tellingEnd(worry), longestNamed)}”`
  if (mayBeOfFitting.has(family) && ofFitting.test(words)) return 'whether it fits them'
  if (family === 'no-need' && lackedForStep(words) !== null) return 'what they would have from it'
  if (family === 'price' && ofBudget.test(words)) return 'the budget'
  return family === 'vendor-trust' && ofMachines.test(words) ? 'trusting a machine with it' : objectionNames[family]
}
