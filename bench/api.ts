// List and create over Ringside's API beside a lean Fastify and pg reference: on the same machine and PostgreSQL, in turn.
// Needs Linux, which says how much CPU time a process used. Run: node bench/api.ts
import { percentile, say, sayAtLeast, sayMachine } from './figures.ts'
import { leavingNothing } from './leaving-nothing.ts'
import { startLocalPostgres } from './local-postgres.ts'
import { measure, measureInTurn, summarize } from './measure.ts'
import { startOurs, startTheirs, type Ours, type Subject, type Subjects } from './subjects.ts'

/** Enough that none asks more than the 1,200 times a minute that one person may, or makes more than their 1,000 segments. */
const people = 120
/** Of the reference's requests per CPU time, in per cent. */
const leastShare = 60
/** For the slowest hundredth while the server has half of what it could do. */
const mostMsAtHalfLoad = 50

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
