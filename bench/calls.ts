// Own overhead from a rep's line to the buyer's first words at 500 simultaneous calls on one core, and the time of a
// review of an hour's call. Run: node bench/calls.ts
import { setTimeout as wait } from 'node:timers/promises'
import { exportJWK } from 'jose'
import { createDatabase, createPool, type Connection } from '../server/src/platform/database/database.ts'
import { migrate, readMigrations } from '../server/src/platform/database/migrations.ts'
import { createLog } from '../server/src/platform/log.ts'
import { buildTestApp, type TestApp } from '../server/test/build-test-app.ts'
import { joinCall, type CallClient } from '../server/test/call-client.ts'
import type { TestMember } from '../server/test/factories.ts'
import { makeCall, makePersona } from '../server/test/practice.ts'
import { createTestTokens } from '../server/test/tokens.ts'
import { canBePinned, startChildServer, type ChildServer } from './child-server.ts'
import { cpuMsOf } from './cpu-time.ts'
import { percentile, say, sayMachine } from './figures.ts'
import { reviewOfAnHour } from './hour-call.ts'
import { leavingNothing } from './leaving-nothing.ts'
import { startLocalPostgres } from './local-postgres.ts'

const calls = 500
/** A rep says something this often. */
const everyMs = 8_000
const measuredMs = 40_000
const callsPerRep = 10

const lines = [
  'Thanks for the time. How do you plan the work of your people today?',
  'What goes wrong with that when it gets busy?',
  'That makes sense. What does it cost you when that happens?',
  'Who else would have to agree before you changed anything?',
  'What have you tried before to fix it?',
]

interface Call {
  readonly id: string
  readonly token: string
}

/** The server alone on core 0, where the machine lets us choose. */
async function startServer(connection: Connection): Promise<ChildServer> {
  const { publicKey } = await createTestTokens()
  const needs = { connection, publicKey: await exportJWK(publicKey), rehearses: true }
  const pinned = canBePinned()
  console.log(pinned ? 'server on one core' : 'server not pinned: taskset is missing')
  return startChildServer('server/test/call-server.ts', [JSON.stringify(needs)], {}, { pinned })
}

async function makeCalls(test: TestApp): Promise<Call[]> {
  const organization = await test.makeOrganization()
  const personaId = await makePersona(test, organization.owner)
  const made: Call[] = []
  let rep: TestMember = organization.member
  for (let count = 0; count < calls; count += 1) {
    if (count % callsPerRep === 0) {
      rep = await test.makeMember(organization, 'Member')
      const gift = { userId: rep.userId, amount: callsPerRep, note: 'For the benchmark', key: crypto.randomUUID() }
      await test.modules.credits.give(gift)
    }
    const { _id } = await makeCall(test, rep, personaId)
    made.push({ id: _id, token: rep.token })
  }
  return made
}

/** Calls that were let go because a line could not be kept in time; their reps would join again. */
let lost = 0

/** One rep on the line: says a line, takes the time to the first words, waits, says the next. Gives the times. */
async function talk(client: CallClient, beginMs: number, untilMs: number): Promise<number[]> {
  const took: number[] = []
  await wait(beginMs)
  for (let said = 0; performance.now() < untilMs; said += 1) {
    const started = performance.now()
    try {
      await client.ask(lines[said % lines.length] ?? '')
    } catch {
      lost += 1
      break
    }
    const ms = performance.now() - started
    took.push(ms)
    await wait(Math.max(0, everyMs - ms))
  }
  return took
}

async function measure({ address, pid }: ChildServer, made: readonly Call[]): Promise<Measured> {
  const open: CallClient[] = []
  for (const { id, token } of made) {
    const client = await joinCall(address, id, token)
    await client.event('buyer-turn')
    open.push(client)
  }
  const cpuBefore = cpuMsOf(pid)
  const until = performance.now() + measuredMs
  const took = await Promise.all(open.map((client, index) => talk(client, (index / open.length) * everyMs, until)))
  const cpuAfter = cpuMsOf(pid)
  await Promise.all(open.map((client) => client.drop()))
  return { took: took.flat(), cpuMs: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore }
}

interface Measured {
  readonly took: readonly number[]
  readonly cpuMs: number | null
}

/** Makes the calls and has them all on the line. */
const run = (): Promise<Measured> =>
  leavingNothing(async (closeLater) => {
    const postgres = await startLocalPostgres()
    closeLater(() => postgres.stop())
    const connection = { connectionString: (await postgres.createDatabase('calls_bench')).url }
    const pool = createPool(connection, 5, createLog('error'))
    closeLater(() => pool.end())
    await migrate(pool, await readMigrations())
    const database = { db: createDatabase(pool), pool, connection, close: async () => undefined }
    const test = await buildTestApp({ database })
    closeLater(() => test.close())
    const made = await makeCalls(test)
    const server = await startServer(connection)
    closeLater(() => server.stop())
    return measure(server, made)
  })

sayMachine()
const { took, cpuMs } = await run()
console.log(
  `${calls} simultaneous calls, a line every ${everyMs / 1000} s each, ${took.length} lines, ${lost} calls let go`,
)
say('from a line to the first words, median', percentile(took, 0.5), 'ms', 20)
say('from a line to the first words, 99 of 100', percentile(took, 0.99), 'ms', 60)
if (cpuMs !== null) say('processor time of the server for one line', cpuMs / took.length, 'ms')
const review = reviewOfAnHour()
say(`review of an hour's call (${review.turns} turns), median of 5`, percentile(review.took, 0.5), 'ms', 1_000)
