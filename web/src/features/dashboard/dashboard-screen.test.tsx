import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aContact, anAccount, aPersona, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'
import { ProgressCards } from './progress-cards.tsx'
// Fetched after the screen: here before a test begins.
import './first-visit.tsx'
import './profile-card.tsx'
import './recent-calls.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

const progress = (calls: number) => ({
  calls,
  streak: 0,
  longestStreak: 0,
  days: [],
  averageLast5: null,
  averageBefore5: null,
  targetScore: 70,
  callsAWeek: 5,
  scores: [],
  skills: [],
  skillTrends: [],
  byDifficulty: [],
  byType: [],
  weakest: null,
  workOn: null,
})

const aProfile = {
  you: { role: '', companyName: '', industry: '' },
  target: { industries: [], sizes: [], notes: '' },
  goals: { targetScore: 70, callsAWeek: 5, focus: '' },
  voice: { mode: 'voice', captions: true, singleKeys: true },
  unreadable: [],
}
const nothingSold = {
  name: '',
  whatItDoes: '',
  forWhom: '',
  problemsSolved: [],
  proof: [],
  price: '',
  competitors: [],
  sources: [],
}

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
    await waitFor(() => expect(asked.some(({ what }) => what.includes('next-call'))).toBe(true))
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

describe('the recent calls of the dashboard', () => {
  it('are asked for beside the figures, and drawn under them with them, so that they do not jump', async () => {
    let answer: (response: Response) => void = () => undefined
    const { asked } = showDashboard(() => new Promise((resolve) => (answer = resolve)))
    await waitFor(() => expect(asked.some(({ what }) => what.startsWith('GET /api/simulations'))).toBe(true))
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
    expect(screen.queryByText('Recent calls')).toBeNull()
    answer(Response.json(progress(12)))
    expect(await screen.findByText('Recent calls')).toBeTruthy()
    expect(screen.getByText('Skills')).toBeTruthy()
  })

  it('are there where the figures could not be read', async () => {
    showDashboard(() => Response.json({ message: 'Out of order.' }, { status: 500 }))
    expect(await screen.findByText('Your progress could not be read')).toBeTruthy()
    expect(await screen.findByText(/No calls yet/)).toBeTruthy()
  })
})

describe('the dashboard whose figures can’t be read again', () => {
  it('keeps showing what was read before', async () => {
    let isUp = true
    const outOfOrder = () => Response.json({ message: 'Out of order.' }, { status: 500 })
    const { client, asked } = showSignedIn(<DashboardScreen />, {
      answer: ({ what }) => {
        if (!isUp) return outOfOrder()
        if (what.includes('progress')) return Response.json(progress(0))
        return what.startsWith('GET /api/simulations')
          ? Response.json({ items: [], next: null, total: 0, allTotal: 0 })
          : undefined
      },
    })
    await screen.findByText(/No calls yet/)
    isUp = false
    const before = asked.length
    await client.invalidateQueries()
    expect(asked.length).toBeGreaterThan(before)
    // Queries tell the screen what became of them in a task of its own.
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
    expect(screen.getByText(/No calls yet/)).toBeTruthy()
    expect(screen.queryByText(/could not be read/)).toBeNull()
  })
})

describe('the trend of the scores', () => {
  const at = (time: string, index: number) => ({
    simulationId: idOf(index),
    at: new Date(time).toISOString(),
    score: 60,
  })
  const ticks = async (times: string[]) => {
    showSignedIn(<ProgressCards progress={{ ...progress(3), scores: times.map(at) }} />, { answer: () => undefined })
    const rows = await screen.findAllByRole('row')
    return rows.slice(1).map((row) => row.textContent)
  }

  it('names the days', async () => {
    expect(await ticks(['2026-11-19T10:00:00', '2026-11-20T10:00:00', '2026-11-20T11:00:00'])).toEqual([
      expect.stringContaining('19 Nov'),
      expect.stringContaining('20 Nov'),
      expect.stringContaining('20 Nov'),
    ])
  })

  it('names the times where all are of one day', async () => {
    expect(await ticks(['2026-11-20T10:00:00', '2026-11-20T11:30:00', '2026-11-20T14:05:00'])).toEqual([
      '10:0060',
      '11:3060',
      '14:0560',
    ])
  })
})

