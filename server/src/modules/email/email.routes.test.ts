import { listMail, outboxMailSchema } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { runLastTry } from '../../../test/last-try.ts'
import { MailError, type Mail, type MailSender } from '../../integrations/mail/mail.ts'
import { newId } from '../../platform/ids.ts'
import { createEmail } from './email.service.ts'

const message = { subject: 'Does this arrive?', text: 'It does.' }

describe('mail without a mail server', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp()
  })
  afterAll(() => test.close())

  it('is stored, says so, and can be read by a site admin', async () => {
    const siteAdmin = await test.makeSiteAdmin()
    const { status, body } = await test.request(siteAdmin, 'POST', '/api/email/test', message)
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { to: siteAdmin.email, state: 'stored', reason: 'No mail server is configured.', kind: 'message' },
    })
    const { _id: id } = outboxMailSchema.parse(body)
    const list = await test.request(siteAdmin, 'GET', '/api/email/deliveries')
    expect(list.body).toMatchObject({
      sending: false,
      items: expect.arrayContaining([expect.objectContaining({ _id: id })]),
    })
    expect((await test.request(siteAdmin, 'GET', `/api/email/deliveries/${id}`)).body).toMatchObject(message)
  })

  it('is listed page by page, newest first, each once', async () => {
    const siteAdmin = await test.makeSiteAdmin()
    const sent: string[] = []
    for (let count = 0; count < 3; count += 1) {
      sent.push(outboxMailSchema.parse((await test.request(siteAdmin, 'POST', '/api/email/test', message)).body)._id)
    }
    const read = async (query: string) =>
      listMail.response.parse((await test.request(siteAdmin, 'GET', `/api/email/deliveries?${query}`)).body)
    const first = await read('limit=2')
    const second = await read(`limit=2&cursor=${first.next}`)
    expect([...first.items, ...second.items].map(({ _id }) => _id).slice(0, 3)).toEqual(sent.toReversed())
    expect(first.total).toBeGreaterThanOrEqual(3)
    expect((await test.request(siteAdmin, 'GET', '/api/email/deliveries?cursor=nonsense')).status).toBe(400)
  })

  it('a mail that does not exist is not found', async () => {
    const siteAdmin = await test.makeSiteAdmin()
    expect((await test.request(siteAdmin, 'GET', `/api/email/deliveries/${newId()}`)).status).toBe(404)
  })

  it('the service itself shows the outbox to site admins alone', async () => {
    const { owner } = await test.makeOrganization()
    const [jobs, forbidden] = [{ enqueue: async () => undefined }, { code: 'forbidden' }]
    const email = createEmail({ db: test.db, clock: test.clock, jobs, sender: null, announce: null })
    const { _id: id } = await email.post({ kind: 'message', to: owner.email, ...message })
    await expect(email.list(owner.actor, { limit: 1 })).rejects.toMatchObject(forbidden)
    await expect(email.get(owner.actor, id)).rejects.toMatchObject(forbidden)
    await expect(email.sendTest(owner.actor, message)).rejects.toMatchObject(forbidden)
    expect(await email.get({ ...owner.actor, isSiteAdmin: true }, id)).toMatchObject(message)
  })

  it('an owner of an organisation does not read the outbox', async () => {
    const { owner } = await test.makeOrganization()
    expect((await test.request(owner, 'GET', '/api/email/deliveries')).status).toBe(403)
    expect((await test.request(owner, 'POST', '/api/email/test', message)).status).toBe(403)
  })
})

describe('mail with a mail server', () => {
  const sent: Mail[] = []
  let refusal: Error | null = null
  const sender: MailSender = {
    async send(mail) {
      if (refusal !== null) throw refusal
      sent.push(mail)
    },
    close: () => undefined,
  }
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ mailSender: sender })
  })
  afterAll(() => test.close())

  const post = async (): Promise<string> => {
    const siteAdmin = await test.makeSiteAdmin()
    const { body } = await test.request(siteAdmin, 'POST', '/api/email/test', message)
    expect(body).toMatchObject({ state: 'queued' })
    return outboxMailSchema.parse(body)._id
  }
  const stateOf = (id: string) =>
    test.db.selectFrom('outbox_mails').select(['state', 'reason']).where('id', '=', id).executeTakeFirstOrThrow()

  it('is queued, then sent by a job, once', async () => {
    const id = await post()
    await test.runJobs()
    await test.runJobs()
    expect(await stateOf(id)).toEqual({ state: 'sent', reason: '' })
    expect(sent.filter((mail) => mail.id === id)).toMatchObject([message])
  })

  it('a refusal for good is kept with its reason', async () => {
    refusal = new MailError('550 no such mailbox', false)
    const id = await post()
    await test.runJobs()
    refusal = null
    expect(await stateOf(id)).toEqual({ state: 'failed', reason: '550 no such mailbox' })
  })

  it('a mail that no try could even hand over counts as failed when it is given up', async () => {
    refusal = new TypeError('a fault of ours')
    const id = await post()
    await test.runJobs()
    expect(await stateOf(id)).toEqual({ state: 'queued', reason: '' })
    await runLastTry(test)
    refusal = null
    expect(await stateOf(id)).toEqual({ state: 'failed', reason: 'It could not be sent.' })
  })

  it('what was queued is stored when the server starts again without a mail server', async () => {
    const id = await post()
    const without = await buildTestApp()
    await without.runJobs()
    await without.close()
    expect(await stateOf(id)).toEqual({ state: 'stored', reason: 'No mail server is configured.' })
    expect(sent.filter((mail) => mail.id === id)).toEqual([])
  })
})
