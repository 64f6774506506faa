import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { LiveCallsScreen } from './live-calls-screen.tsx'

const id = '0199a000-0000-7000-8000-000000000001'

const call = {
  simulationId: id,
  userId: 'jonas',
  repName: 'Jonas Lind',
  persona: {
    personaId: '0199a000-0000-7000-8000-000000000002',
    firstName: 'Dana',
    lastName: 'Reyes',
    title: 'Director',
    accountName: 'Brightwell',
  },
  type: 'discovery',
  difficulty: 'medium',
  isRetry: false,
  startedAt: '2026-11-20T12:00:00.000Z',
  turns: 1,
  lastLine: 'Dana Reyes.',
  meters: null,
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The screen of an admin with a call before them; what the server says of it changes as the test says. */
function watch(says: () => Response) {
  return showSignedIn(<LiveCallsScreen />, {
    at: `/live-calls?watch=${id}`,
    answer: ({ what }) => {
      if (what.endsWith(id)) return says()
      return what.endsWith('/whispers') || what.endsWith('/api/live-calls') ? Response.json([]) : undefined
    },
  })
}

it('a watched call that ends gives way to the way to its review, and is asked for no more', async () => {
  let answer: object = { view: 'as-watcher', call, turns: [] }
  const { asked } = watch(() => Response.json(answer))
  await screen.findByRole('log', { name: 'What is said' })
  answer = { view: 'ended' }
  await vi.advanceTimersByTimeAsync(2000)
  expect((await screen.findByRole('link', { name: 'See the review' })).getAttribute('href')).toContain(id)
  const before = asked.filter(({ what }) => what.includes(id)).length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked.filter(({ what }) => what.includes(id))).toHaveLength(before)
})

it('an admin who opens their own call is sent back to it', async () => {
  watch(() => Response.json({ view: 'as-rep', call, turns: [] }))
  expect((await screen.findByRole('link', { name: 'Go back to it' })).getAttribute('href')).toContain(id)
})

it('a link to no call at all says so', async () => {
  watch(() => Response.json({ message: 'Live call not found' }, { status: 404 }))
  expect(await screen.findByRole('heading', { name: 'This call can’t be watched.' })).toBeTruthy()
})
