import { nextStepDetail } from '../../acts/details.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'

const sending =
  /\b(send|sending|sent|e-?mail|mail|forward|share|text|post|message|ping|fax|drop you (a|the|some)|get (you|that|it) (the|a|an|that|it|this|over|across|to you|in writing)|get (the|an?|our|your) ([\p{L}-]+ ){1,2}(over|across|out|off) to you|put (it|that|this|something|some \p{L}+|the \p{L}+|an? \p{L}+|a few \p{L}+) (together|in writing|in an e-?mail|in the post)|have (it|that|them|the \p{L}+) (with you|in your inbox|over to you)|(have|get|receive|expect) (our|my|the|an?|your) ([\p{L}-]+ )?(papers?|paperwork|offer|proposal|quote|figures|numbers|terms|contract|documents?|report|summary|overview|details|e-?mail|link|price list|prices|pages?|answers?|deck|brochure|samples?))\b/iu

/** What people meet for, or by; an invite fixes a meeting, this call is over. */
const meeting =
  /\b(meet(ing)?|(?<!\b(?:this|the|our|last|first|today['’]s) )call|ring|phone|speak|talk|chat|visit|come|pop|swing|demo\w*|show|walk|look at (it|this|that|them) (with|together)|go(ing)? (through|over)|go(ing)? (it|this|that|them) (through|over)|take you through|minutes|half an hour|an hour|invit\w+|calendar|diary|trial|pilot|sit (down)?|workshop|session|tasting|lunch|coffee|in person|together on|slots?|times that|see you|catch up|pick (it|this) up)\b/iu

/** "I'll send it this afternoon": papers come in a part of a day; people meet at an hour. */
const partOfDay = /^(?:morning|afternoon|evening|lunchtime)$/iu

/** The ask promises something to read, and nobody meets for it: "I'll send you the figures next week, all right?" */
export function promisesOnlyPapers({ heard }: HeardTurn): boolean {
  if (!sending.test(heard) || meeting.test(heard)) return false
  const { time } = nextStepDetail(heard)
  return time === undefined || partOfDay.test(time.text)
}

const timesWanted =
  /\b(?:send|text|e-?mail|mail|give|offer|drop|ping|shoot|suggest)(?: (?:it|me|us|him|her|them|over|across|through|along))* (?:an?|the|your|some|a few|a couple of|two or three|three|two|that)(?: \p{L}+)? ?(?:times?|slots?|dates?|days?|options|invit\w+|link|calendar)\b/iu

/** Sends the times or the invitation that the buyer has just asked for: that belongs to the meeting, and is no step of its own. */
export function sendsTimes(call: HeardCall, turn: HeardTurn): boolean {
  const asked = call.turns[turn.at - 1]
  return asked?.speaker === 'buyer' && timesWanted.test(asked.heard) && promisesOnlyPapers(turn)
}

const sendMe =
  /^\W*(?:(?:yes|yeah|okay|ok|sure|please|fine|well|um|maybe|just|then|and|right|alright|all right)\b[,. ]*)*(?:do |please |you can |you could )?(?:send|e-?mail|mail|post|forward|drop) (?:me|us|it|that|them|over|through|something|some|the|a|an)\b/iu
/** "Email me" alone gets rid of the rep. */
const meansIt = /\b(?:about|on|with)\b|\b(?:i|we)(?:['’]ll| will)\b/iu
const noPromise = /\b(?:can['’]t|won['’]t|don['’]t|not|never|no)\b/iu

/** Asks for something to read, and says what it should be about, or that it will be looked at. */
export const wantsToRead = ({ heard }: HeardTurn): boolean =>
  sendMe.test(heard) && meansIt.test(heard) && !noPromise.test(heard)
