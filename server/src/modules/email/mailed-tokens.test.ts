import { getMail } from '@ringside/contract'
import { expect, it, onTestFinished } from 'vitest'
import { buildTestApp, type TestApp, type TestAppOptions } from '../../../test/build-test-app.ts'
import { runLastTry } from '../../../test/last-try.ts'
import { MailError, type Mail, type MailSender } from '../../integrations/mail/mail.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { createEmail } from './email.service.ts'

const open = async (options: TestAppOptions): Promise<TestApp> => {
  const test = await buildTestApp(options)
  onTestFinished(() => test.close())
  return test
}

/** Invites somebody. Gives the mail as it is kept. */
async function invite(test: TestApp): Promise<{ id: string; text: string }> {
  const { owner, organizationId } = await test.makeOrganization()
  const [path, email] = [`/api/organizations/mongoid/${organizationId}/invites`, `${owner.userId}@new.test`]
  expect((await test.request(owner, 'POST', path, { emails: [email], role: 'Member' })).status).toBe(201)
  const { id } = await test.db
    .selectFrom('outbox_mails')
    .select('id')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  return { id, text: await keptText(test, id) }
}

const keptText = async (test: TestApp, id: string): Promise<string> =>
  (await test.db.selectFrom('outbox_mails').select('text').where('id', '=', id).executeTakeFirstOrThrow()).text

async function shownText(test: TestApp, id: string): Promise<string> {
  const { body } = await test.request(await test.makeSiteAdmin(), 'GET', `/api/email/deliveries/${id}`)
  return getMail.response.parse(body).text
}

const hidden = (text: string): string => text.replace(/token=[\w-]{20,}/, 'token=hidden')

const senderTo = (sent: Mail[], refusal: MailError | null = null): MailSender => ({
  async send(mail) {
    if (refusal) throw refusal
    sent.push(mail)
  },
  close: () => undefined,
})

it('with a mail server the token of a link is for its recipient alone, and kept no longer than until it is sent', async () => {
  const sent: Mail[] = []
  const test = await open({ mailSender: senderTo(sent) })
  const { id, text } = await invite(test)
  expect(hidden(text)).not.toBe(text)
  expect(await shownText(test, id)).toBe(hidden(text))
  await test.runJobs()
  expect(sent.find((mail) => mail.id === id)?.text).toBe(text)
  expect(await keptText(test, id)).toBe(hidden(text))
})

it.each([
  ['for good', new MailError('550 no such mailbox', false)],
  ['at every try', new MailError('451 later', true)],
])('a mail that was refused %s loses its token too', async (_how, refusal) => {
  const test = await open({ mailSender: senderTo([], refusal) })
  const { id, text } = await invite(test)
  await test.runJobs()
  await runLastTry(test)
  expect(await keptText(test, id)).toBe(hidden(text))
})

it('in production without a mail server whoever has the database can pass a link on, and no site admin sees it', async () => {
  const test = await open({})
  const { id, text } = await invite(test)
  await test.runJobs()
  expect(await keptText(test, id)).toBe(text)
  expect(await shownText(test, id)).toBe(hidden(text))
})

it('elsewhere without a mail server the outbox is everybody’s mailbox, and the console shows what it gets', async () => {
  const announced: string[] = []
  const test = await open({ announceMail: (mail) => void announced.push(mail.text) })
  const { id, text } = await invite(test)
  await test.runJobs()
  expect(announced).toEqual([text])
  expect(await shownText(test, id)).toBe(text)
})

it('of a mail whose change was rolled back the console shows nothing', async () => {
  const announced: string[] = []
  const announce = (mail: { text: string }): void => void announced.push(mail.text)
  const test = await open({ announceMail: announce })
  const { db, clock } = test
  const enqueued: unknown[] = []
  const jobs = { enqueue: async (tx: unknown) => void enqueued.push(tx) }
  const email = createEmail({ db, clock, jobs, sender: null, announce })
  const failing = inTransaction(db, async (tx) => {
    await email.post({ kind: 'invite', to: 'x@new.test', subject: 'Join', text: 'Join here' }, tx)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(announced).toEqual([])
  expect(enqueued).toEqual([expect.objectContaining({ isTransaction: true })])
})
