import type { CallEvent } from '@ringside/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { joinCall, type CallClient } from '../../../test/call-client.ts'
import { startChildServer, type ChildServer } from '../../../test/child-server.ts'
import type { TestMember } from '../../../test/factories.ts'
import { keptTurns, makeCall, makeTeam } from '../../../test/practice.ts'
import { somebodyWaits } from '../../../test/waiting.ts'

let test: TestApp
let rep: TestMember
let personaId: string
let server: ChildServer

beforeAll(async () => {
  test = await buildTestApp()
  ;({ rep, personaId } = await makeTeam(test))
})
afterAll(async () => {
  await server.kill()
  await test.close()
})

/** Runs `work` while no turn can be written: a server that is about to waits, with its transaction half done. */
const whileTurnsWait = (work: () => Promise<void>): Promise<void> =>
  test.db.transaction().execute(async (tx) => {
    await sql`lock table turns in share mode`.execute(tx)
    await work()
  })

const aTurnWaits = () => somebodyWaits(test.db, 'insert into "turns"')

const keptLines = async (callId: string): Promise<string[]> =>
  (await keptTurns(test, callId)).flatMap(({ speaker, words }) => (speaker === 'rep' ? [words] : []))

async function acknowledgementOf(client: CallClient, lineId: string): Promise<void> {
  let told = await client.event('rep-turn')
  while (told.lineId !== lineId) told = await client.event('rep-turn')
}

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

  /** Says a line and waits until the server is as far with it as `until` says; then the server is killed. */
  async sayAndSeeItDie(words: string, lineId: string, until: (client: CallClient) => Promise<unknown>): Promise<void> {
    const client = this.joined()
    client.say(words, lineId)
    await until(client)
    await server.kill()
    await client.closed()
    this.take()
  }

  async say(words: string, lineId: string): Promise<void> {
    const client = this.joined()
    client.say(words, lineId)
    await acknowledgementOf(client, lineId)
  }

  async hangUp(): Promise<void> {
    this.joined().send({ type: 'hang-up' })
    await this.joined().closed()
    this.take()
  }

  take(): void {
    for (const event of this.joined().events()) {
      if (event.seq <= (this.events.at(-1)?.seq ?? 0)) continue
      this.events.push(event)
      if (event.type === 'rep-turn') this.acknowledged.push(event.turn.words)
    }
  }

  private joined(): CallClient {
    if (this.client === null) throw new Error('not joined')
    return this.client
  }
}

it('a server killed in mid-call loses no acknowledged turn: after a restart the call goes on, and is paid once', async () => {
  server = await startChildServer()
  const call = await makeCall(test, rep, personaId)
  const browser = new Rep()
  await browser.join(call._id)
  const halfWritten = 'Thanks for the time. How do you plan the work of your people today?'
  const keptAndNotTold = 'What goes wrong with that when it gets busy?'
  const afterwards = 'Who else would have to agree before you changed anything?'
  const [first = '', second = '', third = ''] = [1, 2, 3].map((line) => `0193f7a0-0000-7000-8000-00000000000${line}`)

  await whileTurnsWait(() => browser.sayAndSeeItDie(halfWritten, first, aTurnWaits))
  expect(await keptLines(call._id)).toEqual([])
  expect(browser.acknowledged).toEqual([])

  server = await startChildServer()
  await browser.join(call._id)
  await browser.say(halfWritten, first)
  expect(await keptLines(call._id)).toEqual([halfWritten])
  await browser.sayAndSeeItDie(keptAndNotTold, second, async (client) => {
    await whileTurnsWait(async () => {
      await aTurnWaits()
      await client.drop()
    })
    await expect.poll(() => keptLines(call._id)).toContain(keptAndNotTold)
  })
  expect(browser.acknowledged).toEqual([halfWritten])
  expect(await keptLines(call._id)).toEqual([halfWritten, keptAndNotTold])

  server = await startChildServer()
  await browser.join(call._id)
  await browser.say(keptAndNotTold, second)
  await browser.say(afterwards, third)
  await browser.hangUp()
  expect(await keptLines(call._id)).toEqual([halfWritten, keptAndNotTold, afterwards])
  expect(browser.acknowledged).toEqual([halfWritten, keptAndNotTold, afterwards])
  expect(browser.joinedAt).toEqual(browser.joinedAt.toSorted((a, b) => a - b))
  expect(browser.events.map(({ seq }) => seq)).toEqual(browser.events.map((_, index) => index + 1))
  expect(await test.modules.credits.planDetails(rep.userId)).toMatchObject({ credits: 4, reserved: 0 })
})
