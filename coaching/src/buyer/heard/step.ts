import { judgedFrom } from '../../acts/confidence.ts'
import { isSupplied, knowsTrouble, namesBenefit, nearerBy, offersWayOut } from './ask-put.ts'
import { countOf, sharedCount } from '../mind.ts'
import { actIn } from '../perceive.ts'
import type { Heard } from '../perceive.ts'
import type { Scene } from '../scene.ts'
import { namesSomebody } from './somebody-named.ts'
import { stepDetailIn } from './step-detail.ts'

export { stepDetailIn }

/** The rep only offers to send something: no meeting, nothing to agree to. */
export function onlySends(words: string): boolean {
  const plain = words.toLowerCase()
  const sends =
    /\b(?<!\b(?:did|you|they|to) )(?:drop) (?:you |him |her |them )+(?:an?|some|the|our) |\b(?:send|email|e-mail|mail|forward|shoot) (?:you |him |her |them |over |across )*(?:some|an?|one|the|our|more|my|that|it|this|something|information|info|over|a few|you)\b/.test(
      plain,
    )
  return (
    sends &&
    !/\b(?:invite|calendar|meet|call you|talk|speak|chat|sit down|demo|session|(?:could|can|shall|should) we|go through (?:it|that|them) (?:together|with)|half an hour|minutes)\b/.test(
      plain,
    )
  )
}

/** The rep books a slot without asking: "I'm putting you in for Monday". */
export function booksUnasked(words: string): boolean {
  return /\b(?:i(?:['’]m| am) putting|i(?:['’]ll| will) put|let me put) you (?:in|down)\b|\bpencil(?:l?ing)? you in\b/i.test(
    words,
  )
}

/** "Shall we get on with it?" begins this call and asks for no other. */
const begins =
  /\b(?:shall|should|can|could|may|let'?s|ready to|okay to|want to|we might as well|i'?d like to)(?: we| i| just| you)*,? (?:get (?:on with|going|started|cracking|stuck in|straight|right|into it)|start|begin|crack on|dive in|jump (?:in|right)|kick (?:off|things off)|make a start|go ahead|get to it)\b/i

/** What still suits was arranged before: it is this call. */
const stillSuits =
  /\b(?:does|do|is|are|will) (?:that|it|this|now|the time|half an hour|you|we)(?: all)? still (?:work|suit|ok(?:ay)?|alright|all right|fine|good|convenient|have)\b/i

