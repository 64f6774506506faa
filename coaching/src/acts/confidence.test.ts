import { readFileSync } from 'node:fs'
import { acts as allActs } from '@ringside/contract/simulations/vocabulary'
import { expect, it } from 'vitest'
import { mainAct } from './classify.ts'
import { angerFrom, beyondDoubtFrom, hintFrom, judgedFrom, likelyFrom, sureFrom } from './confidence.ts'
import { parseLabelledLines } from './labelled-line.ts'

const heard = parseLabelledLines(readFileSync(new URL('held-out.tsv', import.meta.url), 'utf8'), allActs).flatMap(
  ({ acts, words }) => {
    const main = mainAct(words)
    return main === null ? [] : [{ confidence: main.confidence, right: acts.includes(main.act) }]
  },
)

function rightFrom(least: number): number {
  const found = heard.filter(({ confidence }) => confidence >= least)
  return found.filter(({ right }) => right).length / found.length
}

it('each use of an act asks for more than the use that costs less', () => {
  const uses = [hintFrom, likelyFrom, sureFrom, judgedFrom, angerFrom, beyondDoubtFrom]
  expect(uses).toEqual(uses.toSorted((a, b) => a - b))
  expect(new Set(uses).size).toBe(uses.length)
})

it.each([
  ['a hint', hintFrom, 0.95],
  ['what is likely', likelyFrom, 0.96],
  ['what is answered and shown in a review', sureFrom, 0.97],
  ['what moves a meter', judgedFrom, 0.98],
  ['what is beyond doubt', beyondDoubtFrom, 0.99],
])('%s is right as often as the table says, less two in a hundred', (_use, least, share) => {
  expect(rightFrom(least)).toBeGreaterThanOrEqual(share)
})
