/** What a customer is asked about how it went with what they bought: what made it work, and what keeps others from it. */

const madeIt =
  /\bwhat (?:was it that |is it that |really |actually )*(?:made|makes) (?:the|that|such a|all the) difference\b|\bwhat (?:did you|have you|do you|changed|has changed)(?: \w+)? (?:change |do |doing |in )?(?:differently|how you work|the way you (?:work|do))|\bhow (?:did|do|have) (?:you|they|your \w+) (?:get there|do (?:it|that)|manage(?:d)? (?:it|that)|pull(?:ed)? (?:it|that) off|achieve(?:d)? (?:it|that))\b|\bwhat do you put (?:it|that) down to\b|\bwhat(?:'s| is|'s been| was) (?:the|your) secret\b|\bwhy (?:do you think )?(?:does|did|has) it work(?:ed)?(?: so well)?\b/
const keptFrom =
  /\bwhat(?:'s| is| was)? ?(?:it that )?(?:holding|holds|stopping|stops|keeping|keeps|putting|puts) (?:them|the (?:others?|rest|second|other) ?\w*|those) ?(?:back|off|from)?\b|\bwhy (?:aren't|don't|won't|haven't|isn't|not) (?:they|them|the (?:others?|rest|second|other)\b)|\bwhy (?:they|the others?) (?:don't|do not|are not|aren't)\b/
const toBringIn =
  /\b(?:get|bring|win|help|have) (?:them|the (?:others?|rest|second|other) ?\w*)(?: \w+)? ?(?:in|on board|over|started|going|along|to use|using)\b|\bso (?:that )?they (?:\w+ )?(?:come|join|use|start|get|log)\b|\bwhat (?:would|could|can|might) (?:it take|help|i do|we do)\b[^?]*\b(?:them|they|others?|rest)\b/

export type Uptake = 'made-it' | 'kept-from' | 'bring-in'

/** Which of these a question is; null for any other. */
export function uptakeAsked(question: string): Uptake | null {
  if (toBringIn.test(question)) return 'bring-in'
  if (keptFrom.test(question)) return 'kept-from'
  return madeIt.test(question) ? 'made-it' : null
}
