import { accountImportSchema, getPipeline, undoLimits, type Account, type Pipeline } from '@ringside/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sayingOf } from '../../../../test/build-test-app.ts'
import type { TestMember } from '../../../../test/factories.ts'
import { newId } from '../../../platform/ids.ts'
import { calls, finishedCall, recordCall, servePipeline, test } from '../pipeline.fixture.ts'
import { csv, importCalls } from './imports.fixture.ts'
import { forgetImports, forgetReads, readDays } from './imports.repository.ts'

servePipeline()
let files: ReturnType<typeof importCalls>
beforeAll(() => {
  files = importCalls(test)
})

const list = csv(
  'Company,City,State,Employees,Contact Name,Job Title',
  'Brightwell Foods,Columbus,OH,640,Irene Castellanos,CFO',
  'Brightwell Foods,,,,Marcus Lee,Plant Manager',
  '"Quill & Anchor, Inc.",Toledo,OH,,,',
)

async function setUp(): Promise<{ member: TestMember; segmentId: string }> {
  const { member } = await test.makeOrganization()
  const segment = await calls.addSegment(member)
  return { member, segmentId: segment._id }
}
const pipelineOf = async (by: TestMember): Promise<Pipeline> =>
  getPipeline.response.parse((await calls.get(by, `?orgId=${by.orgId}`)).body)
const accountNamed = async (by: TestMember, name: string): Promise<Account> => {
  const account = (await pipelineOf(by)).accounts.find((each) => each.name === name)
  if (!account) throw new Error(`There is no ${name}`)
  return account
}
const countsOf = ({ orgId }: TestMember) =>
  test.db.selectFrom('pipeline_counts').selectAll().where('org_id', '=', orgId).executeTakeFirstOrThrow()

