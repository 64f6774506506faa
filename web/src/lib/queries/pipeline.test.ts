import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { setCaller } from '../api/client.ts'
import { createQueryClient } from '../api/query-client.ts'
import { nextCallQuery } from './pipeline.ts'

const nobody = {
  persona: null,
  reason: 'Nobody to call yet.',
  suggestedCallType: null,
  suggestedDifficulty: null,
  stageEffect: null,
  factsFound: 0,
  factsStillToFind: 0,
}

it('a suggestion that failed for a moment is asked for again', async () => {
  setCaller({ token: async () => 'token', orgId: () => 'org-1', refused: () => undefined })
  const answers = [Response.json({ message: 'Too busy.' }, { status: 503 }), Response.json(nobody)]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() ?? Response.error())
  const asked = new QueryObserver(createQueryClient(), { ...nextCallQuery('org-1', 'me'), retryDelay: 0 })
  const leave = asked.subscribe(() => undefined)
  await vi.waitFor(() => expect(asked.getCurrentResult().data).toEqual(nobody))
  expect(answers).toEqual([])
  leave()
})