/** Nobody looks for the rest of a customer's facts. */
const customer = (factsFound: number) => ({ factsFound, factsStillToFind: null })

const suggest = (nth: number, firstName: string) => ({
  persona: { ...aPersona({ _id: idOf(nth), firstName }), accountName: 'Brightwell Foods', accountSlug: 'brightwell' },
  reason: `Call ${firstName}.`,
  suggestedCallType: 'discovery',
  suggestedDifficulty: 'medium',
  stageEffect: 'A meeting agreed or something new learnt moves the deal to Discovery.',
  factsFound: 1,
  factsStillToFind: 9,
})

describe('the suggested next call', () => {
  /** The server has these to suggest, and leaves out whom it is asked to. */
  const showSuggestions = (everybody: { persona: { _id: string } }[]) =>
    showSignedIn(<DashboardScreen />, {
      answer: ({ what }) => {
        if (!what.includes('get-next-call')) return undefined
        return Response.json(everybody.find(({ persona }) => !what.includes(persona._id)) ?? everybody.at(0))
      },
    })
  const another = () => fireEvent.click(screen.getByRole('button', { name: 'Show another' }))

  it('gives way to another one when that is asked for', async () => {
    showSuggestions([suggest(11, 'Dana'), suggest(12, 'Irene')])
    await screen.findByText('Call Dana.')
    another()
    expect(await screen.findByText('Call Irene.')).toBeTruthy()
    expect(screen.queryByText(/That was everybody/)).toBeNull()
    another()
    expect(await screen.findByText('Call Dana.')).toBeTruthy()
    expect(screen.getByText('That was everybody. From the start again.')).toBeTruthy()
    another()
    expect(await screen.findByText('Call Irene.')).toBeTruthy()
    expect(screen.queryByText(/That was everybody/)).toBeNull()
  })

  it('remembers who was passed over when the rep comes back the same day, and on no other', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 59), toFake: ['Date'] })
    showSuggestions([suggest(11, 'Dana'), suggest(12, 'Irene')])
    await screen.findByText('Call Dana.')
    another()
    await screen.findByText('Call Irene.')
    cleanup()
    showSuggestions([suggest(11, 'Dana'), suggest(12, 'Irene')])
    expect(await screen.findByText('Call Irene.')).toBeTruthy()
    cleanup()
    vi.setSystemTime(new Date(2026, 10, 21, 0, 1))
    showSuggestions([suggest(11, 'Dana'), suggest(12, 'Irene')])
    expect(await screen.findByText('Call Dana.')).toBeTruthy()
  })

  it('says what is known of the account, as its own page and the tables do', async () => {
    showSuggestions([suggest(11, 'Dana')])
    expect(await screen.findByText('Found out at Brightwell Foods: 1 of 10 facts')).toBeTruthy()
    cleanup()
    showSuggestions([{ ...suggest(11, 'Dana'), ...customer(4) }])
    expect(await screen.findByText('Found out at Brightwell Foods: 4 facts')).toBeTruthy()
    cleanup()
    showSuggestions([{ ...suggest(11, 'Dana'), ...customer(0) }])
    await screen.findByText('Call Dana.')
    expect(screen.queryByText(/^Found out at/)).toBeNull()
  })

  it('says why there is nobody', async () => {
    const reason = 'Everybody is on the line. Try again in a moment.'
    const nobody = { persona: null, reason, suggestedCallType: null, suggestedDifficulty: null, stageEffect: null }
    showSignedIn(<DashboardScreen />, {
      answer: ({ what }) => {
        if (what.includes('progress')) return Response.json(progress(3))
        return what.includes('get-next-call')
          ? Response.json({ ...nobody, factsFound: 0, factsStillToFind: 0 })
          : undefined
      },
    })
    expect(await screen.findByText(reason)).toBeTruthy()
  })

  it('is asked for by the days of where the browser is', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'America/New_York',
    })
    const { asked } = showSuggestions([suggest(11, 'Dana')])
    await screen.findByText('Call Dana.')
    expect(asked.find(({ what }) => what.includes('get-next-call'))?.what).toContain('zone=America')
  })

  it('is nobody, and no error, where it could not be fetched', async () => {
    const { toasts } = showSignedIn(<DashboardScreen />, {
      answer: ({ what }) => {
        if (what.includes('progress')) return Response.json(progress(3))
        return Response.json({ message: 'Out of order.' }, { status: what.includes('get-next-call') ? 500 : 404 })
      },
    })
    const hero = await screen.findByText('Choose who to call')
    expect(hero.closest('section')?.textContent).not.toContain('Out of order')
    expect(toasts).toEqual([])
  })

  it('stays where reading it again fails', async () => {
    const answers = [Response.json(suggest(11, 'Dana')), Response.json({ message: 'Out of order.' }, { status: 500 })]
    const { client, toasts } = showSignedIn(<DashboardScreen />, {
      answer: ({ what }) => (what.includes('get-next-call') ? answers.shift() : undefined),
    })
    await screen.findByText('Call Dana.')
    await act(async () => {
      await client.invalidateQueries()
      // What was read is drawn in a turn of its own.
      await new Promise((resolve) => void setTimeout(resolve))
    })
    expect(answers).toEqual([])
    expect(screen.getByText('Call Dana.')).toBeTruthy()
    expect(toasts).toEqual([])
  })

  it('says so when there is nobody else', async () => {
    showSuggestions([suggest(11, 'Dana')])
    await screen.findByText('Call Dana.')
    another()
    expect(await screen.findByText('There is nobody else to call.')).toBeTruthy()
  })
})