describe('a file of accounts and people', () => {
  it('is shown as it will become before anything is made', async () => {
    const { member, segmentId } = await setUp()
    const read = await files.read(member, list)
    expect(read).toMatchObject({ state: 'read', rows: 3, columns: { company: 0, city: 1, personName: 4, title: 5 } })
    expect(await files.previewOf(member, segmentId, list)).toEqual({
      accounts: 2,
      people: 2,
      decisionMakers: 2,
      leftOut: 0,
      withoutPerson: 0,
      problems: [],
      notes: [{ row: 2, reason: '501-1000 employees is another size than the segment’s 201-500. It keeps its own.' }],
      noteCount: 1,
      rows: [
        {
          row: 2,
          account: 'Brightwell Foods',
          isNew: true,
          location: 'Columbus, Ohio',
          size: '501-1000',
          person: { name: 'Irene Castellanos', title: 'CFO', level: 'C-Suite', department: 'Finance' },
        },
        expect.objectContaining({ row: 3, person: expect.objectContaining({ name: 'Marcus Lee' }) }),
        expect.objectContaining({ row: 4, account: 'Quill & Anchor, Inc.', person: null }),
      ],
    })
    expect((await pipelineOf(member)).accounts).toEqual([])
    expect((await files.list(member)).body).toEqual([])
  })

  it('becomes accounts that can be called at once: with its people, and with what it does not say generated', async () => {
    const { member, segmentId } = await setUp()
    await calls.addContact(member)
    expect(await files.imported(member, segmentId, list)).toMatchObject({
      state: 'imported',
      made: { accounts: 2, people: 2, decisionMakers: 2, leftOut: 0 },
    })
    const brightwell = await accountNamed(member, 'Brightwell Foods')
    expect(brightwell).toMatchObject({ location: 'Columbus, Ohio', size: '501-1000', stage: 'researching' })
    expect(brightwell.factsInAll).toBeGreaterThan(5)
    expect(brightwell.personas.map(({ firstName, lastName, title }) => [firstName, lastName, title])).toEqual([
      ['Irene', 'Castellanos', 'CFO'],
      ['Marcus', 'Lee', 'Plant Manager'],
    ])
    // Of this one the file names nobody.
    const quill = await accountNamed(member, 'Quill & Anchor, Inc.')
    expect(quill.personas).toMatchObject([{ level: 'VP/Director Level', department: 'Operations' }])
    expect(quill.size).toBe('201-500')
    expect(await countsOf(member)).toMatchObject({ accounts: 2, personas: 3, contact_profiles: 3 })
    const page = await calls.get(member, `/persona/${brightwell.personas[0]?._id}`)
    expect(page).toMatchObject({ status: 200, body: { persona: { firstName: 'Irene' } } })
  })

  it.each([
    ['UTF-8 with a mark', Buffer.from('\uFEFFCompany;Contact;Title\nMüller €;Zoë Ní;CFO\n')],
    ['UTF-16', Buffer.from('\uFEFFCompany\tContact\tTitle\nMüller €\tZoë Ní\tCFO\n', 'utf16le')],
    ['Windows-1252', Buffer.from('Company;Contact;Title\r\nM\xfcller \x80;Zo\xeb N\xed;CFO\r\n', 'latin1')],
  ])('is read in %s', async (_what, content) => {
    const { member, segmentId } = await setUp()
    const { _id, columns } = await files.read(member, content)
    const { body } = await files.preview(member, _id, { targetSegmentProfileId: segmentId, columns })
    expect(body).toMatchObject({ rows: [{ account: 'Müller €', person: { name: 'Zoë Ní' } }] })
  })

  it.each([
    ['nothing', '', 400, /^The file is empty\.$/],
    ['a head alone', 'Company\n', 400, /no rows below it/],
    ['a workbook', Buffer.from('504b03040000', 'hex'), 400, /^This is a workbook/],
    ['an open quotation mark', 'Company\n"Brightwell\n', 400, /never closed/],
    ['bytes without meaning', Buffer.from([1, 2, 0, 0, 9, 200, 0, 13, 0]), 400, /not text/],
    [
      'too many rows',
      `Company\n${'x\n'.repeat(5001)}`,
      413,
      /^The file has 5,001 rows\. One import takes 5,000: split the file\.$/,
    ],
    [
      'nothing but 5 MB of lines',
      '\n'.repeat(5_000_000),
      413,
      /^The file has more than 20,000 rows, empty ones among them/,
    ],
    ['too many columns', `Company${',x'.repeat(100)}\nBrightwell\n`, 413, /^The file has more than 100 columns\./],
    ['too many bytes', Buffer.alloc(5_000_001, 'x'), 413, /larger than 5 MB/],
  ])('of %s is refused in a sentence', async (_what, content, status, message) => {
    const { member } = await test.makeOrganization()
    const answer = await files.send(member, content)
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(message) } })
  })

  it('needs a column for the company, and a segment that is in use', async () => {
    const { member, segmentId } = await setUp()
    const { _id, columns } = await files.read(member, csv('Foo', 'Brightwell'))
    for (const ask of [files.preview, files.run]) {
      expect(await ask(member, _id, { targetSegmentProfileId: segmentId, columns })).toMatchObject({
        status: 400,
        body: { message: 'Say which column holds the company’s name.' },
      })
      expect((await ask(member, _id, { targetSegmentProfileId: newId(), columns: { company: 0 } })).status).toBe(404)
    }
    const who = { orgId: member.orgId, userId: member.userId }
    await calls.put(member, `target-segment/${segmentId}/archive`, who)
    const answer = await files.run(member, _id, { targetSegmentProfileId: segmentId, columns: { company: 0 } })
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/archived/) } })
  })
})

