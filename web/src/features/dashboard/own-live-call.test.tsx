import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { OwnLiveCall } from './own-live-call.tsx'

afterEach(cleanup)

it('who left a call without hanging up finds the way back to it, and not to a colleague’s', async () => {
  const live = (id: string, by: string, lastName: string) => ({
    simulationId: id,
    userId: by,
    repName: 'Somebody',
    persona: { personaId: idOf(3), firstName: 'Dana', lastName, title: 'Director', accountName: 'Brightwell' },
    type: 'discovery',
    difficulty: 'medium',
    isRetry: false,
    startedAt: '2026-11-20T12:00:00.000Z',
    turns: 1,
    lastLine: 'Hello?',
    meters: null,
  })
  showSignedIn(<OwnLiveCall />, {
    answer: ({ what }) =>
      what.endsWith('/api/live-calls')
        ? Response.json([live(idOf(1), 'a-colleague', 'Reyes'), live(idOf(2), 'me', 'Okoro')])
        : undefined,
  })
  const link = await screen.findByRole('link', { name: 'Go back to it' })
  expect(link.getAttribute('href')).toContain(idOf(2))
  expect(screen.getByText('Dana Okoro is still on the line.')).toBeTruthy()
})
