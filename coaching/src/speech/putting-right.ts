import { folded } from './said.ts'
import { anyOf, type Ways } from './ways.ts'

const lead = String.raw`^\W*(?:(?:well|hm+|mm|um+|er|oh|ah|yes|yeah|and|but|so|sorry|okay|ok|right|actually|hang on|wait|let me see)\b[,.!– ]*)*`
const thing = String.raw`(?:(?:one|the first|the second|the last|that last|the) (?:thing|detail|bit|part|figure|number|sum|point|order|one)|one|something)`

/** Somebody puts right what was said back to them. */
export const puttingRightWays: Ways = {
  "no, it's eleven": new RegExp(
    String.raw`${lead}no\b(?!\W*$)(?![,.]? (?:no,? )?(?:that(?:'s| is| was| about| covers| sums)|nothing|you(?:'ve| have| got| didn't| haven't)|i (?:think|don't think|can't think)|not (?:that|really)|spot|exactly|all|(?:it|that)(?:'s| is) (?:all|fine|right|correct|true|accurate|good|perfect|about|exactly|pretty|spot|everything)|all good|all of it|perfect|correct|that(?:'ll| will) do|go on|thanks|problem|worries))`,
  ),
  'not quite': new RegExp(
    String.raw`${lead}(?:not (?:quite|exactly|entirely|really)|nearly|almost|close|mostly|half)\b(?! (?:exactly|right on|perfect))(?!,? (?:yes|yeah|of (?:it|them))\b)`,
  ),
  'one thing is off': new RegExp(
    String.raw`\b${thing}(?:'s| is| was| isn't)?[^.?!,]{0,20} (?:wrong|off|different|out|not (?:quite )?right|straight|isn't|reversed)\b`,
  ),
  'one correction': /\bone correction\b|\b(?:must|let me|have to|may i|to) correct (?:you|that|one|myself)\b/,
  'let me put one bit right': /\b(?:put|set) (?:you|that|it|one \w+|something|the \w+) (?:right|straight)\b/,
  'other way round':
    /\b(?:wrong|other) way (?:round|around)\b|\byou(?:'ve| have)? (?:reversed|swapped|mixed|bent|turned)\b/,
  "that's not what I said":
    /\b(?:that's|that is|it's) not (?:entirely |quite |exactly |really )?(?:it|what i said|right|so)\b/,
  'you got the figure wrong': /\byou(?:'ve| have)? (?:got |heard )?(?:it|that|one thing|the \w+|my \w+) wrong\b/,
  'you missed one': /\byou(?:'ve| have)? (?:missed|forgot|forgotten|left out) (?:one|the|that|something|a)\b/,
  "it's eleven, not nine":
    /\b(?:it's|it was|it is|that's|they're|there (?:are|were)|we(?:'ve got| have)|make it|i said) [^.?!]{1,40}(?:,| and) not\b/,
  'more like eleven':
    /\b(?:it's |that's |they're |i'd say |would be )?(?:more like|nearer|closer to|rather more than|rather less than) (?:an?\b|half|[\w-]+)/,
}
const putsRight = anyOf(puttingRightWays)
/** "Did I miss anything?" is answered by a no that says yes. */
const asksForRest =
  /\b(?:miss(?:ed)?|forg[eo]t(?:ten)?|le(?:ave|ft) (?:\w+ )?out|overlook(?:ed)?|anything else|something else|anything to add)\b/
const onlyNo = /^\W*(?:no|nope)(?:,? no)?\W*$/

/** How much of an answer is listened to: what they tell after that is another matter. */
const longestHeard = 110

/** True when the answer puts right what `said` had summed up. */
export function putsRightWhat(said: string, answer: string): boolean {
  const plain = folded(answer).slice(0, longestHeard)
  if (onlyNo.test(plain)) return !asksForRest.test(folded(said))
  return putsRight.test(plain)
}
