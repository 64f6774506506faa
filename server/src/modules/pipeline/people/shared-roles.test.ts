import { getAccount } from '@ringside/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { TestMember } from '../../../../test/factories.ts'
import { newId } from '../../../platform/ids.ts'
import { calls, servePipeline, test } from '../pipeline.fixture.ts'

servePipeline()

const sharedAt = async (actor: TestMember, accountId: string) => {
  const { body } = await calls.get(actor, `/account/${accountId}`)
  return getAccount.response.parse(body).sharedRoles
}

/** As it could come before it was refused: a second person in the role of another. */
async function addBeside(personaId: string, firstName: string): Promise<string> {
  const id = newId()
  await sql`insert into personas select (jsonb_populate_record(one,
      jsonb_build_object('id', ${id}::text, 'first_name', ${firstName}::text))).*
    from personas one where one.id = ${personaId}`.execute(test.db)
  return id
}

it('two people from before in a role of one are told of by name, until one of them is archived', async () => {
  const { member } = await test.makeOrganization()
  const segment = await calls.addSegment(member)
  await calls.addContact(member, 'C-Suite', 'Finance')
  await calls.addContact(member, 'VP/Director Level', 'Operations')
  const account = await calls.makeAccount(member, segment._id)
  const [finance, operations] = ['Finance', 'Operations'].map((department) =>
    account.personas.find((each) => each.department === department),
  )
  expect(await sharedAt(member, account._id)).toEqual([])
  const second = await addBeside(finance?._id ?? '', 'Odile')
  await addBeside(operations?._id ?? '', 'Marit')
  expect(await sharedAt(member, account._id)).toEqual([
    {
      role: 'C-Suite, Finance',
      names: expect.arrayContaining([`${finance?.firstName} ${finance?.lastName}`, `Odile ${finance?.lastName}`]),
    },
  ])
  await calls.put(member, `persona/${second}/archive`, { userId: member.userId })
  expect(await sharedAt(member, account._id)).toEqual([])
})
