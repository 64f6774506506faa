import { describe, expect, it } from 'vitest'
import { problemsOf, type Draft } from './assignment-draft.ts'

const whole: Draft = {
  userIds: ['maya'],
  kind: 'persona',
  targetId: 'dana',
  type: 'discovery',
  targetScore: '70',
  dueOn: '2026-11-28',
  note: '',
}

describe('an assignment that is being filled in', () => {
  it('has no problem once everything but the note is there', () => {
    expect(problemsOf(whole)).toEqual({})
  })

  it('says what is left to do, field by field', () => {
    const empty: Draft = {
      ...whole,
      userIds: [],
      kind: 'segment',
      targetId: null,
      type: null,
      targetScore: '',
      dueOn: '',
    }
    expect(problemsOf(empty)).toEqual({
      userIds: 'Choose at least one member.',
      targetId: 'Choose a segment.',
      type: 'Choose a call type.',
      targetScore: 'Write a whole number from 1 to 100.',
      dueOn: 'Choose a day.',
    })
  })

  it.each(['0', '101', '70.5', 'seventy'])('takes no score of %s', (targetScore) => {
    expect(problemsOf({ ...whole, targetScore })).toHaveProperty('targetScore')
  })
})
