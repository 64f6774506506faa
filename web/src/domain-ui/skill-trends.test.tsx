import type { SkillTrend } from '@ringside/contract/simulations/progress'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { idOf } from './fake/pipeline-things.ts'
import { SkillTrends } from './skill-trends.tsx'

afterEach(cleanup)

const trend = (skill: SkillTrend['skill'], label: string, values: readonly number[]): SkillTrend => ({
  skill,
  label,
  now: values.at(-1) ?? null,
  points: values.map((value, nth) => ({ simulationId: idOf(nth), at: '2026-11-20T10:00:00.000Z', value })),
})

describe('skills over time', () => {
  it('say where each skill is and where it came from', () => {
    render(<SkillTrends trends={[trend('opening', 'Opening', [40, 55, 72]), trend('value', 'Value', [])]} />)
    expect(screen.getByText('Opening is at 72. After the calls before: 40, 55.')).toBeTruthy()
    expect(screen.getByText('No call asked for it yet.')).toBeTruthy()
    expect(screen.getAllByText(/A call counts half as much three calls later/)).not.toHaveLength(0)
  })

  it('draw no line of two calls, and are not there before any skill has three', () => {
    const { container } = render(<SkillTrends trends={[trend('opening', 'Opening', [40, 55])]} />)
    expect(container.textContent).toBe('')
    cleanup()
    render(<SkillTrends trends={[trend('opening', 'Opening', [40, 55]), trend('value', 'Value', [1, 2, 3, 4])]} />)
    expect(screen.getByText('Two calls asked for it. One more makes a trend.')).toBeTruthy()
  })
})
