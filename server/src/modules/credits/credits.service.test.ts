import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import type { Credits } from './credits.service.ts'

let test: TestApp
let credits: Credits

beforeAll(async () => {
  test = await buildTestApp()
  credits = test.modules.credits
})
afterAll(() => test.close())

async function somebodyWithCredits(): Promise<string> {
  const { userId } = await test.makePerson()
  await credits.grantSignUp(userId)
  return userId
}

/** What the ledger says, apart from the balances kept beside it. */
async function readLedger(userId: string): Promise<{ entries: number; open: number; unbalanced: number }> {
  const { rows } = await test.db
    .selectFrom('credit_entries')
    .select((row) => row.fn.sum<number | null>('amount').as('sum'))
    .where('account', '=', `user:${userId}`)
    .execute()
    .then((sums) => ({ rows: sums }))
  const holds = await test.db
    .selectFrom('credit_holds')
    .select((row) => row.fn.sum<number | null>('amount').as('sum'))
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  const unbalanced = await test.db
    .selectFrom('credit_entries')
    .select('transfer_id')
    .groupBy('transfer_id')
    .having((row) => row.fn.sum('amount'), '<>', 0)
    .execute()
  return { entries: Number(rows[0]?.sum ?? 0), open: Number(holds.sum ?? 0), unbalanced: unbalanced.length }
}

const note = 'Call with Dana Whitfield'