/** "We said Thursday at ten": the day is that of this call. */
const saidBefore =
  /\b(?:we|you)(?:'d| had)? (?:said|agreed|planned|fixed|arranged|put|set|booked)\b|\bas (?:agreed|planned|arranged|promised)\b/i

/** "On a normal Tuesday", "every Friday": a day like any other, for which nobody asks a meeting. */
const usualDay =
  /\b(?:an?|any|each|every|one) (?:(?:normal|typical|usual|average|ordinary|busy|bad|good|given) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:normal|typical|usual|average|ordinary) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i
const asksHowMuch = /\bhow (?:many|much|often|long|big)\b/i

/** The day is named in a question about how they work. */
export function asksOfAUsualDay(words: string): boolean {
  return usualDay.test(words) && asksHowMuch.test(words)
}

/** The plan of this call, set out at its beginning, may end with a next step; that asks for none yet. */
export function setsPlan(words: string): boolean {
  const plain = words.replaceAll('’', "'")
  if (stillSuits.test(plain) && saidBefore.test(plain)) return true
  if ((begins.test(plain) || stillSuits.test(plain)) && stepDetailIn(words).when === null) return true
  const ahead =
    /\b(?:(?:at|by|towards) the end|then (?:we|you)(?:'ll| can| could| will)? (?:decide|see)|agenda|plan for (?:today|this)|spend (?:the|this|most|some|about|\w+ minutes)|tell me if it(?:'s| is) worth|(?:see|decide|find out|check|whether|know)(?: together)? (?:(?:if|whether) )?(?:it|that|this|there)(?:'s| is| makes) (?:\w+ )?(?:worth|sense|a (?:fit|reason|point)|a))\b/i
  return ahead.test(plain) && stepDetailIn(words).when === null
}

/** What a next step asks of the buyer, smallest first. Whatever is not named is a meeting. */
const sizes: readonly RegExp[] = [
  /\b(?:one|a) (?:question|number|name|word|minute)\b|\b(?:send|email|e-mail|mail|forward)\b/i,
  /\b(?:five|ten|5|10|a few|a couple of) min|\b(?:quick|short) (?:call|chat|word)\b|\bring you (?:back|again)\b|\bcall (?:you )?back\b/i,
  /\b(?:fifteen|twenty|15|20) min|\bquarter of an hour\b/i,
  /\b(?:thirty|30) min|\bhalf an? hour\b|\bcall\b/i,
]
const aMeeting = sizes.length
const aTrial = aMeeting + 1

/** The size that the words name; null where they leave it open. */
export function namedSize(words: string): number | null {
  const found = sizes.findIndex((pattern) => pattern.test(words))
  return found < 0 ? null : found
}

/** How much a next step asks for, 0 least: a mail, a short word, a quarter of an hour, half an hour, a meeting, a trial. */
export function askSize(words: string): number {
  const named = namedSize(words)
  if (named !== null) return named
  return /\b(?:trial|pilot|try (?:it|that)|for a month|one team|start (?:on|with))\b/i.test(words) ? aTrial : aMeeting
}

/** The ask is for less than what was refused last. */
export function asksForLess({ mind, heard }: Scene): boolean {
  return countOf(mind, 'refused-size') > 0 && askSize(heard.words) < countOf(mind, 'refused-size')
}

/** How far the rep is from a yes, with what the way they put the ask is worth: 0 or less is a yes. */
export function distance(scene: Scene): number {
  const { mind, tuning } = scene
  return tuning.stepThreshold - (mind.meters.trust + mind.meters.interest) / 2 - nearerBy(scene, asksForLess(scene))
}

/** No more than half an hour. */
const mostOfAShortOne = 3

/** Facts that have to be told first. A short meeting that is good for something, and an easy buyer, do with one less. */
function factsNeeded(scene: Scene): number {
  const { rules, heard, tuning } = scene
  const clear = namesBenefit(scene) || isSupplied(scene, 'benefit')
  return rules.factsBeforeStep - (clear && askSize(heard.words) <= mostOfAShortOne ? 1 : 0) - (tuning.forgiving ? 1 : 0)
}

/** They have seen enough of their own trouble solved, or said what it would change. */
function hasSeenEnough({ mind, rules }: Scene): boolean {
  return countOf(mind, 'cause:shown') + countOf(mind, 'cause:payoff') >= rules.shownBeforeStep
}

/** A next step makes sense to the buyer: they trust and care enough, and have talked about what it would be for. */
export function isEarned(scene: Scene): boolean {
  const { mind, rules } = scene
  const known = rules.factsBeforeStep === 0 || (knowsTrouble(scene) && sharedCount(mind) >= factsNeeded(scene))
  return known && hasSeenEnough(scene) && distance(scene) <= 0
}

/** The ask comes with something that was not said before: what it is good for, who has it, how to get out of it. */
export function givesReason(scene: Scene): boolean {
  const { heard } = scene
  if ((['value', 'social_proof', 'answer'] as const).some((act) => actIn(heard, act, judgedFrom) !== undefined))
    return true
  return namesBenefit(scene) || namesSomebody(heard) || offersWayOut(scene)
}

const wantsToKnow =
  /^(?:(?:and|so|but|okay|great|right|well),? )*(?:what|how|why|which|who)\b(?! (?:about|if|time|day|date|week|would be (?:a good|the best)|are you doing|does your (?:week|diary|calendar)|is your (?:week|diary|calendar)|do we (?:go|do|take)|(?:is|are|would be) (?:the|our|your)? ?next|works?|suits?|else (?:would|should) (?:be|come|join)))/i

/** A question for something to be told, and not for a time: whatever else is said, no step is asked for yet. */
export function asksToBeTold({ question, words }: Heard): boolean {
  return wantsToKnow.test(question) && stepDetailIn(words).when === null
}
