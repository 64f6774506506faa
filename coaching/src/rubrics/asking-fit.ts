import type { CallType } from '@ringside/contract'
import { payoffAskedIn } from '../speech/showing.ts'
import { isShowing } from './rubric.ts'

const checking =
  /\b((would|could|might) (that|this|it|something like (that|this|it))|does (that|this|it)(?! (all )?(make sense|sound))|how (does|would) (that|this|it)|is (that|this) (something|what|the)|sound (useful|helpful|like something)|make sense (for|at|with) you|help(ful)?|useful|fit|worth(?! (?:(?:your |my |a |an |the )*(?:half an? hour|quarter|hour|time|call|meeting|visit)|\w+ minutes))|what do you (think|make)|could (that|this)|could you (see|use|imagine|picture|live|do with|work with)|can you see)\b/iu

/** Asked in other words whether it would be of any use to them. */
const ofUse =
  /\b(?:any|some|much|of) (?:use|good|help) (?:to|for) (?:you|your)\b|\bmak(?:e|es|ing) (?:a|any|much|some|all the) difference\b|\b(?:would|could|might|does|will) (?:that|this|it|having (?:that|this|it)) (?:\w+ ){0,2}(?:make (?:\w+ ){1,4}(?:easier|better|quicker|simpler|shorter|calmer)|save|spare|take|change|solve|fix|ease)\b|\bwould (?:you|your \w+|they|anybody) (?:use|want|like|need|miss|get (?:anything|something|much) out of) (?:that|this|it|something like)\b|\bdo (?:anything|something|much) for (?:you|your)\b|\bsomething (?:you|your \w+) (?:could|would|can) (?:use|do with|live with|work with)\b/iu

/** What it takes to get a yes or a day asks for those, and not whether anything fits. */
const ofTheYes =
  /\bwhat (?:would|will|does|might) it take\b|\b(?:that|the|this|which) (?:time|slot|day|date|invite)\b/iu

/** "What does that cost you?" asks about their trouble, and not about what was offered. */
const ofTheTrouble =
  /\b(?:what|how (?:much|many|often|long))\b[^?]{0,20}\b(?:does|would|did|has|is) (?:that|this|it)\b[^?]{0,12}\b(?:cost|take|happen|run|come to|add up|lose|set) ?(?:you|your|them|in|a|per|each|every|out of|to|up|at|for|the|back|,|\?)|\bhow (?:does|did|do) (?:that|this|it|they)(?: (?:all|usually|normally|then|actually))? (?:happen|come about|work (?:today|now|at the moment|at present)|go (?:today|now|wrong)|get (?:done|fixed|to you))\b/iu

/** True for a question whether what was offered would help. In a demo, what it would change is asked as often. */
export function asksFit(type: CallType, text: string): boolean {
  const asks = ofUse.test(text) || checking.test(text)
  return (asks && !ofTheTrouble.test(text) && !ofTheYes.test(text)) || (isShowing(type) && payoffAskedIn(text) !== null)
}
