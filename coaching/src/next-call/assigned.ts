import { callTypeLabels, type CallType } from '@ringside/contract'
import type { Candidate, NextCall, NextCallInput } from './candidate.ts'
import { suggestNextCall } from './suggest-next-call.ts'

/** A call that somebody asks the rep to make: with one person, or with anybody of these accounts. */
export type AssignedCall = {
  personaId: string | null
  accountIds: readonly string[] | null
  type: CallType
  /** 1..100 */
  targetScore: number
  /** "2026-11-28"; the day is over when it is over everywhere. */
  dueOn: string
  isLate: boolean
  /** Who asks for it: "Ruth Adeyemi"; null for the rep themselves. */
  by: string | null
}

/** Whether it can be done with this person. */
export const suits = ({ personaId, accountIds }: AssignedCall, candidate: Candidate): boolean =>
  personaId === candidate.personaId || accountIds?.includes(candidate.accountId) === true

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** "28 Nov" */
function dayText(date: string): string {
  const [, month = 1, day] = date.split('-').map(Number)
  return `${day} ${months[month - 1]}`
}

/** "due since 28 Nov", "by 28 Nov" */
export const whenDue = ({ dueOn, isLate }: Pick<AssignedCall, 'dueOn' | 'isLate'>): string =>
  isLate ? `due since ${dayText(dueOn)}` : `by ${dayText(dueOn)}`

function reasonOf(call: AssignedCall): string {
  const { by, type, targetScore } = call
  const asked = by === null ? 'You set yourself this one' : `${by} asks you for this one`
  return `${asked}: ${callTypeLabels[type].toLowerCase()}, ${targetScore} or more, ${whenDue(call)}.`
}

/**
 * The call that is assigned comes before any other: the first of `assigned` that somebody among the candidates suits, with the
 * one of them who asks for a call most. `assigned` leads with what is due first. null when none suits.
 */
export function suggestAssigned(input: NextCallInput, assigned: readonly AssignedCall[]): NextCall | null {
  for (const call of assigned) {
    const candidates = input.candidates.filter((candidate) => suits(call, candidate))
    const best = candidates.length === 0 ? null : suggestNextCall({ ...input, candidates })
    if (best !== null) return { ...best, suggestedCallType: call.type, reason: reasonOf(call) }
  }
  return null
}
