import { randomBytes } from 'node:crypto'
import { getMigrations } from 'better-auth/db/migration'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { createLog } from '../../../platform/log.ts'
import { createBetterAuth } from './better-auth.ts'
import { betterAuthOptions } from './options.ts'

describe('the sign-in library', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(`library_${randomBytes(4).toString('hex')}`)
  })
  afterAll(() => database.close())

  const clock = createFakeClock()
  const needs = (secret: string) => ({
    pool: database.pool,
    clock,
    secret,
    publicUrl: 'https://ringside.test',
    log: createLog('silent'),
  })
  const nobody = () => {
    throw new Error('Nobody listens')
  }

  it('finds every table and column it asks for in our migrations', async () => {
    const plan = await getMigrations(betterAuthOptions(needs('s'.repeat(40)), nobody))
    expect({
      tables: plan.toBeCreated.map(({ table }) => table),
      columns: plan.toBeAdded.map(({ table, fields }) => [table, Object.keys(fields)]),
      indexes: plan.toBeAddedIndexes.map(({ name }) => name),
      problems: plan.schemaProblems,
    }).toEqual({ tables: [], columns: [], indexes: [], problems: [] })
  })

  it('lets go of sessions and mailed tokens that ended before a time, and of no others', async () => {
    const { pool } = database
    const library = await createBetterAuth(needs('first secret, long enough for anybody'))
    const heard = async (): Promise<void> => undefined
    library.listen({ userChanged: heard, sendVerification: heard, sendPasswordReset: heard })
    const { userId } = await library.createUser({ email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee' })
    for (const [id, end] of [
      ['old', '2026-01-01'],
      ['young', '2026-03-01'],
    ]) {
      await pool.query(
        `insert into auth_sessions (id, token, user_id, expires_at, updated_at) values ($1, $1, $2, $3, now())`,
        [id, userId, end],
      )
      await pool.query(`insert into auth_verifications (id, identifier, value, expires_at) values ($1, $1, $1, $2)`, [
        id,
        end,
      ])
    }
    expect(await library.forgetEnded(new Date('2026-02-01'), 10)).toBe(1)
    for (const table of ['auth_sessions', 'auth_verifications']) {
      expect((await pool.query(`select id from ${table}`)).rows).toEqual([{ id: 'young' }])
    }
  })

  it('makes a new signing key when the old one can not be read with the secret any more', async () => {
    const before = await createBetterAuth(needs('first secret, long enough for anybody'))
    await expect(before.sign({ user_id: 'u' })).resolves.toEqual(expect.any(String))
    const after = await createBetterAuth(needs('second secret, long enough for anybody'))
    await expect(after.sign({ user_id: 'u' })).resolves.toEqual(expect.any(String))
  })

  it('finds a key that another server made, but reads the keys again at most every five seconds', async () => {
    const ours = await createBetterAuth(needs('third secret, long enough for anybody'))
    await jwtVerify(await ours.sign({ user_id: 'u' }), ours.publicKey)
    const other = await createBetterAuth(needs('fourth secret, long enough for anybody'))
    const token = await other.sign({ user_id: 'u' })
    await expect(jwtVerify(token, ours.publicKey)).rejects.toThrow('no applicable key')
    clock.advance(5_001)
    expect((await jwtVerify(token, ours.publicKey)).payload).toMatchObject({ user_id: 'u' })
  })
})
