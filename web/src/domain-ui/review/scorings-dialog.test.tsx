import type { Review } from '@ringside/contract/reviews/review'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { idOf } from '../fake/pipeline-things.ts'
import { showSignedIn } from '../fake/show-signed-in.tsx'
import { RubricFacts } from './rubric-facts.tsx'

afterEach(cleanup)

const at = '2026-11-20T09:00:00.000Z'

/** A review by a rubric, of a call without what the rubric says it must have in it. */
const reviewBy = (key: string, name: string, version: number, isFailed = false): Review => ({
  rubric: { key, name, version },
  type: 'discovery',
  outcome: 'open',
  outcomeText: 'Left open',
  result: { state: 'scored', total: 60 + version, scores: [] },
  blockers: isFailed
    ? [
        {
          key: 'phrases.a',
          text: 'Said that the call is recorded',
          met: false,
          quote: null,
          reason: 'You did not say it.',
        },
      ]
    : [],
  verdict: '',
  metrics: [],
  moments: [],
  mind: null,
  nextSteps: [],
  facts: { earned: [], total: 0 },
  retryFrom: null,
  notCounted: [],
  wordedBy: 'engine',
})

const own = { criteria: 2, blockers: 1, hasDraft: false, changedAt: at, archivedAt: null }

function show({ others = 1, isAdmin = true }: { others?: number; isAdmin?: boolean } = {}) {
  const first = reviewBy(idOf(1), 'House rules', 1)
  const scored = [{ _id: idOf(5), review: reviewBy('spin', 'SPIN', 1, true), createdAt: at, by: 'Ruth Adeyemi' }]
  return showSignedIn(<RubricFacts review={first} reviewId={idOf(9)} />, {
    session: { isAdmin },
    answer: ({ what }) => {
      if (what.startsWith('POST')) return Response.json({ ...scored[0], _id: idOf(6) }, { status: 201 })
      if (what.endsWith('/scorings'))
        return Response.json({ first: { review: first, createdAt: at }, others: scored.slice(0, others) })
      return Response.json({
        chosen: idOf(1),
        builtIn: [{ key: 'spin', name: 'SPIN', about: '', version: 1 }],
        own: [{ ...own, _id: idOf(1), name: 'House rules', version: 3 }],
      })
    },
  })
}

describe('the rubric of a review', () => {
  it('says that its version is an older one, and which is the newest', async () => {
    show()
    expect(screen.getByText(/House rules rubric, version 1/)).toBeTruthy()
    expect(await screen.findByText('Older version, now 3')).toBeTruthy()
  })

  it('leads to the other scoring, side by side with the first, with why the call fails in it', async () => {
    show()
    fireEvent.click(await screen.findByRole('button', { name: '1 other scoring' }))
    const dialog = await screen.findByRole('dialog')
    const first = within(dialog).getByRole('region', { name: 'First review' })
    const again = within(dialog).getByRole('region', { name: 'Scored again' })
    expect(within(first).queryByText(/Failed/)).toBeNull()
    expect(within(again).getByText('Failed: Said that the call is recorded.')).toBeTruthy()
    expect(within(again).getByText(/by Ruth Adeyemi/)).toBeTruthy()
  })

  it('lets an admin score the call with another rubric', async () => {
    const { changes } = show({ others: 0 })
    fireEvent.click(await screen.findByRole('button', { name: 'Score with another rubric' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByLabelText('Score with'))
    fireEvent.click(await screen.findByRole('option', { name: /SPIN/ }))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Score' }))
    await waitFor(() => expect(changes()).toMatchObject([{ body: { rubric: 'spin' } }]))
  })

  it('offers a member nothing to score with', async () => {
    show({ others: 0, isAdmin: false })
    await screen.findByText('Older version, now 3')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
