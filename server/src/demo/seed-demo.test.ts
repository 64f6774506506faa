import { getProgress, playableCallTypes } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts'
import { openTestDatabase } from '../../test/database.ts'
import { createTestTokens } from '../../test/tokens.ts'
import { buildDemoModules } from '../app/build-demo-modules.ts'
import type { Identity } from '../platform/http/actor.ts'
import { newId } from '../platform/ids.ts'
import { createLog } from '../platform/log.ts'
import { seedDemo, type DemoNeeds } from './seed-demo.ts'
import { demoPeople } from './workspace.ts'

let test: TestApp
let needs: DemoNeeds
let made: Awaited<ReturnType<typeof seedDemo>>
const said: string[] = []

beforeAll(async () => {
  test = await buildTestApp({ database: await openTestDatabase(`demo_${newId().slice(-12)}`), demo: true })
  const { auth, users, uploadCall } = test.modules
  if (!auth) throw new Error('The test app has an embedded sign-in')
  const { createPerson } = auth
  needs = {
    db: test.db,
    clock: test.clock,
    users,
    uploadCall,
    buildModules: (clock) => buildDemoModules({ db: test.db, log: createLog('silent'), users }, clock),
    createPerson,
    say: (line) => said.push(line),
  }
  made = await seedDemo(needs)
  await test.runJobs()
}, 120_000)
afterAll(() => test.close())

const everyCall = () => test.db.selectFrom('simulations').selectAll().orderBy('ended_at').execute()

