import type { Assignment, AssignmentState } from '@ringside/contract/assignments'
import { describe, expect, it } from 'vitest'
import { targetWith } from './score-target.ts'

const dana = { _id: 'dana', targetSegmentProfileId: 'makers' }
const asked = (
  target: Assignment['target'],
  targetScore: number,
  ...states: AssignmentState['state'][]
): Parameters<typeof targetWith>[1][number] => ({ target, targetScore, type: 'negotiation', states })
const withDana = { kind: 'persona', id: 'dana' } as const
const withMakers = { kind: 'segment', id: 'makers' } as const

describe('the target of the best score with somebody', () => {
  it('is what is assigned with them, before the goal', () => {
    expect(targetWith(dana, [asked(withDana, 80, 'open')], 70)).toEqual({ value: 80, from: 'assigned, negotiation' })
  })

  it('is what is assigned with anybody of their segment, and of several the highest', () => {
    const both = [asked(withDana, 60, 'late'), asked(withMakers, 75, 'done', 'open')]
    expect(targetWith(dana, both, 70)?.value).toBe(75)
  })

  it('is nothing that is assigned with others, or done, or closed', () => {
    const others = [
      asked({ kind: 'persona', id: 'irene' }, 90, 'open'),
      asked({ kind: 'segment', id: 'carriers' }, 90, 'open'),
      asked(withDana, 90, 'done', 'closed'),
    ]
    expect(targetWith(dana, others, 70)).toEqual({ value: 70, from: 'your goal' })
  })

  it('is none where nothing is assigned and the scores are not one rep’s', () => {
    expect(targetWith(dana, [], undefined)).toBeUndefined()
  })
})
