import type { Member } from '@ringside/contract/organizations'
import type { ScoredCall } from '@ringside/contract/reviews/scorings'
import { callName } from '../../../domain-ui/call-labels.ts'
import { memberName } from '../../../lib/member-name.ts'
import { reviewPath, transcriptPath } from '../../../lib/paths.ts'
import { formatDay } from '../../../lib/time-format.ts'

type People = readonly Pick<Member, 'userId' | 'firstName' | 'lastName' | 'email'>[]

const repOf = ({ userId }: ScoredCall, members: People): string => {
  const member = members.find((each) => each.userId === userId)
  return member === undefined ? 'A former member' : memberName(member)
}

/** "Discovery call with Dana Whitfield, Maya Okafor, 13 Nov": what was uploaded on one day has nothing but its title to be told by. */
export const scoredCallName = (call: ScoredCall, members: People): string =>
  [call.callTitle || kindOf(call), repOf(call, members), formatDay(call.createdAt)].join(', ')

/** What is left to say of a call that is there no more. */
function kindOf({ call, type }: ScoredCall): string {
  return call.kind === 'transcript' ? `Uploaded ${callName(type).toLowerCase()}` : callName(type)
}

/** Where its review is. */
export const scoredCallPath = ({ call }: ScoredCall): string =>
  call.kind === 'simulation' ? reviewPath(call.id) : transcriptPath(call.id)
