import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

afterEach(cleanup)

const progress = (calls: number) => ({
  calls,
  streak: 0,
  longestStreak: 0,
  days: [],
  averageLast5: null,
  averageBefore5: null,
  targetScore: 70,
  scores: [],
  skills: [],
  byDifficulty: [],
  byType: [],
  weakest: null,
  workOn: null,
})

/** The dashboard of somebody with nobody to call, whose progress is answered as is said. */
function showDashboard(answerProgress: () => Response | Promise<Response>) {
  return showSignedIn(<DashboardScreen />, {
    session: { organization: { pipeline: false } as never },
    answer: ({ what }) => {
      if (what.includes('progress')) return answerProgress()
      if (what.startsWith('GET /api/simulations'))
        return Response.json({ items: [], next: null, total: 0, allTotal: 0 })
      return undefined
    },
  })
}
const firstVisit = () => screen.queryByText('Your first review is about five minutes away')

describe('the dashboard of somebody with nobody to call', () => {
  it('is a first visit once it is known that they never called', async () => {
    showDashboard(() => Response.json(progress(0)))
    await waitFor(() => expect(firstVisit()).toBeTruthy())
  })

  it('is no first visit while that is still being read', async () => {
    let answer: (response: Response) => void = () => undefined
    const { asked } = showDashboard(() => new Promise((resolve) => (answer = resolve)))
    await screen.findByText(/No calls yet/)
    expect(asked.some(({ what }) => what.includes('next-call'))).toBe(true)
    expect(screen.getByRole('region', { name: 'Your next call' }).getAttribute('aria-busy')).toBe('true')
    answer(Response.json(progress(12)))
    expect(await screen.findByText('Choose who to call')).toBeTruthy()
    expect(firstVisit()).toBeNull()
  })

  it('is no first visit where it could not be read', async () => {
    showDashboard(() => Response.json({ message: 'Out of order.' }, { status: 500 }))
    expect(await screen.findByText('Your progress could not be read')).toBeTruthy()
    expect(await screen.findByText('Choose who to call')).toBeTruthy()
    expect(firstVisit()).toBeNull()
  })
})