describe('long cells with an emoji where they are cut', () => {
  it('are shown in the sample up to the emoji or with it', async () => {
    const { member } = await test.makeOrganization()
    const [kept, cut] = ['x'.repeat(79), 'x'.repeat(80)]
    const { sample } = await files.read(member, csv('Company,Notes', `${kept}😀y,${cut}😀y`))
    expect(sample).toEqual([[`${kept}😀`, cut]])
  })

  it('are named in what is said of the row, which comes all the same', async () => {
    const { member, segmentId } = await setUp()
    const many = 'm'.repeat(59)
    const rows = csv('Company,Size', 'Kestrel,', `Brightwell,${many}😀y`)
    const { problems, notes } = await files.previewOf(member, segmentId, rows)
    expect(problems).toEqual([])
    expect(notes).toEqual([
      { row: 3, reason: `“${many}😀” is not a number of employees. The size comes from the segment.` },
    ])
    expect(await files.imported(member, segmentId, rows)).toMatchObject({
      state: 'imported',
      made: { accounts: 2, leftOut: 0 },
    })
  })

  it('of another size than the segment’s keep their own, and say so', async () => {
    const { member, segmentId } = await setUp()
    const rows = csv(
      'Company,Size,Contact,Title',
      'Kestrel,240,,',
      'Brightwell,1200,Ada Poole,CFO',
      'Brightwell,1200,Bo Lee,COO',
    )
    expect((await files.previewOf(member, segmentId, rows)).notes).toEqual([
      { row: 3, reason: '1001-5000 employees is another size than the segment’s 201-500. It keeps its own.' },
    ])
  })
})

describe('a company that is in the archive', () => {
  it('has a free name: a row makes a new account, which is said before, and undoing leaves the archived one alone', async () => {
    const { member, segmentId } = await setUp()
    await files.imported(member, segmentId, list)
    const ofThatName = test.db
      .selectFrom('accounts')
      .select(['id', 'slug', 'active'])
      .where('org_id', '=', member.orgId)
      .where('name', '=', 'Quill & Anchor, Inc.')
      .orderBy('active')
    const [archived] = await ofThatName.execute()
    expect((await calls.put(member, `account/${archived?.id}/archive`, { userId: member.userId })).status).toBe(200)
    const again = csv('Company,Contact,Title', '"Quill & Anchor, Inc.",Ada Poole,CFO', 'quill & anchor inc,Bo Lee,COO')
    expect(await files.previewOf(member, segmentId, again)).toMatchObject({
      accounts: 1,
      people: 2,
      problems: [],
      notes: [{ row: 2, reason: 'Quill & Anchor, Inc. is in the archive too. This makes a new account.' }],
    })
    const made = await files.imported(member, segmentId, again)
    expect(made.made).toMatchObject({ accounts: 1, people: 2, leftOut: 0 })
    const both = await ofThatName.execute()
    expect(both.map(({ active }) => active)).toEqual([false, true])
    expect(new Set(both.map(({ slug }) => slug)).size).toBe(2)
    expect(await files.undo(member, made._id)).toMatchObject({ status: 200, body: { state: 'undone', kept: [] } })
    expect(await ofThatName.execute()).toEqual([{ ...archived, active: false }])
  })
})

