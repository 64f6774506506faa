import type { Assignment, AssignmentState } from '@ringside/contract/assignments'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ownAssignmentsQuery, teamAssignmentsQuery } from '../lib/queries/assignments.ts'
import { useSession } from '../lib/session/session.ts'
import { callTypeLabels } from './call-labels.ts'
import { profileQuery } from './profile/profile-queries.ts'
import { whoseFigures } from './record-words.ts'

/** What the best score with somebody is held against. */
export interface ScoreTarget {
  /** 1..100 */
  value: number
  /** Whose target it is: "your goal", "assigned, negotiation". */
  from: string
}

/** Somebody with whom a score was made, and in which market they are. */
export interface ScoredWith {
  _id: string
  targetSegmentProfileId: string
}

type Asked = Pick<Assignment, 'target' | 'type' | 'targetScore'> & { states: readonly AssignmentState['state'][] }

/**
 * The target of the best score with a person: what is assigned with them, or with anybody of their segment, and not done yet,
 * the highest where there are several; else the goal of the rep whose scores these are. Without either there is none.
 */
export function targetWith(
  person: ScoredWith,
  asked: readonly Asked[],
  goal: number | undefined,
): ScoreTarget | undefined {
  const [highest] = asked
    .filter(({ target, states }) => {
      const about = target.kind === 'persona' ? person._id : person.targetSegmentProfileId
      return target.id === about && states.some((state) => state === 'open' || state === 'late')
    })
    .toSorted((a, b) => b.targetScore - a.targetScore)
  if (highest) {
    return { value: highest.targetScore, from: `assigned, ${callTypeLabels[highest.type].toLowerCase()}` }
  }
  return goal === undefined ? undefined : { value: goal, from: 'your goal' }
}

/** "Score 73 of 100, target 70, your goal" */
export const scoreWords = (score: number, { value, from }: ScoreTarget): string =>
  `Score ${score} of 100, target ${value}, ${from}`

/**
 * Finds the target of anybody's best score. Everybody has a goal of their own, so over the scores of a whole team only what is
 * assigned is one.
 */
export function useScoreTargets(): (person: ScoredWith) => ScoreTarget | undefined {
  const session = useSession()
  const { orgId, userId } = session
  const isOwn = whoseFigures(session) !== 'Team’s'
  const goal = useQuery({ ...profileQuery(userId), enabled: isOwn }).data?.goals.targetScore
  const { data: own, isPending } = useQuery({ ...ownAssignmentsQuery(orgId), enabled: isOwn })
  const team = useQuery({ ...teamAssignmentsQuery(orgId), enabled: !isOwn }).data
  // The goal waits for what is assigned: a mark that stands does not move.
  const ownGoal = isOwn && !isPending ? goal : undefined
  return useCallback(
    (person) => {
      const asked = isOwn
        ? own?.map((each) => ({ ...each, states: [each.state] }))
        : team?.map((each) => ({ ...each, states: each.members.map(({ state }) => state) }))
      return targetWith(person, asked ?? [], ownGoal)
    },
    [isOwn, own, team, ownGoal],
  )
}
