import { factsTold, foundWords } from '@ringside/contract/pipeline/found-count'
import { dealStages } from '@ringside/contract/reference-data'
import { expect, it } from 'vitest'
import { anAccount } from '../../domain-ui/fake/pipeline-things.ts'
import { sortRows } from '../../ui/table-columns.ts'
import { accountColumns } from './account-columns.tsx'

it('accounts are sorted by stage in the order that a deal goes through them', () => {
  const accounts = dealStages.toReversed().map((stage) => anAccount({ stage }))
  const sorted = sortRows(accounts, accountColumns('Your'), { key: 'stage', direction: 'ascending' })
  expect(sorted.map(({ stage }) => stage)).toEqual([...dealStages])
})

it('accounts of one stage alone have no column that says it', () => {
  const stageOf = (inOneStage: boolean) => accountColumns('Your', inOneStage).some(({ key }) => key === 'stage')
  expect([stageOf(false), stageOf(true)]).toEqual([true, false])
})

it('what was found is counted against what there is to find only while the deal is open', () => {
  const found = (stage: (typeof dealStages)[number], count: number) =>
    foundWords(
      factsTold({
        stage,
        factsInAll: 24,
        discoveredInformation: Array.from({ length: count }, () => ({ counts: true })),
      }),
    )
  expect([found('negotiation', 0), found('discovery', 7)]).toEqual(['0 of 24 facts', '7 of 24 facts'])
  expect([found('won', 0), found('won', 7), found('lost', 1)]).toEqual(['', '7 facts', '1 fact'])
})

it('a decided deal has no count in all, in the table as in the file, and none found is no figure', () => {
  const told = (stage: (typeof dealStages)[number], count: number) =>
    factsTold({ stage, factsInAll: 24, discoveredInformation: Array.from({ length: count }, () => ({ counts: true })) })
  expect(told('discovery', 0)).toEqual({ found: 0, inAll: 24 })
  expect(told('won', 7)).toEqual({ found: 7, inAll: null })
  expect(told('won', 0)).toEqual({ found: null, inAll: null })
})