describe('rows that can’t come', () => {
  it('say why, do not keep the others, and can be saved as they stood in the file', async () => {
    const { member, segmentId } = await setUp()
    const first = await files.imported(member, segmentId, list)
    expect(first.state).toBe('imported')
    const second = csv(
      'Company,Contact,Title,=Notes',
      'brightwell foods,,,=1+1',
      'Brightwell Foods,Irene Castellanos,CFO,',
      'Brightwell Foods,Sam Poole,VP of Finance,',
      '"Quill & Anchor, Inc.",,,',
      ',,,alone',
      '',
      'Kestrel Freight,,,',
      'Kestrel Freight,,,',
    )
    const preview = await files.previewOf(member, segmentId, second)
    expect(preview.problems).toEqual([
      { row: 2, reason: 'Brightwell Foods is there already.' },
      { row: 3, reason: 'Irene Castellanos is at Brightwell Foods already.' },
      { row: 4, reason: 'At Brightwell Foods people know Irene Castellanos as their CFO already.' },
      { row: 5, reason: 'Quill & Anchor, Inc. is there already.' },
      { row: 6, reason: 'There is no company’s name.' },
      { row: 9, reason: 'Kestrel Freight is in row 8 already.' },
    ])
    const made = await files.imported(member, segmentId, second)
    expect(made.made).toEqual({ accounts: 1, people: 0, decisionMakers: 0, leftOut: 6, withoutPerson: 0 })
    const { body, response } = await files.leftOut(member, made._id)
    expect(response.headers['content-disposition']).toContain('left-out-of-accounts.csv')
    expect(String(body).split('\r\n').slice(0, 2)).toEqual([
      "\uFEFFCompany,Contact,Title,'=Notes,Row,Why it was left out",
      "brightwell foods,,,'=1+1,2,Brightwell Foods is there already.",
    ])
  })

  it('are those beyond a cap, in the words of the cap, and the others come', async () => {
    const { member, segmentId } = await setUp()
    await calls.makeAccount(member, segmentId)
    await test.db
      .updateTable('pipeline_counts')
      .set({ accounts: 999, personas: 1000 })
      .where('org_id', '=', member.orgId)
      .execute()
    const rows = csv('Company,Contact,Title', 'One,Dana Whitfield,CFO', 'Two,,', 'Three,,')
    const { problems } = await files.previewOf(member, segmentId, rows)
    const cap = (what: string) => `You have 1,000 ${what}, the most a plan allows. Archive some to add more.`
    expect(problems).toEqual([
      { row: 2, reason: cap('people') },
      { row: 4, reason: cap('accounts') },
    ])
    expect(await files.imported(member, segmentId, rows)).toMatchObject({ made: { accounts: 1, leftOut: 2 } })
    expect(await countsOf(member)).toMatchObject({ accounts: 1000, personas: 1000 })
  })

  it('when there is no other row, nothing is made, and the file can be tried again', async () => {
    const { member, segmentId } = await setUp()
    const failed = await files.imported(member, segmentId, csv('Company,Notes', ',Kestrel'))
    expect(failed).toMatchObject({ state: 'failed', failure: 'No row of the file can come. Nothing was made.' })
    const choice = { targetSegmentProfileId: segmentId, columns: { company: 1 } }
    expect((await files.run(member, failed._id, choice)).status).toBe(202)
    await test.runJobs()
    expect(await files.get(member, failed._id)).toMatchObject({ state: 'imported', made: { accounts: 1 } })
  })
})

describe('people of a company that is there', () => {
  it('join it, several of a role where there can be several', async () => {
    const { member, segmentId } = await setUp()
    const { account, persona } = await calls.makePersona(member)
    const made = await files.imported(
      member,
      segmentId,
      csv(
        'Company,Contact,Title,Level,Department',
        `${account.name},Xenia Quorra,Head of Legal,,`,
        `${account.name},Xi Roe,,${persona.level},${persona.department}`,
        `${account.name},Xo Fin,CFO,C-Suite,Finance`,
        `${account.name},Xu Fin,CFO,C-Suite,Finance`,
      ),
    )
    // Two directors of operations there can be, and one head of finance.
    expect(made).toMatchObject({ made: { accounts: 0, people: 3, decisionMakers: 2, leftOut: 1 } })
    const now = await accountNamed(member, account.name)
    expect(now.personas.map(({ firstName }) => firstName).toSorted()).toEqual(
      [persona.firstName, 'Xenia', 'Xi', 'Xo'].toSorted(),
    )
    expect((await files.undo(member, made._id)).body).toMatchObject({ state: 'undone', kept: [] })
    expect((await accountNamed(member, account.name)).personas).toMatchObject([{ _id: persona._id }])
  })
})

