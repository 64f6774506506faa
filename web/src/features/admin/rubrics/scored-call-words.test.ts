import type { ScoredCall } from '@ringside/contract/reviews/scorings'
import { expect, it } from 'vitest'
import { scoredCallName } from './scored-call-words.ts'

const members = [{ userId: 'maya', firstName: 'Maya', lastName: 'Okafor', email: 'maya@tallyport.example' }]
const call: ScoredCall = {
  reviewId: '0199a000-0000-7000-8000-000000000001',
  call: { kind: 'transcript', id: '0199a000-0000-7000-8000-000000000002' },
  callTitle: 'Harbour hotels',
  userId: 'maya',
  type: 'discovery',
  rubric: { key: 'coachable', name: 'Coachable', version: 1 },
  total: 61,
  failed: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  again: null,
}

it('a scored call is told from the others of its day by its title', () => {
  expect(scoredCallName(call, members)).toBe('Harbour hotels, Maya Okafor, 20 Nov')
})

it('a scored call that is there no more is told by its kind', () => {
  expect(scoredCallName({ ...call, callTitle: '' }, members)).toBe('Uploaded discovery call, Maya Okafor, 20 Nov')
})
