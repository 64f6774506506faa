import { expect, it } from 'vitest'
import { joinCall } from '../../../test/call-client.ts'
import { makeCall } from '../../../test/practice.ts'
import { address, personaId, rep, serveTeams, test } from '../../../test/team-server.ts'

serveTeams()

it('a negotiation shows what earlier talks found, ends with agreed terms, and moves the deal', async () => {
  const { _id: simulationId } = await makeCall(test, rep, personaId, { type: 'negotiation', difficulty: 'easy' })
  const client = await joinCall(address, simulationId, rep.token)
  const { plan } = await client.message('joined')
  expect(plan.filter(({ known }) => known !== undefined).length).toBeGreaterThan(1)

  const first = await client.event('buyer-turn')
  expect(first.turn.words).toMatch(/per cent off/i)
  await client.ask('What is behind that, if I may ask?')
  await client.ask('If you could sign for two years, I can do that.')
  await client.ask('What else is on your list?')
  await client.ask('Could we sign the contract on Thursday at ten?')
  await client.ask('Perfect, thanks, talk Thursday.')
  await client.closed()
  await test.runJobs()

  const call = await test.db
    .selectFrom('simulations')
    .select('outcome')
    .where('id', '=', simulationId)
    .executeTakeFirstOrThrow()
  expect(call.outcome).toBe('terms-agreed')
  const account = await test.db
    .selectFrom('accounts')
    .innerJoin('personas', 'personas.account_id', 'accounts.id')
    .select('accounts.stage')
    .where('personas.id', '=', personaId)
    .executeTakeFirstOrThrow()
  expect(account.stage).toBe('negotiation')
})
