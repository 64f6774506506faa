import { buyerNameOf } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import type { TestMember } from '../../../test/factories.ts'
import { importCalls } from './imports/imports.fixture.ts'
import { calls, finishedCall, recordCall, servePipeline, test } from './pipeline.fixture.ts'

servePipeline()

const linesOf = async (by: TestMember, path: string): Promise<string[]> => {
  const { status, body } = await calls.get(by, path)
  expect(status).toBe(200)
  return String(body)
    .split('\r\n')
    .filter((line) => line !== '')
}

describe('the pipeline as tables', () => {
  it('has accounts in use with segment, stage and last call, all of them or those that are named', async () => {
    const { member } = await test.makeOrganization()
    const { segment, account, persona } = await calls.makePersona(member)
    const other = await calls.makeAccount(member, segment._id)
    const gone = await calls.makeAccount(member, segment._id)
    await calls.put(member, `account/${gone._id}/archive`, { userId: member.userId })
    const call = finishedCall(member, persona)
    await recordCall(call)
    const [head, ...rows] = await linesOf(member, '/accounts/export.csv')
    expect(head).toMatch(/^\uFEFFAccount,Segment,Industry,Sub-industry,Location,Size,Stage,/)
    expect(rows).toHaveLength(2)
    const own = rows.find((row) => row.startsWith(`${account.name},`))
    expect(own).toContain(`,${segment.name},`)
    expect(own).toMatch(new RegExp(`,1,61,${call.at.toISOString()}$`))
    expect(own).toMatch(/,Contacted,|,Researching,|,Discovery,/)
    const named = await linesOf(member, `/accounts/export.csv?ids=${other._id},${gone._id}`)
    expect(named.slice(1).map((row) => row.split(',')[0])).toEqual([other.name])
  })

  it('counts facts against those in all while the deal is open, and has neither count of a won one where none was found', async () => {
    const { member } = await test.makeOrganization()
    const { account } = await calls.makePersona(member)
    const factColumns = async (): Promise<string[]> => {
      const [head = '', row = ''] = await linesOf(member, '/accounts/export.csv')
      const at = head.split(',').indexOf('Facts found')
      // No quoted field stands after the stage.
      const fromEnd = head.split(',').length - at
      return row.split(',').slice(-fromEnd, 2 - fromEnd)
    }
    expect(await factColumns()).toEqual(['0', `${account.factsInAll}`])
    const won = { userId: member.userId, from: 'researching', to: 'won', reason: 'They signed' }
    expect((await calls.put(member, `account/${account._id}/stage`, won)).status).toBe(200)
    expect(await factColumns()).toEqual(['', ''])
  })

  it('has everybody who can be called, and can be imported elsewhere as it is', async () => {
    const { member, outsider } = await test.makeOrganization()
    const { account, persona } = await calls.makePersona(member)
    const [head, row] = await linesOf(member, '/personas/export.csv')
    expect(head).toMatch(/^\uFEFFFirst name,Last name,Title,Level,Department,Account,Segment,Stage,/)
    expect(row).toContain(`${persona.firstName},${persona.lastName},`)
    expect(row).toContain(account.name)
    const segment = await calls.addSegment(outsider)
    const file = [head, row].join('\r\n')
    expect(await importCalls(test).previewOf(outsider, segment._id, file)).toMatchObject({
      rows: [{ account: account.name, person: { name: buyerNameOf(persona), level: persona.level } }],
      problems: [],
    })
  })

  it('never holds anything of another organisation', async () => {
    const { member, outsider } = await test.makeOrganization()
    const { account } = await calls.makePersona(member)
    for (const path of [`/accounts/export.csv?ids=${account._id}`, '/accounts/export.csv', '/personas/export.csv']) {
      expect(await linesOf(outsider, path)).toHaveLength(1)
    }
  })
})
