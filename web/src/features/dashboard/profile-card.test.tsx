import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { ProfileCard } from './profile-card.tsx'
// Fetched when it is first needed: here before a test begins.
import '../../domain-ui/profile/profile-dialog.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** A server that keeps which sections were saved. */
function show(saved: readonly string[], updatedAt: string | null) {
  const kept = new Set(saved)
  const profile = () =>
    Response.json({
      you: { role: '', companyName: '', industry: '' },
      target: { industries: [], sizes: [], notes: '' },
      goals: { targetScore: 70, callsAWeek: 5, focus: '' },
      voice: { mode: 'voice', captions: true, singleKeys: true },
      saved: [...kept],
      unreadable: [],
    })
  const visit = showSignedIn(<ProfileCard />, {
    answer: ({ what }) => {
      const section = /^PUT .*profile\/me\/(\w+)/.exec(what)?.[1]
      if (section) kept.add(section)
      if (what.includes('/api/profile')) return profile()
      return Response.json({
        name: '',
        whatItDoes: '',
        forWhom: '',
        problemsSolved: [],
        proof: [],
        price: '',
        competitors: [],
        sources: [],
        updatedAt,
      })
    },
  })
  return visit
}

const said = '2026-11-21T09:00:00.000Z'
/** On this machine it is asked for no more. */
const isAway = () => localStorage.getItem('ringside:profile-away:me') !== null
const ticks = (done: number) => screen.findByRole('img', { name: `${done} of 5 steps of your profile` })

describe('the profile on the dashboard', () => {
  it('is asked for whole while nothing of it was said', async () => {
    show([], null)
    expect(await screen.findByRole('button', { name: 'Set up your profile' })).toBeTruthy()
    expect(await ticks(0)).toBeTruthy()
  })

  it('is asked for what is left of it once a part was said, and says how many steps are done', async () => {
    show(['you'], null)
    expect(
      await screen.findByText(/^Left to say: what you sell, who you sell to, what you aim for and how you call\./),
    ).toBeTruthy()
    expect(await ticks(1)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Go on with your profile' }))
    expect(await screen.findByRole('dialog', { name: 'What do you sell?' })).toBeTruthy()
  })

  it('stays after three of five steps, and goes with the last one, once its dialog has closed', async () => {
    show(['you', 'target', 'goals'], said)
    expect(await screen.findByText('Left to say: how you call.')).toBeTruthy()
    expect(await ticks(4)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Go on with your profile' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Finish' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('region', { name: 'Your profile' })).toBeNull()
    expect(isAway()).toBe(true)
  })

  it('is put away by whoever wants to say no more, who is told where it stays', async () => {
    const { toasts } = show(['you'], null)
    fireEvent.click(await screen.findByRole('button', { name: 'Put away' }))
    expect(screen.queryByRole('region', { name: 'Your profile' })).toBeNull()
    expect(isAway()).toBe(true)
    expect(toasts).toMatchObject([{ detail: 'Your profile stays in the menu.' }])
  })

  it('is asked for nothing once all of it was said', async () => {
    show(['you', 'target', 'goals', 'voice'], said)
    await waitFor(() => expect(isAway()).toBe(true))
    expect(screen.queryByRole('region', { name: 'Your profile' })).toBeNull()
  })
})
