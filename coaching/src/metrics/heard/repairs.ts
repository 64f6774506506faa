import { callTypeTraits } from '../../call-types/call-types.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import type { Span } from './words.ts'

const promising =
  /\b(?:i['’]ll|i will|we['’]ll|we will|i['’]m going to|we['’]re going to|let me|(?:our|my|an|the) [\p{L} -]{2,25} will)\b/iu
const putsRight =
  /\b(?:fix(?:ed)?|repair(?:ed)?|mend(?:ed)?|sort(?:ed)?(?: (?:it|that|this|them))? out|sort(?:ed)?|look (?:into|at (?:it|that|this|the (?:log|ticket|fault|case|error)))|find out|chase|replace(?:d)?|swap(?:ped)?|refund(?:ed)?|credit(?:ed)?|put (?:it|that|this|them) right|correct(?:ed)?|reset|escalate|get to the bottom)\b/iu
/** What is done together is a step, whatever is put right by it. */
const together =
  /\b(?:meet|sit (?:down )?(?:with|together)|go (?:through|over)|with you|together|(?:call|ring|phone) you|come (?:by|over|in|out)|visit|(?:half an|an) hour|\w+ minutes)\b/iu

/**
 * A promise to put something right, told to a customer who has complained, is owed to them and no step that they have to agree to. In a
 * practice call the buyer's mind says what was agreed.
 */
export function isRepair(call: HeardCall, turn: HeardTurn, { start, end }: Span): boolean {
  const { customer, aboutNames } = callTypeTraits[call.type]
  if (!customer || aboutNames || call.buyer.some(({ mind }) => mind !== null)) return false
  const said = turn.heard.slice(start, end)
  return !said.trimEnd().endsWith('?') && promising.test(said) && putsRight.test(said) && !together.test(said)
}
