import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'
import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import type { Heard } from '../perceive.ts'
import { signerOf } from '../decision/signer.ts'
import { lastAsked } from './taken-up.ts'

type Colleague = BuyerProfile['colleagues'][number]

const firstNameOf = ({ name }: Colleague): string => name.split(' ')[0] ?? name

/** The colleague a turn names, by first name. */
export function colleagueNamed({ colleagues }: BuyerProfile, words: string): Colleague | null {
  const spoken = (name: string): RegExp => new RegExp(String.raw`\b${name.replaceAll(/[^\p{L}'-]/gu, '')}\b`, 'u')
  return colleagues.find((colleague) => spoken(firstNameOf(colleague)).test(words)) ?? null
}

const ofOne = /\b(?:he|she|his|her|him)\b/

/** The question is about one person, and does not name them. */
export function asksOfOne(heard: Heard): boolean {
  return ofOne.test(lastAsked(heard).toLowerCase())
}

const asksForSigner = /\b(?:sign\w*|approv\w*|budget|money|pays?|paid|final (?:say|word))\b/
const asksForOther =
  /\b(?:against|object\w*|resist\w*|sceptic\w*|skeptic\w*|convinc\w*|persuad\w*|won over|say no|complain\w*|hates?|difficult)\b/

/** Of several who were named the one that had been asked for, else the one named last. */
function meantOf(persona: BuyerProfile, lastWords: string, before: string): Colleague | null {
  const at = ({ name }: Colleague): number => lastWords.lastIndexOf(name.split(' ')[0] ?? name)
  const named = persona.colleagues.filter((colleague) =>
    colleagueNamed({ ...persona, colleagues: [colleague] }, lastWords),
  )
  const signer = signerOf(persona)
  const wanted = named.filter((one) => asksForOther.test(before) !== (one === signer))
  const asked = asksForOther.test(before) || asksForSigner.test(before) ? wanted : named
  return (asked.length > 0 ? asked : named).toSorted((one, other) => at(other) - at(one))[0] ?? null
}

/** The colleague whom the buyer, or else the rep, spoke of a line ago. The rep's line is kept in small letters. */
export function colleagueSpokenOf(persona: BuyerProfile, lastWords: string, before: string): Colleague | null {
  const named = meantOf(persona, lastWords, before)
  if (named !== null) return named
  const words = new Set(before.split(/[^\p{L}'-]+/u))
  return persona.colleagues.find((colleague) => words.has(firstNameOf(colleague).toLowerCase())) ?? null
}

/** With the name of whoever is asked after put as "somebody". */
export const whoIsWays: Ways = {
  'who is somebody': /\bwho(?:'s| is| was) (?:this |that )?somebody\b(?!'s)/,
  'what does somebody do':
    /\bwhat (?:does|is) (?:this )?somebody(?:'s)? (?:do|job|role|position|title)\b(?! (?:then|about|with|when|if|next|after|to|first|instead|now|all)\b)/,
  "what's somebody like": /\bwhat(?:'s| is) (?:this )?somebody like\b/,
  "what's somebody's job": /\bwhat(?:'s| is) somebody's (?:job|role|position|title)\b/,
}
export const stillThereWays: Ways = {
  'is somebody still there': /\b(?:is|does) somebody still\b/,
  'has somebody left': /\b(?:has|did|is) somebody (?:left|leave|leaving|gone|quit|moved?|retir\w*|resign\w*)\b/,
  "somebody left though, didn't she": /\bsomebody(?:'s| has| had| is)? (?:left|gone|quit|moved on|resigned|leaving)\b/,
}
/** Asks for the trouble as a colleague sees it. */
export const theirTroubleWays: Ways = {
  'what would somebody tell me is broken':
    /\bwhat (?:would|does|will|might|is) somebody (?:\w+ )?(?:tell me|say|complain\w*|moan\w*|grumble\w*|name|point (?:at|to)|want (?:changed|fixed))\b/,
  "what's somebody's biggest problem":
    /\bwhat(?:'s| is) somebody's (?:\w+ )?(?:problem|trouble|headache|complaint|worry|gripe)\b/,
}
/** What a colleague makes of such a thing, or would want of it. */
export const theirViewWays: Ways = {
  "what's somebody's problem with it":
    /\bwhat(?:'s| is| would be) somebody's (?:\w+ )?(?:problem|issue|beef|trouble|worry) with (?:it|that|this|us|something)\b|\bwhat does somebody (?:have|hold) against (?:it|that|this|us)\b/,
  "what's somebody's take":
    /\bwhat(?:'s| is| are| would| will)?(?: be)? somebody's (?:\w+ ){0,2}(?:take|view|opinion|position|priority|priorities|concerns?|criteria|feeling|thoughts?|reaction)\b/,
  'what does somebody look for':
    /\bwhat (?:would|does|will|is|might|do you think)(?: \w+)? somebody(?: \w+){0,2}? (?:want|look|looking|think|need|ask|care|expect|see|focus|worry|worried|pay attention|make of)\b/,
  'is there anything somebody is not comfortable with':
    /\b(?:anything|something|what)\b[^?]*\bsomebody(?:'s| is| would| might)?(?: be)? (?:not |un)?(?:comfortable|happy|against|worried|concerned|unsure|afraid|like|dislike|object)/,
  'how does somebody feel about it': /\bhow (?:does|would|will|did|is) somebody (?:feel|see|take|react|like|find)\b/,
}
const theirView = anyOf(theirViewWays)
const theirTrouble = anyOf(theirTroubleWays)
const who = anyOf(whoIsWays)
const stillThere = anyOf(stillThereWays)

/** What a turn asks about a colleague of the buyer's. */
export function askedOfColleague(
  heard: Heard,
  colleague: Colleague,
): 'who' | 'trouble' | 'view' | 'still-there' | null {
  const named = lastAsked(heard).toLowerCase().replaceAll(firstNameOf(colleague).toLowerCase(), 'somebody')
  // "If I talked to Carlos, what would he tell me?": named before the question, and meant in it.
  const asked = named.replaceAll(/\b(?:he|she)\b/g, 'somebody').replaceAll(/\b(?:his|her)\b(?= \w)/g, "somebody's")
  if (who.test(asked)) return 'who'
  if (theirView.test(asked)) return 'view'
  if (theirTrouble.test(asked)) return 'trouble'
  return heard.plain.includes('?') && stillThere.test(asked) ? 'still-there' : null
}
