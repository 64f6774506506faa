import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'
import { firstSaid } from '../../speech/said.ts'
import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import { oncePer } from '../once.ts'
import type { Heard } from '../perceive.ts'

type Colleague = BuyerProfile['colleagues'][number]

const firstName = ({ name }: Colleague): string => name.split(' ')[0] ?? name

/** Whose signature it takes; null where this buyer signs themselves. Read from what the account says of it. */
export const signerOf = oncePer(({ facts, colleagues }: BuyerProfile): Colleague | null => {
  const told = facts.find(({ id }) => id === 'authority')?.summary ?? ''
  return colleagues.find((colleague) => told.includes(`signature of ${firstName(colleague)}`)) ?? null
})

/** What is said of somebody who signs and is not on the line: how the paper gets to them, or they to the paper. */
export const signerWays: Ways = {
  "i'll send it to her":
    /\b(?:send|get|bring|take|put|give|hand|forward|go)\b[^.?!]{0,40}\b(?:to|with|in front of|past|on|before)\b/,
  'shall we ring him together':
    /\b(?:ring|call|speak|talk|meet|sit down|bring|invite|include|join|ask|present|explain|show|walk)\b/,
  'when can she sign':
    /\b(?:when|how|what day|which day|what does|what will)\b[^.?!]{0,60}\b(?:sign(?:s|ed|ature)?|approv\w+|read|look|decide|free|need|want)\b/,
  'she signs on thursday': /\bsign(?:s|ed)?\b[^.?!]{0,30}\b(?:on|by|before|next|tomorrow|this|with)\b/,
}
const getsToThem = anyOf(signerWays)

/** Whoever signs, where their name is not known or not said. */
const byOffice =
  /\b(?:whoever|who(?:ever)? (?:has to |needs to |else )?signs?|the (?:signature|signer|signatory)|your (?:boss|cfo|ceo|finance (?:director|head|lead|person|people)|director|owner|controller))\b/

/** The rep says how the signature of somebody else comes about, or asks how. */
export function seesToSigner({ words, plain }: Heard, signer: Colleague): boolean {
  const named = new RegExp(String.raw`\b${firstName(signer).replaceAll(/[^\p{L}'-]/gu, '')}\b`, 'iu').test(words)
  if (named || byOffice.test(plain)) return firstSaid(words, [getsToThem]) !== null
  return false
}

/** The signer as the buyer calls them. */
export const calledFirst = firstName
