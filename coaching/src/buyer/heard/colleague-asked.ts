import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'
import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import type { Heard } from '../perceive.ts'
import { lastAsked } from './taken-up.ts'

type Colleague = BuyerProfile['colleagues'][number]

const firstNameOf = ({ name }: Colleague): string => name.split(' ')[0] ?? name

/** The colleague a turn names, by first name. */
export function colleagueNamed({ colleagues }: BuyerProfile, words: string): Colleague | null {
  const spoken = (name: string): RegExp => new RegExp(String.raw`\b${name.replaceAll(/[^\p{L}'-]/gu, '')}\b`, 'u')
  return colleagues.find((colleague) => spoken(firstNameOf(colleague)).test(words)) ?? null
}

/** With the name of whoever is asked after put as "somebody". */
export const whoIsWays: Ways = {
  'who is somebody': /\bwho(?:'s| is| was) (?:this |that )?somebody\b(?!'s)/,
  'what does somebody do': /\bwhat (?:does|is) (?:this )?somebody(?:'s)? (?:do|job|role|position|title)\b/,
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
const theirTrouble = anyOf(theirTroubleWays)
const who = anyOf(whoIsWays)
const stillThere = anyOf(stillThereWays)

/** What a turn asks about a colleague of the buyer's. */
export function askedOfColleague(heard: Heard, colleague: Colleague): 'who' | 'trouble' | 'still-there' | null {
  const named = lastAsked(heard).toLowerCase().replaceAll(firstNameOf(colleague).toLowerCase(), 'somebody')
  // "If I talked to Carlos, what would he tell me?": named before the question, and meant in it.
  const asked = named.replaceAll(/\b(?:he|she)\b/g, 'somebody')
  if (who.test(asked)) return 'who'
  if (theirTrouble.test(asked)) return 'trouble'
  return heard.plain.includes('?') && stillThere.test(asked) ? 'still-there' : null
}
