import { randomUUID } from 'node:crypto'
import { suggestedNextCallSchema } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import type { TestMember } from '../../../test/factories.ts'
import type { AccountHoldings } from '../pipeline/index.ts'
import { calls, servePipeline, test } from '../pipeline/pipeline.fixture.ts'
import { nobodyAt } from './why-nobody.ts'

servePipeline()

async function whyNobody(actor: TestMember, accountId?: string): Promise<string> {
  const of = accountId === undefined ? '' : `&accountId=${accountId}`
  const { body } = await calls.get(actor, `/get-next-call?orgId=${actor.orgId}&userId=${actor.userId}${of}`)
  const { persona, reason } = suggestedNextCallSchema.parse(body)
  expect(persona).toBeNull()
  return reason
}

const none = { inUse: 0, archived: 0 }
const some = { inUse: 1, archived: 0 }
const archived = { inUse: 0, archived: 2 }
const here: AccountHoldings = { account: 'in-use', people: none, decisionMakers: some }

describe('why nobody can be called at an account is said as it is', () => {
  it.each<[string, AccountHoldings, string]>([
    ['it is not here', { ...here, account: 'unknown' }, 'This account is not in your pipeline.'],
    [
      'it is archived',
      { ...here, account: 'archived', people: some },
      'This account is archived. Restore it to call somebody there.',
    ],
    [
      'its people are archived',
      { ...here, people: archived },
      'Everybody at this account is archived. Restore one of them, or add a person to it.',
    ],
    ['nobody is there', here, 'Nobody to call at this account. Add a person to it.'],
    [
      'nobody is there, and nobody could be',
      { ...here, decisionMakers: none },
      'Nobody to call at this account. Add a decision maker, then a person to it.',
    ],
    [
      'nobody is there, and the decision makers are archived',
      { ...here, decisionMakers: archived },
      'Nobody to call at this account. Restore a decision maker, then add a person to it.',
    ],
  ])('where %s', (_, holdings, sentence) => {
    expect(nobodyAt(holdings)).toBe(sentence)
  })
})

describe('the next call, where there is nobody', () => {
  it('says at each step what is missing, and of the archive what is there', async () => {
    const { member, outsider } = await test.makeOrganization()
    const who = { userId: member.userId }
    const nothing = 'Nobody to call yet. Add a target segment and a decision maker, then generate an account.'
    expect(await whyNobody(member)).toBe(nothing)
    const segment = await calls.addSegment(member)
    expect(await whyNobody(member)).toBe('Nobody to call yet. Add a decision maker, then generate an account.')
    const account = await calls.makeAccount(member, segment._id)
    expect(await whyNobody(member)).toBe(
      'Nobody is at your accounts yet. Add a decision maker, then a person to one of them.',
    )
    const contact = await calls.addContact(member)
    expect(await whyNobody(member)).toBe('Nobody is at your accounts yet. Add a person to one of them.')
    expect(await whyNobody(member, account._id)).toBe('Nobody to call at this account. Add a person to it.')
    const place = { contactProfileId: contact._id }
    const made = await test.request(member, 'POST', `/api/pipeline/account/${account._id}/persona`, place)
    await calls.put(member, `persona/${Object(made.body)._id}/archive`, who)
    expect(await whyNobody(member)).toBe('1 person is archived. Restore them, or add a person to an account.')
    await calls.put(member, `account/${account._id}/archive`, who)
    expect(await whyNobody(member)).toBe(
      '1 account is archived. Restore an account with its people, or generate another.',
    )
    expect(await whyNobody(member, account._id)).toBe('This account is archived. Restore it to call somebody there.')
    // Others learn of none of it, nor whether the account exists.
    expect(await whyNobody(outsider)).toBe(nothing)
    expect(await whyNobody(outsider, account._id)).toBe(await whyNobody(outsider, randomUUID()))
  })
})
