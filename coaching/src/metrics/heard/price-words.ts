import type { Detail } from '../../acts/details.ts'

const word =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const sum = String.raw`(?:\d[\d,.]*\d|\d|(?:a(?= hundred| thousand)|${word})(?:[ -](?:and|hundred|thousand|${word}))*)`
/** What a price is not counted by: "forty a night" is how often, "ten at a time" how many. */
const notSold =
  '(?:minute|hour|day|night|week|morning|afternoon|evening|shift|time|turn|go|call|trip|round|cent|hundred|thousand|little|bit|lot|couple|few|row|good|month|year|tray|batch)s?'

/** "Ninety a shop", "ninety for each shop", "90/shop", "eighty-five apiece". */
const each = new RegExp(
  String.raw`(?<![\p{L}\d] of )\b${sum}(?:(?: an? | per | each | every | for (?:an?|each|every) |\/)(?!${notSold}\b)\p{L}+| apiece| each(?=\W*$|[,.;]))`,
  'iu',
)

/** A sum as the whole answer to what it costs: "Ninety.", "That would be a thousand and eighty for the twelve." */
const wholeAnswer = new RegExp(
  String.raw`^\W*(?:(?:well|so|okay|right|er|um|that|it|we|you|i|would|will|do|does|be|are|is|at|for|from|about|around|roughly|say|call|come|comes|to|look|looking|pay|charge|start|starts|it's|that's|we're|you're|that'd|it'd|you'd|we'd)[, ]+)*${sum}(?:,? (?:for (?:the|all|everything|everybody|you) ?[\p{L} ]{0,24}|all in|flat|to start(?: with)?|in total|altogether|plus \p{L}+))?\W*$`,
  'iu',
)

/** Sums that are somebody's doing and no price: "we work with ninety", "you throw away ninety a shop". */
const counted =
  /\b(?:throw|threw|bake|sell|sold|make|made|deliver|take|took|need|get|got|have|has|had|saw|work with|use)\b/iu

function detailOf(found: RegExpExecArray | null): Detail | null {
  return found === null ? null : { text: found[0], start: found.index, end: found.index + found[0].length }
}

/** The price that a sentence puts for each of something, or answers with when asked, without naming a currency. */
export function priceAsSaid(sentence: string, askedPrice: boolean): Detail | null {
  if (sentence.trimEnd().endsWith('?') || counted.test(sentence)) return null
  const plain = sentence.replaceAll('’', "'")
  return detailOf(each.exec(plain)) ?? (askedPrice ? detailOf(wholeAnswer.exec(plain)) : null)
}
