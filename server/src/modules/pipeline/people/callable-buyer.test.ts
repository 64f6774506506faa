import { describe, expect, it } from 'vitest'
import type { TestMember } from '../../../../test/factories.ts'
import { calls, servePipeline, test } from '../pipeline.fixture.ts'
import { makePersona } from './make-persona.ts'

servePipeline()

/** Somebody whose call was made up a moment ago. */
async function madeUp() {
  const { member } = await test.makeOrganization()
  const { account, persona } = await calls.makePersona(member)
  const { profile } = await test.modules.pipeline.buyerFor(member.orgId, member.userId, persona._id)
  return { member, account, persona, profile }
}

const hold = ({ orgId }: TestMember, buyer: Awaited<ReturnType<typeof madeUp>>['profile']): Promise<void> =>
  test.db.transaction().execute((tx) => test.modules.pipeline.holdBuyer(tx, orgId, buyer))

describe('whoever a call was made up for', () => {
  it('is held where nothing has changed', async () => {
    const { member, profile } = await madeUp()
    await expect(hold(member, profile)).resolves.toBeUndefined()
  })

  it.each(['persona', 'account'] as const)('is not called when the %s was archived meanwhile', async (what) => {
    const { member, profile, ...made } = await madeUp()
    await calls.put(member, `${what}/${made[what]._id}/archive`, { userId: member.userId })
    await expect(hold(member, profile)).rejects.toMatchObject({
      code: 'conflict',
      message: `This ${what} is archived. Restore it to call again.`,
    })
  })

  it('is not called when somebody real has their place meanwhile', async () => {
    const { member, profile, persona } = await madeUp()
    const real = { first_name: 'Rosa', last_name: 'Lindqvist' }
    await test.db.updateTable('personas').set(real).where('id', '=', persona._id).execute()
    await expect(hold(member, profile)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Rosa Lindqvist has this place now. Look at them again before you call.',
    })
  })

  it('is nobody when they have gone', async () => {
    const { member, profile, persona } = await madeUp()
    await test.db.deleteFrom('personas').where('id', '=', persona._id).execute()
    await expect(hold(member, profile)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('the people at an account that somebody real comes to', () => {
  it('begin no call between being asked whether they were called and giving up their place', async () => {
    const { member, account, persona, profile } = await madeUp()
    const { contactProfileId } = persona
    const asked: unknown[] = []
    await test.db.transaction().execute((tx) =>
      makePersona(tx, member.orgId, {
        accountId: account._id,
        contactProfileId,
        person: { who: 'known', firstName: 'Rosa', lastName: 'Lindqvist', title: '' },
        at: test.clock.now(),
        async calledAmong(_db, _orgId, ids) {
          const free = await test.db
            .selectFrom('personas')
            .select('id')
            .where('id', '=', profile.personaId)
            .forKeyShare()
            .skipLocked()
            .execute()
          asked.push({ ids: ids.length, free })
          return new Set()
        },
      }),
    )
    expect(asked).toEqual([{ ids: 1, free: [] }])
  })
})