describe('undoing an import', () => {
  it('takes back exactly what it made, once', async () => {
    const { member, segmentId } = await setUp()
    await calls.makePersona(member)
    const noted = () =>
      test.db.selectFrom('account_stage_changes').select('id').where('org_id', '=', member.orgId).execute()
    const [before, counts, beginnings] = [await pipelineOf(member), await countsOf(member), await noted()]
    const { _id } = await files.imported(member, segmentId, list)
    expect(await files.undo(member, _id)).toMatchObject({ status: 200, body: { state: 'undone', kept: [] } })
    expect(await pipelineOf(member)).toEqual(before)
    expect(await countsOf(member)).toEqual(counts)
    expect(await noted()).toEqual(beginnings)
    expect((await files.undo(member, _id)).status).toBe(409)
  })

  it('never takes the buyer from a call that is set up meanwhile', async () => {
    const { member, segmentId } = await setUp()
    // Whichever comes first: the call that does must find its credit.
    await test.modules.credits.give({ userId: member.userId, amount: 1, note: 'For a test', key: member.userId })
    const { _id } = await files.imported(member, segmentId, csv('Company,Contact,Title', 'Kettle,Dana Whitfield,CFO'))
    const [buyer] = (await accountNamed(member, 'Kettle')).personas
    const call = { personaId: buyer?._id, type: 'cold-call', difficulty: 'easy' }
    const [, { status }] = await Promise.all([
      files.undo(member, _id),
      test.request(member, 'POST', '/api/simulations', call),
    ])
    expect([201, 404]).toContain(status)
    expect((await calls.get(member, `/persona/${buyer?._id}`)).status).toBe(status === 201 ? 200 : 404)
  })

  it('leaves a company where somebody was called, archived or added since, and says so', async () => {
    const { member, segmentId } = await setUp()
    const rows = csv(
      'Company,Contact,Title',
      'Called,Dana Whitfield,CFO',
      'Archived,Sam Poole,CFO',
      'Joined,Lou Reyes,CFO',
      'Untouched,Kim Vance,CFO',
    )
    const { _id } = await files.imported(member, segmentId, rows)
    const [buyer] = (await accountNamed(member, 'Called')).personas
    if (!buyer) throw new Error('The file names somebody')
    await recordCall(finishedCall(member, buyer))
    const archived = await accountNamed(member, 'Archived')
    await calls.put(member, `account/${archived._id}/archive`, { userId: member.userId })
    const joined = await accountNamed(member, 'Joined')
    const contact = await calls.addContact(member)
    await test.request(member, 'POST', `/api/pipeline/account/${joined._id}/persona`, { contactProfileId: contact._id })

    expect((await files.undo(member, _id)).body).toMatchObject({
      kept: [
        { name: 'Archived', reason: 'It was archived since.' },
        { name: 'Called', reason: 'Somebody was called there.' },
        { name: 'Joined', reason: 'Somebody was added there since.' },
      ],
    })
    const { accounts } = await pipelineOf(member)
    expect(accounts.map(({ name }) => name).toSorted()).toEqual(['Archived', 'Called', 'Joined'])
    // Those of the archived one are not counted.
    expect(await countsOf(member)).toMatchObject({ accounts: 2, personas: 3, contact_profiles: 2 })
  })
})

describe('undoing an import', () => {
  it('leaves a company where somebody real has taken the place of somebody it made up', async () => {
    const { member, segmentId } = await setUp()
    const contact = await calls.addContact(member, 'C-Suite', 'Finance')
    const made = await files.imported(member, segmentId, csv('Company', 'Harrow Mills'))
    const account = await accountNamed(member, 'Harrow Mills')
    const person = { who: 'known', firstName: 'Dana', lastName: 'Whitfield', title: 'CFO' }
    const added = { contactProfileId: contact._id, person }
    const path = `/api/pipeline/account/${account._id}/persona`
    expect((await test.request(member, 'POST', path, added)).status).toBe(201)
    // They go on under the id of whoever was made up.
    const [there] = (await accountNamed(member, 'Harrow Mills')).personas
    expect(there).toMatchObject({ _id: account.personas[0]?._id, firstName: 'Dana' })
    expect((await files.undo(member, made._id)).body).toMatchObject({
      kept: [{ name: 'Harrow Mills', reason: 'Somebody was added there since.' }],
    })
    expect((await accountNamed(member, 'Harrow Mills')).personas).toEqual([there])
  })
})

