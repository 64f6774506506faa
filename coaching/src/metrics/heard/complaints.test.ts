import type { CallType } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { evidenceOf } from './evidence.ts'
import { heardCall } from './heard-call.ts'

const heard = (answer: string, reply = 'I see.', then = 'Okay, that helps.', type: CallType = 'check-in') =>
  evidenceOf(
    heardCall(
      spokenCall(`R: Hello Rosa, how have you got on with it since March?\nB: ${answer}\nR: ${reply}\nB: ${then}`),
      type,
    ),
    'Rosa',
  )
const complaints = (...said: Parameters<typeof heard>) =>
  heard(...said).objections.filter(({ family }) => family === 'complaint')

describe('a complaint in an uploaded check-in', () => {
  it.each([
    'Well, the app keeps crashing when the drivers scan a box.',
    'Since the last update the lists are late every Monday.',
    'You promised a training in June, and nobody came.',
    'It’s fine, but your support takes days to answer.',
    'To be honest, we’re not happy with the reports.',
    'We are still waiting for the second scanner.',
    'The drivers complain about it, it doesn’t work in the cellar.',
  ])('is a worry that stands between the two: %s', (answer) => {
    expect(complaints(answer)).toMatchObject([{ settled: false, raised: { at: 1 } }])
  })

  it.each([
    'Very well, there are no problems with it at all.',
    'Before you came the lists were late every Monday.',
    'It used to go wrong every week, and now it doesn’t.',
    'The problem is gone since the update.',
    'Nobody complains about it any more.',
    'Good. The drivers like it, and the office does too.',
    'Is anything wrong with the contract?',
  ])('is none where all is well, or was amiss before: %s', (answer) => {
    expect(complaints(answer)).toEqual([])
  })

  it('is settled by an answer that they take, and stays open where it is passed over', () => {
    const told = 'Since the last update the lists are late every Monday.'
    const answered = complaints(
      told,
      'I’m sorry, that must cost you the whole morning. The lists come from the night run, so we will move it to four o’clock from next Monday.',
      'Good, that would help.',
    )
    expect(answered).toMatchObject([{ settled: true }])
    const passed = complaints(told, 'By the way, we have a new module for planning.', 'The lists are still late.')
    expect(passed).toMatchObject([{ settled: false }])
  })

  it('is told as what goes wrong today as well', () => {
    expect(heard('Since the last update the lists are late every Monday.').needs).toHaveLength(1)
  })

  it('is no complaint about the seller in a call of another type', () => {
    for (const type of ['discovery', 'cold-call', 'demo'] as const) {
      expect(complaints('The lists are late every Monday.', 'I see.', 'Okay.', type)).toEqual([])
    }
  })
})
