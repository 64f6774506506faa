// List and create over Ringside's API beside a lean Fastify and pg reference: on the same machine and PostgreSQL, in turn.
// Needs Linux, which says how much CPU time a process used. Run: node bench/api.ts
import { cpuTimesOf, usedBetween } from './cpu-time.ts'
import { percentile, say, sayAtLeast, sayMachine } from './figures.ts'
import { leavingNothing } from './leaving-nothing.ts'
import { send, type Answered } from './load.ts'
import { startLocalPostgres } from './local-postgres.ts'
import { startOurs, startTheirs, type Ours, type Subject, type Subjects } from './subjects.ts'

const rounds = 3
const seconds = 4
const warmUpSeconds = 2
/** Enough that none asks more than the 1,200 times a minute that one person may, or makes more than their 1,000 segments. */
const people = 120
/** Of the reference's requests per CPU time, in per cent. */
const leastShare = 60
/** For the slowest hundredth while the server has half of what it could do. */
const mostMsAtHalfLoad = 50

interface Measured extends Answered {
  readonly serverMs: number
  readonly databaseMs: number
}

async function measure({ server, database, requests }: Subject, rate?: number): Promise<Measured> {
  const serverBefore = cpuTimesOf([server.pid])
  const databaseBefore = await database.cpuTimes()
  const answered = await send({ address: server.address, requests, seconds, rate })
  return {
    ...answered,
    serverMs: usedBetween(serverBefore, cpuTimesOf([server.pid])),
    databaseMs: usedBetween(databaseBefore, await database.cpuTimes()),
  }
}

/** Measures the subjects in turn, round after round, so that a busy moment of the machine meets all of them. */
async function measureInTurn(subjects: readonly Subject[]): Promise<Map<Subject, Measured[]>> {
  for (const { server, requests } of subjects) await send({ address: server.address, requests, seconds: warmUpSeconds })
  const measured = new Map(subjects.map((subject) => [subject, [] as Measured[]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [subject, soFar] of measured) soFar.push(await measure(subject))
  }
  return measured
}

interface Summary {
  readonly perSecond: number
  /** CPU time per request, in milliseconds: of the server alone, and with its database connections. */
  readonly serverMs: number
  readonly allMs: number
}

function summarize({ name }: Subject, measured: readonly Measured[]): Summary {
  const total = (figure: (each: Measured) => number): number => measured.reduce((sum, each) => sum + figure(each), 0)
  const answers = total((each) => each.answers)
  const latencies = measured.flatMap(({ latenciesMs }) => latenciesMs)
  const serverMs = total((each) => each.serverMs) / answers
  const databaseMs = total((each) => each.databaseMs) / answers
  const rates = measured.map((each) => each.perSecond)
  const perSecond = percentile(rates, 0.5)
  const bytes = Math.round(total((each) => each.bytes * each.answers) / answers)
  console.log(`\n${name} (${bytes} bytes an answer)`)
  say('  requests, median of the rounds', perSecond, '/s')
  say('  latency p50', percentile(latencies, 0.5), 'ms')
  say('  latency p99', percentile(latencies, 0.99), 'ms')
  say('  CPU of the server', serverMs, 'ms/request')
  say('  CPU of its database connections', databaseMs, 'ms/request')
  return { perSecond, serverMs, allMs: serverMs + databaseMs }
}

const main = (): Promise<void> =>
  leavingNothing(async (closeLater) => {
    const postgres = await startLocalPostgres()
    closeLater(() => postgres.stop())
    const ours = await startOurs(postgres, people)
    closeLater(ours.stop)
    const theirs = await startTheirs(postgres, people)
    closeLater(theirs.stop)
    await report(ours, theirs)
  })

async function report(ours: Ours, theirs: Subjects): Promise<void> {
  // One kind of work is done before the next begins: rows that were created would change what a list costs.
  await compare('list', ours.list, theirs.list)
  const pipeline = await measureInTurn([ours.pipeline])
  summarize(ours.pipeline, pipeline.get(ours.pipeline) ?? [])
  await compare('create', ours.create, theirs.create)
}

async function compare(work: string, ours: Subject, theirs: Subject): Promise<void> {
  const measured = await measureInTurn([ours, theirs])
  const our = summarize(ours, measured.get(ours) ?? [])
  const their = summarize(theirs, measured.get(theirs) ?? [])
  console.log(`\n${work}: Ringside’s requests per CPU time, of the reference’s`)
  sayAtLeast('  server and database connections', (100 * their.allMs) / our.allMs, '%', leastShare)
  sayAtLeast('  server alone', (100 * their.serverMs) / our.serverMs, '%', leastShare)
  const { latenciesMs } = await measure(ours, Math.round(our.perSecond / 2))
  say('  latency p99 of Ringside at half its requests', percentile(latenciesMs, 0.99), 'ms', mostMsAtHalfLoad)
}

sayMachine()
await main()
