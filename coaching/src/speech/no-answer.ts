import { folded } from './said.ts'

/** What was asked or doubted lies beyond the rep: not "I don't know your exact figures" nor "I don't know how you do it". */
const noAnswer: readonly RegExp[] = [
  /\bi (?:really |honestly |actually |just )?(?:don't|do not) (?:really |actually )?know(?: (?:that|about that|the answer|off the top|either|to be honest)\b[^.?!]*| yet(?=\W*$|[.,]))?(?:\W*$|[.!,;–-](?! (?:four|five|six|ten|a |two|three|maybe|what|how|when|would|do|is|could)\b)| but\b)/,
  /\b(?:i'm|i am) not (?:really |quite |too |a hundred percent )?sure(?: (?:about|of) (?:that|this|it)\b| off the top\b| to be honest\b| (?:what|how|whether|if) (?:it|that|we|they|our)\b|\W*$|[.!,;–-](?! (?:is|what|how|when|would|do|does|could)\b)| but\b)/,
  /\b(?:i'd|i would|i'll|i will) (?:have|need) to (?:check|ask)\b(?! you\b)|\bi (?:have|need) to (?:check|ask) (?:with|my|our|on|about|that|around|somebody|someone|the)\b|\b(?:i'll|i will|i can|i'd|let me) (?:have to )?get back to you\b/,
  /\b(?:i have |i've |i've got )?no idea(?:\W*$|[.!,]| (?:about that|sorry)\b)/,
]

/** True when the rep has no answer to give, and says so or says that they would have to ask. */
export function hasNoAnswer(words: string): boolean {
  const plain = folded(words)
  return noAnswer.some((pattern) => pattern.test(plain))
}

const findsOut =
  /\b(?:i'll|i will|let me|i can|i'm going to) (?:\w+ )?(?:find out|ask|check|look|get|come back|let you know)\b/

/** True when a question or worry is left lying with a shrug. Who goes and finds out has not shrugged. */
export function shrugsOff(words: string): boolean {
  const plain = folded(words)
  const shrugs = noAnswer[0]?.test(plain) === true || /\bi'm not sure,? i(?:'d| would) have to\b/.test(plain)
  return shrugs && !findsOut.test(plain)
}
