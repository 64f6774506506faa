import type { AssignmentTarget } from '@ringside/contract/assignments'
import type { PlayableCallType } from '@ringside/contract/simulations/vocabulary'

/** An assignment as it is being filled in. */
export interface Draft {
  userIds: string[]
  kind: AssignmentTarget['kind']
  targetId: string | null
  type: PlayableCallType | null
  /** As it was typed. */
  targetScore: string
  /** "2026-11-28"; empty while no day is chosen. */
  dueOn: string
  note: string
}

export type Problems = Partial<Record<keyof Draft, string>>

/** What is left to do before it can be assigned; the server judges the day. */
export function problemsOf({ userIds, kind, targetId, type, targetScore, dueOn }: Draft): Problems {
  const score = Number(targetScore)
  const isScore = Number.isInteger(score) && score >= 1 && score <= 100
  return {
    ...(userIds.length === 0 && { userIds: 'Choose at least one member.' }),
    ...(targetId === null && { targetId: kind === 'persona' ? 'Choose a person.' : 'Choose a segment.' }),
    ...(type === null && { type: 'Choose a call type.' }),
    ...(!isScore && { targetScore: 'Write a whole number from 1 to 100.' }),
    ...(dueOn === '' && { dueOn: 'Choose a day.' }),
  }
}
