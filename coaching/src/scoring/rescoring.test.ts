import { callTypes, rubricKeys, type Review } from '@ringside/contract'
import { expect, it } from 'vitest'
import { goodCall, inputOf, pushyCall, weakCall } from './calls.fixture.ts'
import { craneChecks, hotelLinen, nightLine, oneName } from './four-transcripts.fixture.ts'
import { reviewCall } from './review-call.ts'

const calls = [goodCall, weakCall, pushyCall, craneChecks, hotelLinen, nightLine, oneName]

/** A hundred calls: the same words reviewed as every kind of call, by one rubric after another. */
const hundred = calls
  .flatMap((turns) => callTypes.flatMap((type) => [0, 1].map((nth) => ({ turns, type, nth }))))
  .slice(0, 100)
  .map(({ turns, type, nth }, i) => ({ turns, type, rubric: rubricKeys[(i + nth) % rubricKeys.length] ?? 'coachable' }))

/** Turns as they come out of the database: equal, and none of the objects that were read before. */
function scored({ turns, type, rubric }: (typeof hundred)[number]): Review {
  return reviewCall({ ...inputOf(structuredClone(turns)), type, rubric })
}

it('a hundred calls scored again, in another order, keep every number, quote and word', () => {
  expect(hundred).toHaveLength(100)
  const first = hundred.map(scored)
  const again = hundred.toReversed().map(scored).toReversed()
  expect(again).toEqual(first)
})
