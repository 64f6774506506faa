import { dealStages } from '@ringside/contract/reference-data'
import { expect, it } from 'vitest'
import { anAccount } from '../../domain-ui/fake/pipeline-things.ts'
import { sortRows } from '../../ui/table-columns.ts'
import { accountColumns } from './account-columns.tsx'

it('accounts are sorted by stage in the order that a deal goes through them', () => {
  const accounts = dealStages.toReversed().map((stage) => anAccount({ stage }))
  const sorted = sortRows(accounts, accountColumns(false), { key: 'stage', direction: 'ascending' })
  expect(sorted.map(({ stage }) => stage)).toEqual([...dealStages])
})