it('whoever has asked for somebody to call goes on by keyboard at the call that is suggested then', async () => {
  const made: string[] = []
  const has = (what: string, thing: unknown) => (made.some((each) => each.includes(what)) ? [thing] : [])
  showSignedIn(<DashboardScreen />, {
    answer: ({ what }) => {
      if (what.startsWith('POST')) made.push(what)
      if (what.startsWith('POST /api/pipeline/target-segment')) return Response.json(aSegment(), { status: 201 })
      if (what.startsWith('POST /api/pipeline/contact-profile')) return Response.json(aContact(), { status: 201 })
      if (what.startsWith('POST')) return Response.json(anAccount(), { status: 201 })
      if (what.includes('progress')) return Response.json(progress(0))
      if (what.includes('/market'))
        return Response.json({ market: { targetIndustry: 'Manufacturing', subIndustry: 'Food processing' } })
      if (what.startsWith('GET /api/pipeline?'))
        return Response.json({
          targetSegmentProfiles: has('segment', aSegment()),
          contactProfiles: has('contact', aContact()),
          accounts: has('account', anAccount()),
        })
      if (!what.includes('get-next-call')) return undefined
      return Response.json(made.length < 5 ? { ...suggest(11, 'Dana'), persona: null } : suggest(11, 'Dana'))
    },
  })
  const find = await screen.findByRole('button', { name: 'Find somebody to call' })
  await screen.findByText('From what you say you sell.')
  find.focus()
  fireEvent.click(find)
  const call = await screen.findByRole('link', { name: 'Set up this call' })
  await waitFor(() => expect(document.activeElement).toBe(call))
  expect(screen.queryByRole('button', { name: 'Find somebody to call' })).toBeNull()
})

describe('the profile on the dashboard', () => {
  const saidInPart = ({ what }: { what: string }) => {
    if (what.includes('progress')) return Response.json(progress(3))
    if (what.includes('/api/product-summary')) return Response.json({ ...nothingSold, updatedAt: null })
    return what.includes('/api/profile') ? Response.json({ ...aProfile, saved: ['you'] }) : undefined
  }

  it('is asked for after the first calls too, until the reader puts it away, and then no more on this machine', async () => {
    showSignedIn(<DashboardScreen />, { answer: saidInPart })
    fireEvent.click(await screen.findByRole('button', { name: 'Put away' }))
    expect(screen.queryByRole('region', { name: 'Your profile' })).toBeNull()
    cleanup()
    const { asked } = showSignedIn(<DashboardScreen />, { answer: saidInPart })
    await screen.findByText('Recent calls')
    expect(asked.filter(({ what }) => what.includes('/api/profile'))).toEqual([])
  })
})
