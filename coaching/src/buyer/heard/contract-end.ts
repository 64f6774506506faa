import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import { oncePer } from '../once.ts'
import type { Scene } from '../scene.ts'

const month =
  /\b(?:till|until|in|to|before) (January|February|March|April|May|June|July|August|September|October|November|December)\b/

/** The month that a worry about the contract they have names as its end; null of one that names none. */
const monthIn = oncePer(({ say }: Objection): string | null => {
  for (const text of say) {
    const found = month.exec(text)?.[1]
    if (found !== undefined) return found
  }
  return null
})

/** Asks how long it still runs, of a contract that is being talked of. */
export const stillRunsWays: Ways = {
  'how long has it still got to run':
    /\bhow (?:long|much longer|much time|many (?:more )?(?:months|years|weeks))\b[^?]*\b(?:left|remain\w*|to run|to go|runs?|running|goes? on|go on|lasts?|last|tied|bound|locked|stuck|under contract)\b/,
  'when are you out of it':
    /\bwhen (?:are|will|would|do|does|is|can|could) (?:you|it|that|they|the contract|your contract)\b[^?]*\b(?:out|free|up|over|ends?|expires?|runs? out|finish\w*|leave|done)\b/,
  "when's it up": /\bwhen(?:'s| is) (?:it|that|the contract|your contract) (?:up|over|out|done)\b/,
  'until when': /\b(?:until|till) when\b|\b(?:which|what) month\b/,
}
const stillRuns = anyOf(stillRunsWays)
/** The same in words that name the contract, whatever was said before. */
export const contractRunsWays: Ways = {
  'is that when your contract ends':
    /\b(?:is|was) (?:that|it|[a-z]+) (?:when|the month) (?:(?:the|your|that|this) )?(?:(?:current|present|old|other) )?(?:contract|agreement|deal|renewal)\b/,
  'how long does the contract run':
    /\bhow (?:long|much longer|much time|many (?:more )?(?:months|years|weeks))\b[^?]*\b(?:on|left in|of) (?:the|your|that) (?:(?:current|present|old|other) )?contract\b|\bhow (?:long|much longer)\b[^?]*\b(?:the|your|that) (?:(?:current|present|old|other) )?contract\b[^?]*\b(?:run|last|go|left)\b/,
  'when does your contract end': /\bwhen\b[^?]*\bcontract\b[^?]*\b(?:end|ends|up|over|out|expires?|run out|renew\w*)\b/,
}
const contractRuns = anyOf(contractRunsWays)
/** How long something would take, or has taken, is no time that is left. */
const ofElse = /\b(?:would|could|take|takes|took|been|had|need|needs|install|set(?:ting)? up|roll ?out)\b/
const mostWords = 40

/** The month in which their contract ends, where they have told of it and are asked for that; null for any other question. */
export function contractEndAsked({ heard, persona, mind }: Scene): string | null {
  if (!heard.asks || heard.wordCount > mostWords) return null
  const worry = persona.objections.find(
    ({ id, family }) => family === 'contract' && mind.objections.some((one) => one.id === id),
  )
  const ends = worry === undefined ? null : monthIn(worry)
  if (worry === undefined || ends === null) return null
  const plain = heard.question.toLowerCase().replaceAll('’', "'")
  if (contractRuns.test(plain)) return ends
  return mind.pending === worry.id && stillRuns.test(plain) && !ofElse.test(plain) ? ends : null
}