describe('credits', () => {
  it('are given by site admins alone, however the service is reached', async () => {
    const { owner, member } = await test.makeOrganization()
    const gift = { userId: member.userId, amount: 5, note: 'Among friends', key: randomUUID() }
    await expect(credits.grant(owner.actor, gift)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await credits.planDetails(member.userId)).toMatchObject({ credits: 0 })
    expect(await credits.grant({ ...owner.actor, isSiteAdmin: true }, gift)).toMatchObject({ credits: 5 })
  })

  it('gives five to a new person, once', async () => {
    const userId = await somebodyWithCredits()
    await Promise.all(Array.from({ length: 10 }, () => credits.grantSignUp(userId)))
    expect(await credits.planDetails(userId)).toEqual({ plan: 'free', credits: 5, reserved: 0, unlimitedUntil: null })
    expect(await credits.ownHistory({ userId }, userId)).toMatchObject([{ amount: 5, kind: 'sign-up' }])
  })

  it('lets exactly five of fifty calls begin at once on five credits', async () => {
    const userId = await somebodyWithCredits()
    const attempts = await Promise.allSettled(
      Array.from({ length: 50 }, () => credits.reserve(null, userId, randomUUID(), note)),
    )
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(5)
    const refusals = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []))
    expect(refusals.every((reason) => reason.code === 'no-credits')).toBe(true)
    expect(await credits.planDetails(userId)).toMatchObject({ credits: 0, reserved: 5 })
  })

  it('sets a credit aside once for the same call, however often it is asked', async () => {
    const userId = await somebodyWithCredits()
    const simulationId = randomUUID()
    const holds = await Promise.all(Array.from({ length: 8 }, () => credits.reserve(null, userId, simulationId, note)))
    expect(new Set(holds.map((hold) => hold.id)).size).toBe(1)
    expect(await credits.planDetails(userId)).toMatchObject({ credits: 4, reserved: 1 })
  })

  it('spends what was set aside, and says so in the history', async () => {
    const userId = await somebodyWithCredits()
    const hold = await credits.reserve(null, userId, randomUUID(), note)
    expect(await credits.settle(hold.id)).toBe('settled')
    expect(await credits.settle(hold.id)).toBe('settled')
    expect(await credits.planDetails(userId)).toMatchObject({ credits: 4, reserved: 0 })
    expect(await credits.ownHistory({ userId }, userId)).toMatchObject([
      { amount: -1, kind: 'simulation', note },
      { amount: 5, kind: 'sign-up' },
    ])
  })

  it('gives back what was set aside and leaves no trace in the history', async () => {
    const userId = await somebodyWithCredits()
    const hold = await credits.reserve(null, userId, randomUUID(), note)
    expect(await credits.release(hold.id)).toBe('released')
    expect(await credits.planDetails(userId)).toMatchObject({ credits: 5, reserved: 0 })
    expect(await credits.ownHistory({ userId }, userId)).toHaveLength(1)
  })

  it('lets one win when settling races giving back', async () => {
    const userId = await somebodyWithCredits()
    for (let round = 0; round < 5; round++) {
      const hold = await credits.reserve(null, userId, randomUUID(), note)
      const before = await credits.planDetails(userId)
      const [settled, released] = await Promise.all([credits.settle(hold.id), credits.release(hold.id)])
      expect(settled).toBe(released)
      const after = await credits.planDetails(userId)
      expect(after.reserved).toBe(0)
      expect(after.credits).toBe(settled === 'settled' ? before.credits : before.credits + 1)
      if (after.credits === 0) return
    }
  })

  it('undoes the caller’s transaction when there is no credit', async () => {
    const { userId } = await test.makePerson()
    const attempt = test.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ first_name: 'Changed' }).where('user_id', '=', userId).execute()
      await credits.reserve(tx, userId, randomUUID(), note)
    })
    await expect(attempt).rejects.toMatchObject({ code: 'no-credits' })
    const user = await test.db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
    expect(user.first_name).toBe('Robin')
  })

  it('gives a hold back a day later, and not before', async () => {
    const userId = await somebodyWithCredits()
    const hold = await credits.reserve(null, userId, randomUUID(), note)
    test.clock.advance(23 * 3_600_000)
    expect(await credits.expire(hold.id)).toBe('open')
    test.clock.advance(3_600_000)
    expect(await credits.expire(hold.id)).toBe('expired')
    expect(await credits.settle(hold.id)).toBe('expired')
    expect(await credits.planDetails(userId)).toMatchObject({ credits: 5, reserved: 0 })
  })

  it('costs nothing while an unlimited plan runs', async () => {
    const userId = await somebodyWithCredits()
    const unlimitedUntil = new Date(test.clock.now().getTime() + 60_000)
    await test.db
      .updateTable('credit_balances')
      .set({ plan: 'unlimited', unlimited_until: unlimitedUntil })
      .where('user_id', '=', userId)
      .execute()
    const hold = await credits.reserve(null, userId, randomUUID(), note)
    expect(await credits.settle(hold.id)).toBe('settled')
    expect(await credits.planDetails(userId)).toEqual({
      plan: 'unlimited',
      credits: 5,
      reserved: 0,
      unlimitedUntil: unlimitedUntil.toISOString(),
    })
    test.clock.advance(60_001)
    expect(await credits.planDetails(userId)).toMatchObject({ plan: 'free', unlimitedUntil: null })
    await credits.reserve(null, userId, randomUUID(), note)
    expect(await credits.planDetails(userId)).toMatchObject({ credits: 4, reserved: 1 })
  })

  it('keeps the balance equal to the sum of the entries, whatever happens in whatever order', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('grant' as const), amount: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ do: fc.constantFrom('reserve', 'settle', 'release'), at: fc.nat(9) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { maxLength: 8 }), async (rounds) => {
        const userId = await somebodyWithCredits()
        const holds: string[] = []
        for (const round of rounds) {
          // The steps of a round race one another.
          await Promise.allSettled(
            round.map(async (action) => {
              if (action.do === 'grant' && 'amount' in action) {
                await credits.give({ userId, amount: action.amount, note: 'A gift', key: randomUUID() })
              } else if (action.do === 'reserve') {
                holds.push((await credits.reserve(null, userId, randomUUID(), note)).id)
              } else if ('at' in action) {
                const holdId = holds[action.at]
                if (holdId) await (action.do === 'settle' ? credits.settle(holdId) : credits.release(holdId))
              }
            }),
          )
        }
        const details = await credits.planDetails(userId)
        const ledger = await readLedger(userId)
        expect(details.credits + details.reserved).toBe(ledger.entries)
        expect(details.reserved).toBe(ledger.open)
        expect(details.credits).toBeGreaterThanOrEqual(0)
        expect(ledger.unbalanced).toBe(0)
      }),
      { numRuns: 25 },
    )
  })
})
