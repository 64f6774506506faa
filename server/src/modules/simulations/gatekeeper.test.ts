import { getSimulation, getSimulationReview, simulationSchema } from '@ringside/contract'
import { expect, it } from 'vitest'
import { joinCall } from '../../../test/call-client.ts'
import { keptTurns, makeCall } from '../../../test/practice.ts'
import { address, personaId, rep, serveTeams, test } from '../../../test/team-server.ts'
import { readSetup } from './simulations.repository.ts'

serveTeams()

it('a gatekeeper call that is put through is kept, reviewed and read back with who spoke, and is nobody else’s', async () => {
  const made = await makeCall(test, rep, personaId, { type: 'gatekeeper', difficulty: 'easy' })
  const { _id: id, persona } = made
  const client = await joinCall(address, id, rep.token)
  const first = await client.event('buyer-turn')
  expect(first.turn.by).toBe('gatekeeper')
  const { persona: called, rep: caller } = await readSetup(test.db, rep.orgId, id)
  await client.ask(`Good morning, it's ${caller.firstName} from ${caller.companyName}. I hope you can help me.`)
  await client.ask(
    `It's about ${called.vocabulary['area']} at ${called.company.name}. I noticed you're hiring, and I'd like to ask ${called.firstName} one question.`,
  )
  // Thanked while they connect, nobody is left at the desk to answer: the persona picks up.
  await client.ask('Thank you, that is very kind.')
  await client.ask(
    `Hi ${called.firstName}, it's ${caller.firstName} from ${caller.companyName}. How do you plan the work of a day at the moment?`,
  )
  await client.ask('And what goes wrong most often once the day has begun, if I may ask?')
  client.send({ type: 'hang-up' })
  await client.closed()
  await test.runJobs()

  const { body } = await test.request(rep, 'GET', `/api/simulations/${id}`)
  const read = getSimulation.response.parse(body)
  expect(read.simulation.persona.gatekeeper?.firstName).toBe(persona.gatekeeper?.firstName)
  expect(read.turns).toEqual(await keptTurns(test, id))
  const theirs = read.turns
    .filter(({ speaker }) => speaker === 'buyer')
    .map((turn) => ('by' in turn ? turn.by : undefined))
  expect(theirs.indexOf(undefined)).toBeGreaterThan(1)
  expect(theirs.slice(theirs.indexOf(undefined)).every((by) => by === undefined)).toBe(true)

  const review = getSimulationReview.response.parse(
    (await test.request(rep, 'GET', `/api/simulations/${id}/review`)).body,
  )
  expect(review).toMatchObject({ state: 'ready', review: { result: { state: 'scored' } } })

  const stranger = (await test.makeOrganization()).admin
  for (const path of [`/api/simulations/${id}`, `/api/simulations/${id}/review`]) {
    expect((await test.request(stranger, 'GET', path)).status).toBe(404)
  }
  const listed = await test.request(stranger, 'GET', '/api/simulations?userId=all')
  expect(Object(listed.body).items).toEqual([])
  expect(simulationSchema.parse(made).state).toBe('waiting')
})
