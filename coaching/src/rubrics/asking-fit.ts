import type { CallType } from '@ringside/contract'
import { payoffAskedIn } from '../speech/showing.ts'
import { isShowing } from './rubric.ts'

const checking =
  /\b((would|could|might) (that|this|it|something like (that|this|it))|does (that|this|it)(?! (all )?(make sense|sound))|how (does|would) (that|this|it)|is (that|this) (something|what|the)|sound (useful|helpful|like something)|make sense (for|at|with) you|help(ful)?|useful|fit|worth(?! (?:(?:your |my |a |an |the )*(?:half an? hour|quarter|hour|time|call|meeting|visit)|\w+ minutes))|what do you (think|make)|could (that|this|you)|can you see)\b/iu

/** "What does that cost you?" asks about their trouble, and not about what was offered. */
const ofTheTrouble =
  /\b(?:what|how (?:much|many|often|long))\b[^?]{0,20}\b(?:does|would|did|has|is) (?:that|this|it)\b[^?]{0,12}\b(?:cost|take|happen|run|come to|add up|lose|set) ?(?:you|your|them|in|a|per|each|every|out of|to|up|at|for|the|back|,|\?)|\bhow (?:does|did|do) (?:that|this|it|they)(?: (?:all|usually|normally|then|actually))? (?:happen|come about|work (?:today|now|at the moment|at present)|go (?:today|now|wrong)|get (?:done|fixed|to you))\b/iu

/** True for a question whether what was offered would help. In a demo, what it would change is asked as often. */
export function asksFit(type: CallType, text: string): boolean {
  return (checking.test(text) && !ofTheTrouble.test(text)) || (isShowing(type) && payoffAskedIn(text) !== null)
}