describe('the demo workspace', () => {
  it('has an owner, an admin, two members and a pipeline with twelve accounts', async () => {
    const members = await test.db.selectFrom('memberships').select('role').orderBy('role').execute()
    expect(members.map(({ role }) => role)).toEqual(['Admin', 'Member', 'Member', 'Owner'])
    const count = async (table: 'accounts' | 'personas' | 'target_segments') =>
      (
        await test.db
          .selectFrom(table)
          .select((row) => row.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n
    expect([await count('accounts'), await count('personas'), await count('target_segments')]).toEqual([12, 36, 4])
    expect(made).toBe('made')
    expect(said).toHaveLength(1)
  })

  it('has forty finished and reviewed calls, all in the past, none of them still to be scored', async () => {
    const calls = await everyCall()
    expect(calls).toHaveLength(40)
    for (const call of calls) {
      expect(call.state).toBe('reviewed')
      expect(call.ended_at?.getTime()).toBeLessThan(test.clock.now().getTime())
      expect(call.hold_id).toBeNull()
    }
    expect(new Set(calls.map(({ type }) => type))).toEqual(new Set(playableCallTypes))
    expect(new Set(calls.map(({ outcome }) => outcome)).size).toBeGreaterThan(2)
  })

  it('has two uploaded calls, each under its rep, reviewed and neither perfect nor hopeless', async () => {
    const calls = await test.db
      .selectFrom('transcripts')
      .innerJoin('users', 'users.user_id', 'transcripts.user_id')
      .select(['users.email', 'transcripts.rep_speaker', 'transcripts.state', 'transcripts.score'])
      .orderBy('users.email')
      .execute()
    expect(calls.map(({ email, rep_speaker: rep, state }) => [email, rep, state])).toEqual([
      ['jonas.lind@tallyport.example', 'Jonas Lind', 'reviewed'],
      ['maya.okafor@tallyport.example', 'Maya Okafor', 'reviewed'],
    ])
    const [jonas = 0, maya = 0] = calls.map(({ score }) => score ?? 0)
    expect(jonas).toBeGreaterThan(20)
    expect(maya).toBeGreaterThan(jonas)
    expect(maya).toBeLessThan(95)
  })

  it('asks only customers how it goes, and nobody’s deal is another’s as well', async () => {
    const calls = await everyCall()
    const taken = new Set(calls.flatMap(({ type, account_id: id }) => (type === 'check-in' ? [id] : [])))
    const deals = await test.db.selectFrom('accounts').select(['id', 'stage']).orderBy('id').execute()
    expect(deals.filter(({ id }) => taken.has(id)).map(({ stage }) => stage)).toEqual(['won'])
    const callers = new Set(calls.map(({ account_id: id, user_id: rep }) => `${id} ${rep}`))
    expect(callers.size).toBe(new Set(calls.map(({ account_id: id }) => id)).size)
  })

  it('scores better selling higher: the owner above the rep who is pushy', async () => {
    const calls = await everyCall()
    const averageOf = async (email: string): Promise<number> => {
      const { user_id: id } = await test.db
        .selectFrom('users')
        .select('user_id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const scores = calls.flatMap(({ user_id, score }) => (user_id === id && score !== null ? [score] : []))
      return scores.reduce((sum, score) => sum + score, 0) / scores.length
    }
    const [ruth, , , jonas] = await Promise.all(demoPeople.map(({ email }) => averageOf(email)))
    expect(ruth).toBeGreaterThan(jonas ?? 100)
  })

  it('has paid for every call, and the ledger adds up', async () => {
    const balances = await test.db.selectFrom('credit_balances').selectAll().execute()
    expect(balances.map(({ held }) => held)).toEqual([0, 0, 0, 0])
    const { total } = await test.db
      .selectFrom('credit_entries')
      .select((row) => row.fn.sum<number>('amount').as('total'))
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBe(0)
  })

  it('shows a rep their progress from it', async () => {
    const email = 'maya.okafor@tallyport.example'
    const row = await test.db
      .selectFrom('users')
      .innerJoin('memberships', 'memberships.user_id', 'users.user_id')
      .innerJoin('organizations', 'organizations.org_id', 'memberships.org_id')
      .select(['users.user_id', 'memberships.org_id', 'organizations.id'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const identity: Identity = {
      userId: row.user_id,
      firstName: 'Maya',
      lastName: 'Okafor',
      email,
      emailVerified: true,
      isSiteAdmin: false,
      memberships: [{ orgId: row.org_id, organizationId: row.id, role: 'Member' }],
    }
    const { sign } = await createTestTokens()
    const answer = await test.request(
      { ...identity, orgId: row.org_id, token: await sign(row.user_id) },
      'GET',
      `/api/progress/${row.user_id}`,
    )
    const progress = getProgress.response.parse(answer.body)
    expect(progress.calls).toBe(18)
    expect(progress.streak).toBeGreaterThanOrEqual(15)
    const average = (scores: typeof progress.scores) =>
      scores.reduce((sum, { score }) => sum + score, 0) / scores.length
    expect(average(progress.scores.slice(-5))).toBeGreaterThan(average(progress.scores.slice(0, 5)))
  })

  it('has calls that managers asked for, due on working days to come and still to be made', async () => {
    const asked = await test.db
      .selectFrom('assignments')
      .innerJoin('assignment_members', 'assignment_members.assignment_id', 'assignments.id')
      .select(['due_on', 'created_at'])
      .execute()
    expect(asked).toHaveLength(3)
    for (const { due_on: dueOn, created_at: at } of asked) {
      expect(new Date(dueOn).getTime()).toBeGreaterThan(test.clock.now().getTime())
      expect([0, 6]).not.toContain(new Date(dueOn).getUTCDay())
      expect(at.getTime()).toBeLessThan(test.clock.now().getTime())
    }
  })

  it('is made once, and is there even when others have come', async () => {
    expect(await seedDemo(needs)).toBe('there')
    await test.makePerson()
    expect(await seedDemo(needs)).toBe('there')
    expect(await everyCall()).toHaveLength(40)
  })

  it('is not made where somebody else is already', async () => {
    await test.db.deleteFrom('organizations').execute()
    expect(await seedDemo(needs)).toBe('absent')
    expect(await everyCall()).toEqual([])
  })
})
