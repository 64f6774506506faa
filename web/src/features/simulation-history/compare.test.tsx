import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import type { Metric, Review } from '@ringside/contract/reviews/review'
import type { getSimulation, getSimulationReview, Simulation } from '@ringside/contract/simulations/simulations'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { ComparePractice } from './compare.tsx'

afterEach(cleanup)

const metric = (label: string, display: string, applies = true): Metric => ({
  key: label === 'Pace' ? 'pace' : 'questions',
  label,
  value: applies ? 1 : null,
  unit: 'count',
  display,
  range: null,
  scale: [0, 10],
  verdict: 'none',
  verdictText: '',
  applies,
  estimated: false,
  source: '',
  at: null,
})

const reviewWith = (metrics: Metric[]): Review => ({
  rubric: { key: 'coachable', name: 'Coachable', version: 1 },
  type: 'discovery',
  outcome: 'open',
  outcomeText: 'Left open',
  result: { state: 'scored', total: 60, scores: [] },
  blockers: [],
  verdict: '',
  metrics,
  moments: [],
  mind: null,
  nextSteps: [],
  facts: { earned: [], total: 0 },
  retryFrom: null,
  notCounted: [],
  wordedBy: 'engine',
})

interface Made {
  nth: number
  firstName: string
  createdAt: string
  endedAt: string
  metrics?: Metric[]
}

const callOf = ({ nth, firstName, createdAt, endedAt }: Made): Simulation => ({
  _id: idOf(nth),
  orgId: 'org-1',
  userId: 'me',
  repName: 'Maya Okafor',
  persona: {
    personaId: idOf(nth),
    firstName,
    lastName: 'Whitfield',
    title: 'VP',
    accountId: idOf(nth),
    accountName: 'Brightwell',
    accountSlug: 'brightwell',
  },
  type: 'discovery',
  difficulty: 'medium',
  state: 'reviewed',
  outcome: 'open',
  score: 60,
  engineScore: null,
  failedBlocker: false,
  scoreChange: null,
  durationMs: 60_000,
  createdAt,
  startedAt: endedAt,
  endedAt,
  forkedFrom: null,
  takenUpFrom: null,
})

const overOf = (made: Made): ResponseOf<typeof getSimulation> => ({
  isOver: true,
  simulation: callOf(made),
  turns: [],
  plan: [],
  goal: '',
  notes: '',
  expectedMinutes: 10,
})

const readyOf = ({ createdAt, metrics = [] }: Made): ResponseOf<typeof getSimulationReview> => ({
  state: 'ready',
  reviewId: idOf(9),
  review: reviewWith(metrics),
  createdAt,
  comparedWith: null,
  retriesLeft: 0,
  wording: null,
})

function compare(...made: Made[]) {
  showSignedIn(<ComparePractice ids={made.map(({ nth }) => idOf(nth))} />, {
    answer({ what }) {
      const asked = made.find(({ nth }) => what.includes(idOf(nth)))
      if (!asked) return
      return Response.json(what.endsWith('/review') ? readyOf(asked) : overOf(asked))
    },
  })
  return screen.findByRole('table')
}

const earlier = {
  nth: 1,
  firstName: 'Dana',
  createdAt: '2026-11-20T09:00:00.000Z',
  endedAt: '2026-11-20T09:10:00.000Z',
}
const later = { nth: 2, firstName: 'Paul', createdAt: '2026-11-20T12:00:00.000Z', endedAt: '2026-11-20T12:10:00.000Z' }

describe('two practice calls side by side', () => {
  it('stand in the order they were made in, also where one waited after it was set up', async () => {
    const waited = { ...earlier, endedAt: '2026-11-21T09:00:00.000Z' }
    const table = await compare(waited, later)
    const names = within(table).getAllByRole('link')
    expect(names.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Paul'),
      expect.stringContaining('Dana'),
    ])
  })

  it('show what was measured in either of them, and a dash where it was not', async () => {
    const table = await compare(
      { ...earlier, metrics: [metric('Pace', '', false), metric('Questions', '4')] },
      { ...later, metrics: [metric('Pace', '150 wpm'), metric('Questions', '', false)] },
    )
    const cellsOf = (name: RegExp) =>
      within(within(table).getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(cellsOf(/^Pace/).slice(0, 2)).toEqual(['–', '150 wpm'])
    expect(cellsOf(/^Questions/).slice(0, 2)).toEqual(['4', '–'])
  })
})
