// The pipeline's overview at 1,000 segments, decision makers, accounts and personas, beside a lean Fastify and pg reference that
// reads the same rows. Needs Linux, which says how much CPU time a process used. Run: node bench/pipeline.ts
import { randomUUID } from 'node:crypto'
import { getPipeline } from '@ringside/contract'
import { startChildServer } from './child-server.ts'
import { say, sayMachine } from './figures.ts'
import { fillToTheCap } from './full-pipeline.ts'
import { leavingNothing } from './leaving-nothing.ts'
import { startLocalPostgres } from './local-postgres.ts'
import { measureInTurn, summarize } from './measure.ts'
import { signToken } from './reference-token.ts'
import { startOurs, type Subject } from './subjects.ts'

/** Ringside may take so many times the reference's CPU time. */
const mostTimes = 1.3
/** A request takes long enough for few to stay under the 1,200 a minute of one person. */
const people = 4
/** An answer of megabytes takes long: more at a time would wait for a database connection until they are refused. */
const connections = 2

await leavingNothing(async (closeLater) => {
  sayMachine()
  const postgres = await startLocalPostgres()
  closeLater(() => postgres.stop())
  const ours = await startOurs(postgres, people)
  closeLater(ours.stop)
  const pipeline = { ...ours.pipeline, connections }
  const { sharedOrgId } = ours
  await fillToTheCap(pipeline.database.pool, sharedOrgId)
  const secret = randomUUID()
  const server = await startChildServer('bench/pipeline-reference.ts', [pipeline.database.url, secret], {})
  closeLater(() => server.stop())
  const exp = Math.floor(Date.now() / 1000) + 1800
  const authorization = `Bearer ${signToken({ userId: 'somebody', orgId: sharedOrgId, exp }, secret)}`
  const reference: Subject = {
    name: 'reference, the pipeline',
    connections,
    server,
    database: pipeline.database,
    requests: [{ method: 'GET', path: '/pipeline', headers: { authorization } }],
  }
  // Less of an answer would cost less: a reference that leaves something out is none.
  const answer = await fetch(`${server.address}/pipeline`, { headers: { authorization } })
  getPipeline.response.parse(await answer.json())
  const measured = await measureInTurn([pipeline, reference])
  const our = summarize(pipeline, measured.get(pipeline) ?? [])
  const their = summarize(reference, measured.get(reference) ?? [])
  console.log('\nthe pipeline of 4 x 1,000, Ringside of the reference')
  say('  CPU time of server and database connections', our.allMs / their.allMs, 'times', mostTimes)
  say('  of it the server alone', our.serverMs / their.serverMs, 'times', mostTimes)
  say('  time of an answer, two at once (p50)', our.medianMs / their.medianMs, 'times', mostTimes)
})
