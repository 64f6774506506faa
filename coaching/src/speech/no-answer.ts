import { folded } from './said.ts'
import { anyOf, type Ways } from './ways.ts'

/** What was asked or doubted lies beyond the rep: not "I don't know your exact figures" nor "I don't know how you do it". */
const noAnswer: readonly RegExp[] = [
  /\bi (?:really |honestly |actually |just )?(?:don't|do not) (?:really |actually )?know(?: (?:that|about that|the answer|off the top|either|to be honest)\b[^.?!]*| yet(?=\W*$|[.,]))?(?:\W*$|[.!,;–-](?! (?:four|five|six|ten|a |two|three|maybe|what|how|when|would|do|is|could)\b)| but\b)/,
  /\b(?:i'm|i am) not (?:really |quite |too |a hundred percent )?sure(?: (?:about|of) (?:that|this|it)\b| off the top\b| to be honest\b| (?:what|how|whether|if) (?:it|that|we|they|our)\b|\W*$|[.!,;–-](?! (?:is|what|how|when|would|do|does|could)\b)| but\b)/,
  /\b(?:i'd|i would|i'll|i will) (?:have|need) to (?:check|ask)\b(?! you\b)|\bi (?:have|need) to (?:check|ask) (?:with|my|our|on|about|that|around|somebody|someone|the)\b|\b(?:i'll|i will|i can|i'd|let me) (?:have to )?get back to you\b/,
  /\b(?:i have |i've |i've got )?no idea(?:\W*$|[.!,]| (?:about that|sorry)\b)/,
]

/** "I don't know" in the middle of a thought that goes on, or of a question to the buyer: the rep looks for a word. */
export const fillerWays: Ways = {
  "you could be, I don't know, doing the forecast":
    /\b(?:be|is|are|was|were|'s|'re|to|of|for|with|by|in|on|at|like|say|than|and|or|have|has|takes|costs|every|about|the|an?), i (?:really |honestly )?don't know, (?=\w)/,
  "is there a date, I don't know, the opening of a shop?":
    /(?<=(?:^|[.!?] )(?:(?:so|and|but|okay|well),? )*(?:is|are|do|does|did|have|has|can|could|would|will|what|how|when|who|which|where|why)\b[^.!?]*), i (?:really |honestly )?don't know, (?=[^.!?]+\?)/,
}
const filler = anyOf(fillerWays, 'g')

function withoutFiller(words: string): string {
  return folded(words).replaceAll(filler, ' ')
}

/** True when the rep has no answer to give, and says so or says that they would have to ask. */
export function hasNoAnswer(words: string): boolean {
  const plain = withoutFiller(words)
  return noAnswer.some((pattern) => pattern.test(plain))
}

/** Who does one of these goes and finds out. "I'll send you a brochure" finds out nothing. */
export const findingOutWays: Ways = {
  "I'll find out":
    /\b(?:i'll|i will|let me|i can|i'm going to) (?:\w+ )?(?:find out|ask|check|look|get|come back|let you know)\b/,
  "I'd rather check with engineering": /\bi(?:'d| would) rather (?:\w+ )?(?:check|ask|find out|look|get)\b/,
  'can I find out and email you?':
    /\b(?:can|could|may|shall) i (?:\w+ )?(?:find out|check|ask|look (?:it|that|into)|get back|come back|let you know)\b/,
  'in ten minutes I will know':
    /\bi(?:'ll| will) (?:\w+ )?(?:know|have (?:it|that|the answer|an answer) (?:for you|by|tomorrow|today))\b/,
  "I'll drop my manager a message":
    /\bi(?:'ll| will|'m going to) (?:\w+ )?(?:drop|message|e-?mail|text|ring|call|phone) (?:him|her|them|(?:my|our) \w+)\b/,
}
const findsOut = anyOf(findingOutWays)

/** True when a question or worry is left lying with a shrug. Who goes and finds out has not shrugged. */
export function shrugsOff(words: string): boolean {
  const plain = withoutFiller(words)
  const shrugs = noAnswer[0]?.test(plain) === true || /\bi'm not sure,? i(?:'d| would) have to\b/.test(plain)
  return shrugs && !findsOut.test(plain)
}
