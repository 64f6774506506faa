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

const showProgress = (shown: Progress) =>
  render(
    <MemoryRouter>
      <ProgressCards progress={shown} />
    </MemoryRouter>,
  )
const show = (scores: readonly number[], workOn?: typeof lesson) => showProgress(progress(scores, workOn))

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

describe('the trend of the scores', () => {
  it.each([
    [[], 'Three calls and we can draw a trend.'],
    [[40], 'Two more calls and we can draw a trend.'],
    [[40, 50], 'One more call and we can draw a trend.'],
  ])('of the calls %j is none yet: %s', (scores, words) => {
    show(scores)
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByRole('img', { name: /^Scores of your last/ })).toBeNull()
  })

  it('is drawn of three calls', () => {
    show([40, 50, 60])
    expect(screen.getByRole('img', { name: 'Scores of your last 3 calls: 40, 50, 60. Target 70.' })).toBeTruthy()
    expect(screen.queryByText(/we can draw a trend/)).toBeNull()
  })
})

describe('the skills', () => {
  const skill = (key: Progress['skills'][number]['skill'], label: string, last: number | null) => ({
    skill: key,
    label,
    last,
    before: null,
  })
  const bold = (label: string) => screen.getByText(new RegExp(`^${label}`), { selector: 'text' }).classList
  const rings = (radar: HTMLElement) =>
    [...radar.querySelectorAll('circle')].map((point) => point.classList.contains('fill-surface'))

  it('have the weakest named, bold and marked with a ring, and of two as low the one that is worked on', () => {
    const skills = [skill('opening', 'Opening', 44), skill('value', 'Value', 44), skill('listening', 'Listening', 60)]
    showProgress({ ...progress([40, 50, 60]), skills, weakest: 'value' })
    expect(rings(screen.getByRole('img', { name: /Weakest: Value\.$/ }))).toEqual([false, true, false])
    expect(bold('Value').contains('font-semibold')).toBe(true)
    expect(bold('Opening').contains('font-semibold')).toBe(false)
  })

  it('have no mark before a call has shown one', () => {
    const skills = [skill('opening', 'Opening', null), skill('value', 'Value', null)]
    showProgress({ ...progress([]), skills, weakest: null })
    expect(screen.getByText('Your skills appear after your first scored call.')).toBeTruthy()
    expect(screen.queryByRole('img', { name: /Weakest/ })).toBeNull()
  })
})

describe('the streak', () => {
  it.each([
    [0, 0, 'Streak', null],
    [0, 9, 'Streak', 'Longest 9'],
    [1, 9, 'Streak: 1 working day', 'Longest 9'],
    [4, 9, 'Streak: 4 working days', 'Longest 9'],
    [9, 9, 'Streak: 9 working days', 'Your longest'],
  ])('of %i days, the longest having been %i, is “%s” beside “%s”', (streak, longestStreak, title, record) => {
    showProgress({ ...progress([40, 50, 60]), streak, longestStreak })
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(screen.queryByText(/^(Your longest|Longest \d+)$/)?.textContent ?? null).toBe(record)
  })
})
