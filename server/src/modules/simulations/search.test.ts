import { listSimulations, listTranscripts, type ListedSimulation } from '@ringside/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { joinCall } from '../../../test/call-client.ts'
import type { TestMember, TestOrganization } from '../../../test/factories.ts'
import { keptTurns, makeCall, makePersona } from '../../../test/practice.ts'

let test: TestApp
let organization: TestOrganization
let rep: TestMember
let personaId: string

beforeAll(async () => {
  test = await buildTestApp()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())
beforeEach(async () => {
  organization = await test.makeOrganization()
  rep = organization.member
  await test.modules.credits.grantSignUp(rep.userId)
  personaId = await makePersona(test, organization.owner)
})

const line = 'How many forklifts break down between two inspections?'

/** A call in which this was said, played to its end. */
async function playSaying(...said: string[]): Promise<string> {
  const call = await makeCall(test, rep, personaId)
  const client = await joinCall(test.app.listeningOrigin, call._id, rep.token)
  await client.event('buyer-turn')
  for (const words of said) await client.ask(words)
  client.send({ type: 'hang-up' })
  await client.closed()
  return call._id
}

async function search(by: TestMember, words: string, more = ''): Promise<ListedSimulation[]> {
  const { body } = await test.request(by, 'GET', `/api/simulations?search=${encodeURIComponent(words)}${more}`)
  return listSimulations.response.parse(body).items
}

describe('a search in what was said in practice calls', () => {
  it('finds the call with all the words, shows the line that has most of them and when it was said', async () => {
    const call = await playSaying(line)
    await playSaying('How do you plan the work of your people today?')
    const [hit, ...others] = await search(rep, 'inspections forklifts')
    expect(others).toEqual([])
    expect(hit).toMatchObject({ _id: call, found: { speaker: 'rep', words: line } })
    const kept = (await keptTurns(test, call)).find(({ words }) => words === line)
    expect(hit?.found?.startMs).toBe(kept?.startMs)
    expect(await search(rep, 'forklifts submarines')).toEqual([])
  })

  it('takes the last word for one that is still being typed, unless it is a single letter', async () => {
    await playSaying(line)
    expect(await search(rep, 'break down betw')).toHaveLength(1)
    expect(await search(rep, 'forklifts q')).toEqual([])
    expect(await search(rep, 'fork down')).toEqual([])
  })

  it('is of words alone: signs of a query mean nothing, and without a word it finds nothing', async () => {
    await playSaying(line)
    expect(await search(rep, "forklifts & !inspections | (':*")).toHaveLength(1)
    expect(await search(rep, "'")).toEqual([])
    expect(await search(rep, `org ${rep.orgId}`)).toEqual([])
  })

  it('shows no line of a call that is found by whom it was with', async () => {
    await playSaying(line)
    const [call] = await search(rep, '')
    const [byName] = await search(rep, call?.persona.lastName ?? '')
    expect(byName).toMatchObject({ _id: call?._id, found: null })
  })

  it('reads no call of a colleague but for an admin, and none of another organisation', async () => {
    await playSaying(line)
    const colleague = await test.makeMember(organization, 'Member')
    expect(await search(colleague, 'forklifts')).toEqual([])
    expect(await search(organization.outsider, 'forklifts', '&userId=all')).toEqual([])
    expect(await search(organization.admin, 'forklifts')).toEqual([])
    expect(await search(organization.admin, 'forklifts', '&userId=all')).toHaveLength(1)
  })
})

const file = `Robin Ash: Good morning Dana, this is Robin. How many forklifts break down in a year?
Dana: Nine. Each time a dock stands still for half a day.
Robin Ash: What do you do then?`

async function searchUploads(by: TestMember, query: string) {
  const { body } = await test.request(by, 'GET', `/api/transcripts?${query}`)
  return listTranscripts.response.parse(body)
}

describe('a search among uploaded calls', () => {
  const upload = (fileName: string, content: string) =>
    test.request(rep, 'POST', '/api/transcripts', { fileName, content })

  it('finds what was said in them and shows the line, or finds them by their title and shows none', async () => {
    await upload('Dana.txt', file)
    await upload('Ben.txt', file.replaceAll('forklifts', 'trucks').replaceAll('Dana', 'Ben'))
    expect(await searchUploads(rep, 'search=stands%20still%20nine')).toMatchObject({ total: 2, allTotal: 2 })
    const found = await searchUploads(rep, 'search=forklifts')
    expect(found.items).toMatchObject([{ found: { speaker: 'rep' } }])
    expect(found.items[0]?.found?.words).toMatch(/How many forklifts break down in a year\?$/)
    expect(await searchUploads(rep, 'search=ben')).toMatchObject({ items: [{ found: null }] })
  })

  it('reads no call of a colleague but for an admin, and none of another organisation', async () => {
    await upload('Dana.txt', file)
    const { admin, outsider } = organization
    expect(await searchUploads(admin, 'search=forklifts')).toMatchObject({ items: [] })
    expect(await searchUploads(admin, 'search=forklifts&userId=all')).toMatchObject({ total: 1 })
    expect(await searchUploads(outsider, 'search=forklifts&userId=all')).toMatchObject({ items: [], allTotal: 0 })
    const colleague = await test.makeMember(organization, 'Member')
    expect(await test.request(colleague, 'GET', '/api/transcripts?userId=all')).toMatchObject({ status: 403 })
  })

  it('takes as many different words as a call may have', async () => {
    await upload('Dana.txt', file)
    const words = Array.from({ length: 80_000 }, (_, index) => `w${index.toString(36)}zzzzzzzzz`).join(' ')
    const lines = JSON.stringify([{ speaker: 'Dana', words, startMs: 0, endMs: 1000 }])
    await test.db.updateTable('transcripts').set({ lines }).where('org_id', '=', rep.orgId).execute()
    expect(await searchUploads(rep, 'search=w1zzzzzzzzz')).toMatchObject({ total: 1 })
  })
})
