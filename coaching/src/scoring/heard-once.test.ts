import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { labelledCallSchema } from '../evaluation/labelled-calls.ts'
import { asReviewTurns } from '../transcripts/index.ts'
import type { ReviewTurn } from '../metrics/heard/review-turn.ts'
import { outcomeFromWords } from './outcome.ts'
import { reviewCall } from './review-call.ts'

const file = new URL('../evaluation/labelled/calls.json', import.meta.url)
// Some of those with an odd id: the even ones are for measuring alone.
const calls = labelledCallSchema
  .array()
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .filter(({ id }) => Number(id) % 10 === 1)

describe('a call that is heard once', () => {
  it.each(calls.map((call) => [call.industry, call] as const))(
    'is reviewed as it is when its outcome and its review each hear it anew: %s',
    (_industry, { type, turns: said }) => {
      const lines = said.map(({ speaker, words }) => ({ speaker, words, startMs: null, endMs: null }))
      const turns = asReviewTurns({ speakers: ['rep', 'buyer'], turns: lines }, 'rep')
      const reviewOf = (of: readonly ReviewTurn[], again: readonly ReviewTurn[]) => {
        const outcome = outcomeFromWords(of, type)
        return reviewCall({
          turns: again,
          type,
          outcome,
          facts: [],
          objections: [],
          mindStart: null,
          buyerName: 'Dana',
        })
      }
      expect(reviewOf(turns, turns)).toEqual(reviewOf(structuredClone(turns), structuredClone(turns)))
    },
  )
})
