// What the benchmarks that compare servers measure: requests answered, and the CPU time they took.
import { cpuTimesOf, usedBetween } from './cpu-time.ts'
import { percentile, say } from './figures.ts'
import { send, type Answered } from './load.ts'
import type { Subject } from './subjects.ts'

const rounds = 3
const seconds = 4
const warmUpSeconds = 2

interface Measured extends Answered {
  readonly serverMs: number
  readonly databaseMs: number
}

export async function measure({ server, database, requests, connections }: Subject, rate?: number): Promise<Measured> {
  const serverBefore = cpuTimesOf([server.pid])
  const databaseBefore = await database.cpuTimes()
  const answered = await send({ address: server.address, requests, seconds, rate, connections })
  return {
    ...answered,
    serverMs: usedBetween(serverBefore, cpuTimesOf([server.pid])),
    databaseMs: usedBetween(databaseBefore, await database.cpuTimes()),
  }
}

/** Measures the subjects in turn, round after round, so that a busy moment of the machine meets all of them. */
export async function measureInTurn(subjects: readonly Subject[]): Promise<Map<Subject, Measured[]>> {
  for (const { server, requests, connections } of subjects) {
    await send({ address: server.address, requests, seconds: warmUpSeconds, connections })
  }
  const measured = new Map(subjects.map((subject) => [subject, [] as Measured[]]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [subject, soFar] of measured) soFar.push(await measure(subject))
  }
  return measured
}

interface Summary {
  readonly perSecond: number
  /** Time of an answer, the median in milliseconds. */
  readonly medianMs: number
  /** CPU time per request, in milliseconds: of the server alone, and with its database connections. */
  readonly serverMs: number
  readonly allMs: number
}

export function summarize({ name }: Subject, measured: readonly Measured[]): Summary {
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
  const medianMs = percentile(latencies, 0.5)
  say('  latency p50', medianMs, 'ms')
  say('  latency p99', percentile(latencies, 0.99), 'ms')
  say('  CPU of the server', serverMs, 'ms/request')
  say('  CPU of its database connections', databaseMs, 'ms/request')
  return { perSecond, medianMs, serverMs, allMs: serverMs + databaseMs }
}
