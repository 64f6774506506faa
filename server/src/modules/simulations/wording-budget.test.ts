import { describe, expect, it } from 'vitest'
import { makeCall } from '../../../test/practice.ts'
import { organization, personaId, rep, serveTeams, test } from '../../../test/team-server.ts'
import type { CallKey } from './call-record.repository.ts'
import { createWordingBudget, type Reserved, type Spent } from './wording-budget.ts'
import { readWording } from './wordings.repository.ts'

serveTeams()

/** A hundred tokens cost a ten-thousandth of a dollar to read, and five to write. */
const price = { read: 1, written: 5 }
const most = { read: 100, written: 20 }
const mostDollars = 0.0002

const budgetOf = (call: number, month: number) =>
  createWordingBudget({ db: test.db, clock: test.clock }, { price, limit: { call, month } })

async function newCall(): Promise<CallKey> {
  const { _id: simulationId, orgId } = await makeCall(test, rep, personaId)
  return { orgId, simulationId }
}

const isReserved = (one: Reserved | Spent): one is Reserved => 'settle' in one

const spentInMonths = async (): Promise<number[]> => {
  const rows = await test.db
    .selectFrom('wording_months')
    .select('spent')
    .where('org_id', '=', organization.orgId)
    .orderBy('month')
    .execute()
  return rows.map(({ spent }) => spent)
}

describe('what words may cost', () => {
  it('is set aside in full before a line is asked for, and what it did not cost is given back', async () => {
    const key = await newCall()
    const reserved = await budgetOf(1, 1).reserve(key, 'fast-1', most)
    expect(await readWording(test.db, key)).toMatchObject({ cost: mostDollars, worded: 0 })
    if (isReserved(reserved)) await reserved.settle({ tokens: { read: 80, written: 4 }, said: true })
    expect(await readWording(test.db, key)).toEqual({
      model: 'fast-1',
      worded: 1,
      kept: 0,
      cost: 0.0001,
      stoppedBy: null,
    })
    expect(await spentInMonths()).toEqual([100])
  })

  it('is never more than the limit of a call, however many lines are asked for at once', async () => {
    const key = await newCall()
    const budget = budgetOf(mostDollars * 3, 1)
    const all = await Promise.all(Array.from({ length: 12 }, () => budget.reserve(key, 'fast-1', most)))
    expect(all.filter(isReserved)).toHaveLength(3)
    expect(all.filter((one) => !isReserved(one) && one.isNews)).toHaveLength(1)
    expect(await readWording(test.db, key)).toMatchObject({ cost: 0.0006, stoppedBy: 'call' })
  })

  it('is never more than the limit of an organisation’s month, however many calls there are at once', async () => {
    const keys = [await newCall(), await newCall(), await newCall(), await newCall()]
    const budget = budgetOf(1, mostDollars * 2)
    const all = await Promise.all(keys.map((key) => budget.reserve(key, 'fast-1', most)))
    expect(all.filter(isReserved)).toHaveLength(2)
    expect(all.filter((one) => !isReserved(one)).map((one) => ('limit' in one ? one.limit : ''))).toEqual([
      'month',
      'month',
    ])
    expect(await spentInMonths()).toEqual([400])
  })

  it('a call that has reached a limit has no more lines worded, though a shorter one could be paid', async () => {
    const key = await newCall()
    expect(isReserved(await budgetOf(1, 0).reserve(key, 'fast-1', most))).toBe(false)
    expect(isReserved(await budgetOf(1, 1).reserve(key, 'fast-1', { read: 1, written: 0 }))).toBe(false)
    expect(await readWording(test.db, key)).toMatchObject({ cost: 0, stoppedBy: 'month' })
  })

  it('begins anew with every month', async () => {
    const budget = budgetOf(1, mostDollars)
    const first = await newCall()
    const [second, third] = [await newCall(), await newCall()]
    expect(isReserved(await budget.reserve(first, 'fast-1', most))).toBe(true)
    expect(isReserved(await budget.reserve(second, 'fast-1', most))).toBe(false)
    test.clock.advance(32 * 24 * 3_600_000)
    expect(isReserved(await budget.reserve(third, 'fast-1', most))).toBe(true)
    expect(await spentInMonths()).toEqual([200, 200])
  })
})