describe('an import', () => {
  it('is made once, however often it is asked for and worked on', async () => {
    const { member, segmentId } = await setUp()
    const { _id, columns } = await files.read(member, list)
    const choice = { targetSegmentProfileId: segmentId, columns }
    const answers = await Promise.all([1, 2, 3].map(() => files.run(member, _id, choice)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409, 409])
    expect((await files.discard(member, _id)).status).toBe(409)
    await test.runJobs()
    expect((await files.run(member, _id, choice)).status).toBe(409)
    expect((await pipelineOf(member)).accounts).toHaveLength(2)
  })

  it('is its importer’s own: to colleagues and other organisations it is not there', async () => {
    const { member, admin, outsider } = await test.makeOrganization()
    const segment = await calls.addSegment(member)
    const { _id } = await files.imported(member, segment._id, list)
    for (const other of [admin, outsider]) {
      expect((await files.list(other)).body).toEqual([])
      const choice = { targetSegmentProfileId: segment._id, columns: { company: 0 } }
      for (const ask of [files.undo, files.discard, files.leftOut]) {
        expect(sayingOf(await ask(other, _id))).toEqual(sayingOf(await ask(other, newId())))
        expect((await ask(other, _id)).status).toBe(404)
      }
      expect((await files.preview(other, _id, choice)).status).toBe(404)
      expect((await files.run(other, _id, choice)).status).toBe(404)
    }
    const theirs = await files.read(outsider, list)
    const foreign = { targetSegmentProfileId: segment._id, columns: theirs.columns }
    expect((await files.run(outsider, theirs._id, foreign)).status).toBe(404)
    expect((await files.list(member)).body).toMatchObject([{ _id, state: 'imported' }])
  })

  it('lets go of files that nothing was made of after a day, and of its own note after a month', async () => {
    const { member, segmentId } = await setUp()
    const read = await files.read(member, list)
    const { _id } = await files.imported(member, segmentId, list)
    const after = (days: number) => new Date(test.clock.now().getTime() + days * 86_400_000)
    await forgetReads(test.db, after(readDays), 10_000)
    expect((await test.request(member, 'GET', `/api/pipeline/imports/${read._id}`)).status).toBe(404)
    expect((await files.get(member, _id)).state).toBe('imported')
    await forgetImports(test.db, after(undoLimits.days), 10_000)
    expect((await files.list(member)).body).toEqual([])
    expect((await pipelineOf(member)).accounts).toHaveLength(2)
  })

  it('is kept while it is one of the ten last of its importer, however many there were', async () => {
    const { member } = await setUp()
    const ended: string[] = []
    for (let brought = 0; brought < 12; brought += 1) {
      const { _id } = await files.read(member, list)
      const ending = { state: 'failed', failure: 'The plan is full.' } as const
      await test.db.updateTable('account_imports').set(ending).where('id', '=', _id).execute()
      test.clock.advance(1000)
      ended.push(_id)
    }
    const { _id } = await files.read(member, list)
    const left = await test.db.selectFrom('account_imports').select('id').where('org_id', '=', member.orgId).execute()
    expect(left.map(({ id }) => id).toSorted()).toEqual([...ended.slice(2), _id].toSorted())
  })

  it('is listed, and can be undone, while it is one of the ten last: files that failed or were undone take no place', async () => {
    const { member } = await setUp()
    const bring = async (ending: 'imported' | 'failed' | 'undone'): Promise<string> => {
      const { _id } = await files.read(member, list)
      const made = { accounts: [], personas: [], contactProfiles: [], people: 0 }
      const became =
        ending === 'failed'
          ? { state: ending, failure: 'The plan is full.' }
          : { state: ending, made: JSON.stringify(made) }
      await test.db.updateTable('account_imports').set(became).where('id', '=', _id).execute()
      test.clock.advance(1000)
      return _id
    }
    const made: string[] = []
    for (let nth = 0; nth < 11; nth += 1) made.push(await bring('imported'))
    for (let nth = 0; nth < 6; nth += 1) for (const ending of ['failed', 'undone'] as const) await bring(ending)
    await files.read(member, list)
    const listed = z.array(accountImportSchema).parse((await files.list(member)).body)
    const canBeUndone = listed.filter(({ state }) => state === 'imported').map(({ _id }) => _id)
    expect(canBeUndone).toEqual(made.slice(1).toReversed())
    expect(listed.filter(({ state }) => state !== 'imported')).toHaveLength(undoLimits.imports)
  })
})
