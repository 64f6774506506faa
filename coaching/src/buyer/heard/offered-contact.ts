import { nextStepDetail } from '../../acts/details.ts'
import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import type { Heard } from '../perceive.ts'

const who = String.raw`(?:them|him|her|one of (?:them|our|the)|(?:some|any)(?:body|one)|people|customers?|(?:the|an?|our|their|another|a few|two|some) (?:\w+ ){0,3}?(?:person|people|customers?|users?|clients?|manager|lady|guy|woman|man|owner|team|lead|director|contact|practices?|companies|plants?|colleagues?|references?))`

/** The rep offers the buyer a talk with somebody who has it. */
export const contactWays: Ways = {
  'shall i put you in touch with them':
    /\b(?:put|get|bring) (?:you|the two of you|you two|you both)(?: \w+)? (?:in touch|in contact|together)\b|\bconnect (?:you|the two of you|you two)\b|\bmake (?:the|an) intro\w*\b/,
  'want me to introduce you to their manager': /\bintro(?:duce)? you\b/,
  'would you like to talk to one of them': new RegExp(
    String.raw`\b(?:like|want|care|help(?:ful)?|useful|worth|good|interest\w*|could|can)\b[^.?!]{0,40}\b(?:talk(?:ed|ing)?|speak(?:ing)?|spoke|chat(?:ted|ting)?) (?:to|with) ${who}\b`,
  ),
  'would it help to hear it from them': new RegExp(
    String.raw`\b(?:like|want|help(?:ful)?|useful|better)\b[^.?!]{0,40}\b(?:hear|heard) (?:it|that|this|about it)?(?: \w+)? ?(?:straight |directly )?from ${who}\b`,
  ),
  'should i send you their number':
    /\b(?:send|give|pass|forward) you (?:their|his|her) (?:number|name|contact|details|e-?mail)\b/,
}
const offers = anyOf(contactWays)
const puts =
  /\b(?:shall|should|can|could|may|would|want|like|let me|happy to|glad to|if you(?:'d)? (?:like|want))\b|\b(?:i|we)(?:'ll| will|'d| can| could)\b/

/** "Can I speak with him?" asks for a talk, and offers none. */
const forThemselves = /\b(?:can|could|may|might) (?:i|we) (?:\w+ )?(?:talk|speak|chat)\b/

/** A day named with it makes an appointment of it, which is met as one. */
export const offersContact = ({ plain, words }: Heard): boolean =>
  offers.test(plain) && puts.test(plain) && !forThemselves.test(plain) && nextStepDetail(words).day === undefined
