import { getSimulation, getSimulationReview, type Simulation } from '@ringside/contract'
import { hear, openCall, type CallSetup } from '@ringside/coaching/buyer/index'
import { castCall } from '@ringside/coaching/evaluation/casting'
import { expect, it } from 'vitest'
import { joinCall } from '../../../test/call-client.ts'
import { makeCall } from '../../../test/practice.ts'
import { address, organization, personaId, rep, serveTeams, test } from '../../../test/team-server.ts'
import { readSetup } from './simulations.repository.ts'

serveTeams()

const dock = {
  name: 'Tallyport Dock',
  whatItDoes: 'Tallyport Dock books every truck into a time slot.',
  proof: ['A frozen-food maker cut its detention by 38 per cent.'],
  price: '1,900 dollars a site a month',
  competitors: ['Spreadsheets and the phone'],
}
const lines = [
  'Hi, this is Sam. How do you plan the work of your people today?',
  'That makes sense. What goes wrong with that when it gets busy?',
  'You said it goes wrong when it gets busy. Tallyport Dock books every truck into a time slot. Would that help you?',
  'We help customers save an hour a day with Tallyport Dock.',
  'Our customers cut their waiting time by a third with it.',
]

const save = async (summary: object) =>
  expect((await test.request(rep, 'POST', `/api/product-summary/${rep.userId}`, summary)).status).toBe(200)

const setupOf = (call: Simulation): Promise<CallSetup> => readSetup(test.db, rep.orgId, call._id)

/** Whether this buyer names the product when the lines are said: the engine alone knows, whatever companies tell today. */
function names(setup: CallSetup): boolean {
  let { mind, reply } = openCall(setup)
  const said = [reply.words]
  for (const [turn, words] of lines.entries()) {
    ;({ mind, reply } = hear(setup, mind, { words, elapsedMs: 1_000 * (turn + 1) }))
    said.push(reply.words)
  }
  return said.join(' ').includes(dock.name)
}

function buyerWhoAsks(rep: CallSetup['rep']): CallSetup {
  const asker = Array.from({ length: 60 }, (_, seed) => castCall(seed, 'discovery', 'easy')).find((setup) =>
    names({ ...setup, rep: { ...rep, product: { ...dock, problemsSolved: [] } } }),
  )
  if (asker === undefined) throw new Error('no buyer asks about what is sold')
  return asker
}

/** A call over the API, with a buyer whom the test knows: only who the rep is and what they sell stays as it was made. */
async function callSomebodyKnown(buyer: (rep: CallSetup['rep']) => CallSetup = buyerWhoAsks): Promise<Simulation> {
  const call = await makeCall(test, rep, personaId)
  const { rep: caller } = await setupOf(call)
  const setup: CallSetup = { ...buyer(caller), rep: caller }
  await test.db
    .updateTable('simulations')
    .set({ setup: JSON.stringify(setup) })
    .where('org_id', '=', rep.orgId)
    .where('id', '=', call._id)
    .execute()
  return call
}

/** What the buyer says while the rep says the lines. */
async function heardIn(call: Simulation): Promise<string> {
  const client = await joinCall(address, call._id, rep.token)
  await client.event('buyer-turn')
  for (const line of lines) await client.ask(line)
  client.send({ type: 'hang-up' })
  await client.closed()
  const { turns } = getSimulation.response.parse((await test.request(rep, 'GET', `/api/simulations/${call._id}`)).body)
  return turns.flatMap(({ speaker, words }) => (speaker === 'buyer' ? [words] : [])).join(' ')
}

it('a summary that the rep saves is heard from the buyer of the next call, and without one it is not', async () => {
  expect(await heardIn(await callSomebodyKnown())).not.toContain('Tallyport Dock')
  await save(dock)
  expect(await heardIn(await callSomebodyKnown())).toContain('Tallyport Dock')
})

it('the rep has what the summary says at hand during the call', async () => {
  await save(dock)
  const client = await joinCall(address, (await callSomebodyKnown())._id, rep.token)
  expect((await client.message('joined')).offer).toEqual({
    value: 'Tallyport Dock books every truck into a time slot.',
    proof: 'A frozen-food maker cut its detention by 38 per cent',
    price: '1,900 dollars a site a month',
  })
  await client.drop()
})

it('a call keeps the summary that it was made with', async () => {
  await save(dock)
  const call = await callSomebodyKnown()
  await save({ ...dock, name: 'Something Else' })
  expect((await setupOf(call)).rep.product).toEqual({ ...dock, forWhom: '', problemsSolved: [] })
  expect(await heardIn(call)).toContain('Tallyport Dock')
})

it('what is sold belongs to the rep: a colleague’s call knows nothing of it', async () => {
  await save(dock)
  await test.modules.credits.grantSignUp(organization.admin.userId)
  const call = await makeCall(test, organization.admin, personaId)
  expect((await setupOf(call)).rep.product).toBeNull()
})

it('the review of a practice call knows the summary: what it advises to say has the price that nobody named', async () => {
  const buyerWhoAsksThePrice = (): CallSetup => castCall(2, 'objection-handling', 'easy')
  const advisedAfter = async (): Promise<string[]> => {
    const call = await callSomebodyKnown(buyerWhoAsksThePrice)
    expect(await heardIn(call)).not.toContain('1,900')
    const { body } = await test.request(rep, 'GET', `/api/simulations/${call._id}/review`)
    const answer = getSimulationReview.response.parse(body)
    if (answer.state !== 'ready') throw new Error(`The review is ${answer.state}`)
    return answer.review.moments.flatMap(({ sayItBetter }) => sayItBetter ?? [])
  }
  const withPrice = expect.arrayContaining([expect.stringContaining('It costs 1,900 dollars a site a month.')])
  const without = await advisedAfter()
  expect(without.length).toBeGreaterThan(0)
  expect(without).not.toEqual(withPrice)
  await save(dock)
  expect(await advisedAfter()).toEqual(withPrice)
})
