import { isBargain } from './demands.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { heardSentences, type Span } from './words.ts'

const share = String.raw`(?:\d+(?:\.\d+)?|a|five|ten|fifteen|twenty|thirty|forty|fifty|twelve|seven|eight) ?(?:%|per ?cent|percent)`
const off = String.raw`(?:off|discount|cheaper|less|reduction)`
/** "I can do 20 percent off": the seller's own price, made lower. */
const cuts = new RegExp(
  [
    String.raw`\b(?:i|we|you)(?:['’](?:ll|d|re)| can| could| will| would| might| get| am| are)*(?: \w+){0,4} (?:do|give|offer|get|knock|take|go|have|throw in|drop|make it|for)\b[^.?!]{0,40}\b(?:${share} ${off}|${share} (?:of )?(?:discount|off)|discount|half price|half off|(?:a|one|two|three) months? (?:for )?free|(?:${share}) off)`,
    String.raw`\b(?:i|we)(?:['’]ll| can| could| will| would|['’]d) (?:\w+ )?(?:knock|take|drop|cut|lower|bring) (?:\w+ ){0,3}(?:${share}|the price|our price|the rate|something off|a bit off)`,
    String.raw`\b(?:there(?:['’]s| is)|with) (?:a )?${share} (?:off|discount)`,
  ].join('|'),
  'iu',
)
const refused =
  /\b(?:can['’]?t|cannot|won['’]t|don['’]t|do not|never|no) (?:\w+ ){0,3}(?:do|give|offer|knock|discount)/iu
/** The buyer spoke of the price, or of wanting it lower. */
const ofPrice =
  /\b(?:price[sd]?|pric(?:ey|ing)|expensive|cheap(?:er)?|discount\w*|afford|budget|too much|costs? (?:us|me|too)|what (?:does|would|do) (?:it|you|that) (?:cost|charge)|how much)\b|(?:%|per ?cent) off\b/iu

/** Where a turn makes the price lower before the buyer said a word of it; null where it does not, and in a bargain. */
export function unaskedCut(call: HeardCall, turn: HeardTurn): Span | null {
  if (isBargain(call) || call.buyer.some(({ at, heard }) => at < turn.at && ofPrice.test(heard))) return null
  const found = heardSentences(turn).find(({ start, end }) => {
    const text = turn.heard.slice(start, end)
    return cuts.test(text) && !refused.test(text)
  })
  return found ?? null
}
