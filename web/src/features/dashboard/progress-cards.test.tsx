import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { ProgressCards } from './progress-cards.tsx'

afterEach(cleanup)

type Progress = ComponentProps<typeof ProgressCards>['progress']

const lesson: NonNullable<Progress['workOn']> = {
  skill: 'value',
  criterion: 'value',
  advice: 'Begin your offer with Dana’s words.',
  quote: null,
  simulationId: idOf(3),
  buyerName: 'Dana Crane',
  startMs: 61_000,
  drill: null,
}

const progress = (scores: readonly number[], workOn = lesson): Progress => ({
  skills: [],
  skillTrends: [],
  weakest: 'value',
  scores: scores.map((score, nth) => ({
    simulationId: idOf(nth),
    at: `2026-11-${String(nth + 1).padStart(2, '0')}T10:00:00Z`,
    score,
  })),
  targetScore: 70,
  callsAWeek: 0,
  averageLast5: 72,
  averageBefore5: scores.length > 5 ? 51 : null,
  days: [],
  streak: 0,
  longestStreak: 0,
  byDifficulty: [],
  byType: [],
  calls: scores.length,
  workOn,
})

const show = (scores: readonly number[], workOn?: typeof lesson) =>
  render(
    <MemoryRouter>
      <ProgressCards progress={progress(scores, workOn)} />
    </MemoryRouter>,
  )

describe('how a rep is doing', () => {
  it('sets the last five calls beside those before, and judges neither: they are with all sorts of buyers', () => {
    show([40, 50, 60, 70, 80, 70, 60, 70, 80, 80])
    expect(screen.getByText('Last 5 average 72, the 5 before 51')).toBeTruthy()
    cleanup()
    show([40, 50, 60, 70, 80, 70])
    expect(screen.getByText('Last 5 average 72, the one before 51')).toBeTruthy()
    cleanup()
    show([40, 50, 60])
    expect(screen.getByText('Average 72')).toBeTruthy()
  })

  it('says in whose call the thing to work on was shown, and leads there', () => {
    show([40, 50, 60])
    const link = screen.getByRole('link', { name: 'From your call with Dana Crane, 1:01' })
    expect(link.getAttribute('href')).toBe(`/call-review/${idOf(3)}?at=61000`)
  })

  it('leads to the criterion where the thing to work on was not said at all', () => {
    show([40, 50, 60], { ...lesson, startMs: null })
    const link = screen.getByRole('link', { name: 'From your call with Dana Crane' })
    expect(link.getAttribute('href')).toBe(`/call-review/${idOf(3)}?criterion=value`)
  })
})
