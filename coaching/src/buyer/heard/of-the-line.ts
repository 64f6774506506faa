import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import { meaningOf } from '../perceive.ts'
import type { Heard } from '../perceive.ts'

const end = String.raw`(?=\W*$|[.?!,])`

/** The rep has not heard, or lost the thread, and wants the last thing once more. */
export const againWays: Ways = {
  'say that again': new RegExp(
    String.raw`\b(?:say|repeat|run) (?:that|it|what you (?:just )?said)(?: by me)? (?:again|once more|one more time)(?: for me| please)?${end}`,
  ),
  'could you repeat that': /\b(?:can|could|would|mind|please) (?:you )?(?:just |please )?repeat(?:ing)?\b/,
  'come again': new RegExp(String.raw`\b(?:come again|once more|one more time)${end}`),
  'what did you say': new RegExp(
    String.raw`\bwhat (?:did|was) (?:you|that|it)(?: just)?(?: say| mean| said)?(?: again| just now)?${end}`,
  ),
  'what was that last bit': /\bwhat was (?:that|the) (?:last|first|other) (?:bit|part|thing|one|word)\b/,
  'the last bit again': new RegExp(
    String.raw`\b(?:the|that|your) (?:last|first) (?:bit|part|thing|one|word|sentence|number) (?:again|once more|one more time)${end}`,
  ),
  pardon: /^\W*(?:i beg your )?pardon(?: me)?\W*$/,
  'sorry?': /^\W*(?:sorry|what|huh|eh)\W*\?\W*$/,
  'you broke up':
    /\byou(?:'re| are| were|'ve| have)? (?:just )?(?:cut(?:ting)? out|br(?:oke|eaking|oken) up|faded|fading|gone|went(?: a bit)?) ?(?:quiet|silent|out|again)?\b|(?<!\b(?:if|when|once|that) )\b(?:the|this) (?:line|connection) (?:is|was|went|dropped|cut)\b/,
  'i lost you': /\bi (?:just )?(?:lost (?:you|the line|the thread)|missed (?:that|it|what|the last)|zoned out)\b/,
  "i didn't catch that":
    /\b(?:didn't|did not|couldn't|can't|couldn't) (?:quite |really )?(?:catch|hear|get) (?:that|you|it|all of that|the last|what you said)\b/,
  'where were we': /\bwhere (?:were|was) (?:we|i)\b/,
}

/** The rep needs a moment, and asks nothing yet. */
export const waitingWays: Ways = {
  'hang on': /\b(?:hang|hold) on(?: (?:a|one))?\b/,
  'one second': /\b(?:just )?(?:one|a|two|half a) (?:sec|secs|second|seconds|moment|minute|mo|tick)\b/,
  'bear with me': /\bbear with me\b/,
  'let me think': /\blet me (?:just |quickly )?(?:think|see|check|look|find|write|note|get|grab|jot|put|take a note)\b/,
  "i'll write that down":
    /\bi(?:'ll| will|'m| am)(?: just)?(?: going to)? (?:writ(?:e|ing)|not(?:e|ing)|jot(?:ting)?|tak(?:e|ing) (?:a )?notes?)\b/,
  "there's somebody at the door":
    /\b(?:somebody|someone|dog|door|phone|colleague)(?:'s| is| was)? (?:just )?(?:at|in|on|rang|ringing|barking|walked|came|coming)\b/,
}

/** The rep gives the floor back. */
export const yieldingWays: Ways = {
  'you go first':
    /\b(?:you|please) (?:go|carry) (?:first|on|ahead)\b|^\W*(?:(?:sorry|no),? )*(?:after you|go ahead)\W*$/,
  'you were saying': /\byou were (?:saying|about to say|going to say)\b/,
  'i interrupted you':
    /\bi (?:interrupted|cut you off|talked over)\b|\bdidn't mean to (?:interrupt|cut you off|talk over)\b/,
}

const again = anyOf(againWays)
const waiting = anyOf(waitingWays)
const yielding = anyOf(yieldingWays)
const all = new RegExp([again, waiting, yielding].map(({ source }) => source).join('|'), 'g')

/** More than this many words of meaning beside it, and the line is about something. */
const mostBeside = { again: 2, waits: 1, yields: 2 } as const
const mostWords = 16

/** What a line does that is about the talking and not about the matter. */
export type OfTheLine = 'again' | 'waits' | 'yields'

/** Null for a line that says or asks something of the matter. */
export function ofTheLine({ plain, wordCount }: Heard): OfTheLine | null {
  if (wordCount > mostWords) return null
  const kind = again.test(plain) ? 'again' : yielding.test(plain) ? 'yields' : waiting.test(plain) ? 'waits' : null
  if (kind === null) return null
  const rest = plain.replaceAll(all, ' ').replaceAll(said, ' ')
  if (kind !== 'again' && (asksSomething.test(rest) || settles.test(rest))) return null
  return meaningOf(rest).size > mostBeside[kind] ? null : kind
}

/** A yes, whatever is written down after it. */
const settles = /\b(?:deal|agreed|done|accept\w*|fine|great|perfect|works|thanks?|thank you|bye|goodbye)\b/
const asksSomething = /\b(?:who|what|when|where|why|how|which|do|does|did|is|are|can|could|would)\b/

/** Words that go round it and mean nothing of their own. */
const said = /\b(?:sorry|um|uh|er|erm|oh|hm|please|okay|right|ah|no|yes|quickly|line|bad|bit|down)\b/g
