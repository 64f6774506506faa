import type { Account } from '@ringside/contract'
import type { KyselyPlugin } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { createAccounts } from './accounts/accounts.service.ts'
import { createProspects } from './calls/prospects.service.ts'
import { createGenerationOrders } from './generation/generation-orders.service.ts'
import { createGeneration } from './generation/generation.service.ts'
import { createPersonas } from './people/personas.service.ts'
import { readPlaces } from './people/places.repository.ts'
import { finishedCall, calls, recordCall, servePipeline, test } from './pipeline.fixture.ts'

servePipeline()

/** How many rows the database gives for it, and in how many answers. */
async function asked(work: (db: Database) => Promise<unknown>): Promise<{ rows: number; statements: number }> {
  let rows = 0
  let statements = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows += result.rows.length
      statements += 1
      return result
    },
  }
  await work(test.db.withPlugin(counting))
  return { rows, statements }
}

const rowsFor = async (work: (db: Database) => Promise<unknown>): Promise<number> => (await asked(work)).rows

/** A company that reps have called, and what makes more of the organisation. */
async function setScene() {
  const { member } = await test.makeOrganization()
  const { segment, contact, account, persona } = await calls.makePersona(member)
  const more = async () => {
    const other = await calls.makeAccount(member, segment._id)
    const [theirs] = other.personas
    if (!theirs) throw new Error('An account has a persona for each decision maker')
    const { profile } = await test.modules.pipeline.buyerFor(member.orgId, member.userId, theirs._id)
    await recordCall(finishedCall(member, theirs, { facts: [{ factId: profile.facts[0]?.id ?? '', turn: 3 }] }))
    return { account: other, persona: theirs }
  }
  const put = (what: string, verb = 'archive') =>
    calls.put(member, `${what}/${verb}`, {
      userId: member.userId,
      ...(what.includes('segment') && { orgId: member.orgId }),
    })
  return { member, segment, contact, account, persona, more, put }
}

const placeOf = ({ _id, name }: Account) => ({ id: _id, name })

const needs = (db: Database) => ({ db, clock: test.clock, retriesAmong: async () => new Set<string>() })

describe('what is read', () => {
  it.each(['persona', 'account'] as const)('of who can be called holds nothing of an archived %s', async (what) => {
    const { member, segment, put } = await setScene()
    const everybody = (db: Database) => createProspects(needs(db)).prospects(member.actor)
    const listed = (db: Database) =>
      createPersonas({ ...needs(db), accounts: createAccounts(needs(db)) }).list(member.actor)
    const before = [await rowsFor(everybody), await rowsFor(listed)]
    const account = await calls.makeAccount(member, segment._id)
    await put(`persona/${account.personas[0]?._id}`)
    if (what === 'account') await put(`account/${account._id}`)
    const inUse = what === 'account' ? 0 : 1
    expect(await rowsFor(listed)).toBe((before[1] ?? 0) + inUse)
    // The account itself, and what can be found out there.
    expect(await rowsFor(everybody)).toBe((before[0] ?? 0) + 2 * inUse)
  })

  it('of one account, or of one person, is theirs alone', async () => {
    const { member, account, persona, more } = await setScene()
    const those = [{ accountId: account._id }, { personaId: persona._id }] as const
    const read = () =>
      Promise.all(those.map((among) => rowsFor((db) => createProspects(needs(db)).prospects(member.actor, among))))
    const before = await read()
    await more()
    expect(await read()).toEqual(before)
  })

  it('of one person is nothing of their colleagues, and nothing at all where they are at another account', async () => {
    const { member, account, persona, more } = await setScene()
    const { prospects } = createProspects(needs(test.db))
    const { account: other } = await more()
    await calls.addContact(member, 'C-Suite', 'Finance')
    expect(await prospects(member.actor, { personaId: persona._id })).toMatchObject([{ persona: { _id: persona._id } }])
    expect(await prospects(member.actor, { accountId: account._id, personaId: persona._id })).toHaveLength(1)
    expect(await prospects(member.actor, { accountId: other._id, personaId: persona._id })).toEqual([])
  })

  it('of an account somebody comes to holds what was told there, and nowhere else', async () => {
    const { member, account, more } = await setScene()
    const { account: other } = await more()
    const read = () => rowsFor((db) => readPlaces(db, member.orgId, [placeOf(account)], async () => new Set()))
    const before = await read()
    await more()
    expect(await read()).toBe(before)
    const both = await readPlaces(test.db, member.orgId, [account, other].map(placeOf), async () => new Set())
    expect([...both.keys()]).toEqual([account._id, other._id])
  })

  it('of an account’s page holds no decision maker who is archived', async () => {
    const { member, account, put } = await setScene()
    const read = () => rowsFor((db) => createAccounts(needs(db)).get(member.actor, account._id))
    const before = await read()
    const contact = await calls.addContact(member, 'C-Suite', 'Finance')
    await put(`contact-profile/${contact._id}`)
    expect(await read()).toBe(before)
  })

  it('of an order is nothing of other orders, nor of segments of other names', async () => {
    const { member, segment } = await setScene()
    const orders = (db: Database) =>
      createGenerationOrders({ db, clock: test.clock, jobs: { enqueue: () => Promise.resolve() } })
    const order = () =>
      orders(test.db).order(member.actor, { orgId: member.orgId, targetSegmentProfileId: segment._id, amount: 1 })
    const { _id } = await order()
    const read = () => rowsFor((db) => orders(db).cancel(member.actor, _id))
    const before = await read()
    await calls.addSegment(member, { name: 'Bakers' })
    await order()
    expect(await read()).toBe(before)
  })
})

describe('somebody archived', () => {
  it('comes back to a role of one with as few statements among many people as among few', async () => {
    const { member, segment, contact } = await setScene()
    await calls.addContact(member, 'C-Suite', 'Finance')
    const account = await calls.makeAccount(member, segment._id)
    const finance = account.personas.find(({ department }) => department === 'Finance')
    if (!finance) throw new Error('An account has a persona for each decision maker')
    const back = async () => {
      await calls.put(member, `persona/${finance._id}/archive`, { userId: member.userId })
      const { statements } = await asked((db) =>
        createPersonas({ ...needs(db), accounts: createAccounts(needs(db)) }).unarchive(
          member.actor,
          finance._id,
          member.userId,
        ),
      )
      return statements
    }
    const amongFew = await back()
    for (const firstName of ['Xenia', 'Xilo', 'Xora']) {
      const person = { who: 'known', firstName, lastName: 'Roe', title: 'Director of Operations' }
      const body = { contactProfileId: contact._id, person }
      const path = `/api/pipeline/account/${account._id}/persona`
      expect((await test.request(member, 'POST', path, body)).status).toBe(201)
    }
    expect(await back()).toBe(amongFew)
  })
})

describe('an account', () => {
  it('is written with as few statements with several people as with one', async () => {
    const { member, segment } = await setScene()
    const realCalls = { isOwn: async () => false, keepPractice: async () => undefined }
    const make = async () => {
      const { statements } = await asked((db) =>
        createGeneration({ ...needs(db), calledAmong: async () => new Set(), realCalls }).makeAccount(
          member.actor,
          segment._id,
        ),
      )
      return statements
    }
    const forOne = await make()
    for (const department of ['Finance', 'IT', 'Legal']) await calls.addContact(member, 'C-Suite', department)
    expect(await make()).toBe(forOne)
  })
})
