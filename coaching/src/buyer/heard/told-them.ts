import { signerOf } from '../decision/signer.ts'
import { countOf } from '../mind.ts'
import type { Scene } from '../scene.ts'

/** What a buyer asks a seller, and how it is known that this one has told it. */
const asked: readonly { asks: RegExp; isTold: (scene: Told) => boolean }[] = [
  {
    asks: /\bwho else\b[^.?!]*\?|\bwho (?:has|uses|is using|'s using|have you done)\b[^.?!]*\?|\b(?:anybody|somebody|a company|others?) (?:\w+ )?like (?:us|ours)\b[^.?!]*\?|\bwhich (?:companies|customers|firms)\b[^.?!]*\?/i,
    isTold: ({ mind }) => countOf(mind, 'named:proof') > 0,
  },
  {
    asks: /\bwhat (?:does|would|will|do) (?:it|that|this|you|one)(?: \w+)? (?:cost|charge|run)\b[^.?!]*\?|\bhow much (?:is|does|would) (?:it|that|this)\b[^.?!]*\?|\bwhat (?:it|that|this) (?:would |will )?costs?\b[^.?!]*\?|\bwhat(?:'s| is) the price\b/i,
    isTold: ({ mind, heard }) => [...mind.heard, heard.plain].some((words) => priced.test(words)),
  },
]
const priced =
  /\b(?:hundred|thousand|\d[\d,.]*)\b[^.?!]{0,20}\b(?:a|per|each) (?:month|year|user|seat|head|site)\b|[$€£] ?\d|\b\d[\d,]* (?:dollars|euros|pounds)\b/

type Told = Pick<Scene, 'mind' | 'heard' | 'persona'>

/** The wording asks for what the rep has told in this call. */
export function asksWhatWasTold(scene: Told, wording: string): boolean {
  return asked.some(({ asks, isTold }) => asks.test(wording) && isTold(scene))
}

/** Says of the one who speaks that the signature is theirs. */
const signsSelf =
  /\bi(?:'m| am|'d| would|'ll| will|'ve| have)?(?: not| only| just| never| really)? (?:sign(?:ing|ed)?)\b(?! (?:up|for|off on time)\b)|\bi (?:can|can't|cannot|couldn't|could|won't|wouldn't|don't|do|once|before)(?: just| really)? sign(?:ed)?\b|\b(?:put|puts|putting) my name to (?:it|that)\b|\bmy signature\b|\ba pen\b|\bday do i sign\b/i
const signsNot =
  /\b(?:can't|cannot|couldn't|don't|not) (?:just )?sign (?:it|that)(?: myself)?, that's\b|\bit's not my signature\b/i

/** The wording has somebody sign who does not: that is another at their company. */
export function claimsToSign({ persona }: Pick<Scene, 'persona'>, wording: string): boolean {
  return (
    signsSelf.test(wording) && !signsNot.test(wording) && !wording.includes('{signer}') && signerOf(persona) !== null
  )
}
