import type { CallEvent } from '@ringside/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { joinCall, type CallClient } from '../../../test/call-client.ts'
import { startChildServer, type ChildServer } from '../../../test/child-server.ts'
import type { TestMember } from '../../../test/factories.ts'
import { makeCall, makePersona } from '../../../test/practice.ts'

let test: TestApp
let rep: TestMember
let personaId: string
let server: ChildServer

beforeAll(async () => {
  test = await buildTestApp()
  const organization = await test.makeOrganization()
  rep = organization.member
  await test.modules.credits.grantSignUp(rep.userId)
  personaId = await makePersona(test, organization.owner)
})
afterAll(async () => {
  await server.kill()
  await test.close()
})

const lines = [
  'Thanks for the time. How do you plan the work of your people today?',
  'What goes wrong with that when it gets busy?',
  'And what does it cost you when that happens?',
  'Who else would have to agree before you changed anything?',
  'What have you tried before to fix it?',
  'How soon would it have to be better?',
]

/** A rep's browser through restarts: says lines again until they are acknowledged, and counts what it was told. */
class Rep {
  readonly acknowledged: string[] = []
  readonly events: CallEvent[] = []
  /** The call's clock, each time they joined. */
  readonly joinedAt: number[] = []
  private client: CallClient | null = null

  async join(callId: string): Promise<void> {
    this.client = await joinCall(server.address, callId, rep.token, this.events.at(-1)?.seq ?? 0)
    const { lastSeq, elapsedMs } = await this.client.message('joined')
    this.joinedAt.push(elapsedMs ?? 0)
    // Nothing can be said before the buyer has picked up.
    if (lastSeq === 0) await this.client.event('buyer-turn')
  }

  /** Says a line, and the server is killed some moment later, whatever it is doing then. */
  async sayAndSeeItDie(words: string, lineId: string, afterMs: number): Promise<void> {
    this.client?.say(words, lineId)
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    await server.kill()
    await this.client?.closed()
    this.take()
  }

  async say(words: string, lineId: string): Promise<void> {
    const client = this.client
    if (!client) throw new Error('not joined')
    client.say(words, lineId)
    let kept = await client.event('rep-turn')
    while (kept.lineId !== lineId) kept = await client.event('rep-turn')
  }

  async hangUp(): Promise<void> {
    this.client?.send({ type: 'hang-up' })
    await this.client?.closed()
    this.take()
  }

  take(): void {
    for (const event of this.client?.events() ?? []) {
      if (event.seq <= (this.events.at(-1)?.seq ?? 0)) continue
      this.events.push(event)
      if (event.type === 'rep-turn') this.acknowledged.push(event.turn.words)
    }
  }
}

it('a server killed in mid-call loses no acknowledged turn: after a restart the call goes on, and is paid once', async () => {
  server = await startChildServer()
  const call = await makeCall(test, rep, personaId)
  const browser = new Rep()
  await browser.join(call._id)
  for (const [index, words] of lines.entries()) {
    const lineId = `0193f7a0-0000-7000-8000-00000000000${index}`
    // A little later each time, so that it dies before, while and after the line is kept.
    await browser.sayAndSeeItDie(words, lineId, index * 4)
    const before = browser.acknowledged.length
    server = await startChildServer()
    await browser.join(call._id)
    await browser.say(words, lineId)
    expect(before).toBeGreaterThanOrEqual(index)
    browser.take()
  }
  await browser.hangUp()

  expect(browser.acknowledged).toEqual(lines)
  expect(browser.joinedAt).toEqual(browser.joinedAt.toSorted((a, b) => a - b))
  expect(browser.events.map(({ seq }) => seq)).toEqual(browser.events.map((_, index) => index + 1))
  const rows = await test.db
    .selectFrom('turns')
    .select('body')
    .where('simulation_id', '=', call._id)
    .orderBy('turn')
    .execute()
  expect(rows.flatMap(({ body }) => (body.speaker === 'rep' ? [body.words] : []))).toEqual(lines)
  expect(await test.modules.credits.planDetails(rep.userId)).toMatchObject({ credits: 4, reserved: 0 })
}, 60_000)
