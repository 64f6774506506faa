import { expect, it } from 'vitest'
import { coachable } from '../rubrics/coachable.ts'
import { judgedCalls } from '../shown/judged-files.ts'
import { unheardCalls, writersJudgements } from './unheard-calls.ts'

const ids = unheardCalls().map(({ id }) => id)

it('calls that measure are judged by every criterion, each once', () => {
  expect(new Set(ids).size).toBe(ids.length)
  const criteria = coachable.criteria.map(({ key }) => key)
  const judged = writersJudgements().map(({ call, criterion }) => `${call} ${criterion}`)
  expect(judged.toSorted()).toEqual(ids.flatMap((id) => criteria.map((key) => `${id} ${key}`)).toSorted())
})

it('no ear is taught on calls that measure', () => {
  const taught = new Set(judgedCalls().map(({ id }) => id))
  expect(taught.size).toBeGreaterThan(2_000)
  expect(ids.filter((id) => taught.has(id))).toEqual([])
})
