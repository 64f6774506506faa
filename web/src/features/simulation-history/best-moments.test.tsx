import type { BestMoment } from '@ringside/contract/reviews/best-moments'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { BestMoments } from './best-moments.tsx'

afterEach(cleanup)

const moment = (over: Partial<BestMoment>): BestMoment => ({
  _id: idOf(1),
  reviewId: idOf(2),
  call: { kind: 'simulation', id: idOf(3) },
  callTitle: 'Discovery call with Dana Whitfield',
  type: 'discovery',
  rep: { userId: 'me', name: 'Maya Okafor' },
  keptBy: { userId: 'me', name: 'Maya Okafor' },
  title: 'An open question',
  note: 'And then silence',
  skill: 'discovery',
  shared: true,
  lines: [{ turn: 1, speaker: 'rep', name: 'Maya Okafor', words: 'What does it cost you?', startMs: 61_000 }],
  startMs: 61_000,
  endMs: 75_000,
  canOpen: true,
  recording: null,
  canChange: true,
  canShare: true,
  at: '2026-11-20T12:00:00.000Z',
  ...over,
})

const show = (items: BestMoment[], at = '/simulation-history?tab=moments') =>
  showSignedIn(<BestMoments />, {
    at,
    answer: ({ what }) =>
      what.startsWith('GET /api/best-moments')
        ? Response.json({ items, next: null, total: items.length, allTotal: items.length })
        : Response.json(items[0]),
  })

describe('the best moments', () => {
  it('are read with what was said, and open the review where they begin', async () => {
    show([moment({})])
    expect(await screen.findByRole('heading', { name: /An open question/ })).toBeTruthy()
    expect(screen.getByText(/What does it cost you\?/)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Discovery call with Dana Whitfield' })
    expect(link.getAttribute('href')).toBe(`/call-review/${idOf(3)}?at=61000`)
  })

  it('of a call that is not for the reader are words alone: nothing opens, plays or changes', async () => {
    show([moment({ canOpen: false, canChange: false, canShare: false, rep: { userId: 'jonas', name: 'Jonas Lind' } })])
    expect(await screen.findByText(/Jonas Lind/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Discovery call/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Play|More about/ })).toBeNull()
  })

  it('can be heard where the call was recorded', async () => {
    show([moment({ call: { kind: 'transcript', id: idOf(3) }, recording: { offsetMs: 500 } })])
    expect(await screen.findByRole('button', { name: 'Play An open question' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Play all' })).toBeTruthy()
  })

  it('ask the server by what the address says', async () => {
    const { asked } = show([moment({})], '/simulation-history?tab=moments&skill=discovery&type=demo&whose=own')
    await screen.findByRole('heading', { name: /An open question/ })
    expect(asked.map(({ what }) => what)).toContain('GET /api/best-moments?type=demo&skill=discovery&whose=own')
  })

  it('can be taken out of the organisation’s sight again, and removed after a question', async () => {
    const { changes } = show([moment({})])
    const more = await screen.findByRole('button', { name: 'More about An open question' })
    fireEvent.click(more)
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Stop sharing' }))
    await waitFor(() => expect(changes()).toMatchObject([{ body: { title: 'An open question', shared: false } }]))
    fireEvent.click(more)
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove it' }))
    await waitFor(() => expect(changes()[1]?.what).toBe(`DELETE /api/best-moments/${idOf(1)}`))
  })

  it('say how to keep one where there are none', async () => {
    show([])
    expect(await screen.findByText('No moments kept yet.')).toBeTruthy()
  })
})
