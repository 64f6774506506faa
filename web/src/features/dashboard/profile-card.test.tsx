import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { ProfileCard } from './profile-card.tsx'

afterEach(cleanup)

const show = (saved: readonly string[], updatedAt: string | null) =>
  showSignedIn(<ProfileCard />, {
    answer: ({ what }) =>
      what.includes('/api/profile')
        ? Response.json({
            you: { role: '', companyName: '', industry: '' },
            target: { industries: [], sizes: [], notes: '' },
            goals: { targetScore: 70, callsAWeek: 5, focus: '' },
            voice: { mode: 'voice', captions: true, singleKeys: true },
            saved,
            unreadable: [],
          })
        : Response.json({
            name: '',
            whatItDoes: '',
            forWhom: '',
            problemsSolved: [],
            proof: [],
            price: '',
            competitors: [],
            updatedAt,
          }),
  })

describe('the profile on the dashboard', () => {
  it('is asked for whole while nothing of it was said', async () => {
    show([], null)
    expect(await screen.findByRole('button', { name: 'Set up your profile' })).toBeTruthy()
  })

  it('is asked for what is left of it once a part was said', async () => {
    show(['you'], null)
    expect(await screen.findByText(/^Left to say: what you sell and who you sell to\./)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Go on with your profile' }))
    expect(await screen.findByRole('dialog', { name: 'What do you sell?' })).toBeTruthy()
  })

  it('is asked for nothing once what buyers and reviews use was said', async () => {
    const { asked } = show(['you', 'target'], '2026-11-21T09:00:00.000Z')
    await expect.poll(() => asked.length).toBe(2)
    await expect.poll(() => document.querySelector('section')).toBeNull()
  })
})
