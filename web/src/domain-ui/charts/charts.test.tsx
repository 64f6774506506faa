import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LineChart } from './line-chart.tsx'
import { RadarChart, RadarLegend } from './radar-chart.tsx'

afterEach(cleanup)

const score = { name: 'Score', tone: 'c1' as const, values: [61, null, 73] }

describe('a chart', () => {
  it('says what it shows, and holds the same figures in a table', () => {
    render(<LineChart label="Score of the last 3 calls, now 73." xs={['5 Nov', '6 Nov', '7 Nov']} series={[score]} />)
    expect(screen.getByRole('img', { name: 'Score of the last 3 calls, now 73.' })).toBeTruthy()
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'WhenScore',
      '5 Nov61',
      '6 Novnone',
      '7 Nov73',
    ])
  })

  it('is read point by point with the arrow keys', () => {
    render(<LineChart label="Score" xs={['5 Nov', '6 Nov', '7 Nov']} series={[score]} />)
    const slider = screen.getByRole('slider')
    expect(slider.getAttribute('aria-valuetext')).toBe('7 Nov: 73')
    fireEvent.change(slider, { target: { value: '0' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('5 Nov: 61')
  })
})

describe('the radar of skills', () => {
  const axes = [
    { name: 'Opening', now: 60, before: 40 },
    { name: 'Discovery', now: 50, before: null },
    { name: 'Objections', now: null, before: 20 },
    { name: 'Next step', now: 80, before: 60 },
  ]

  it('draws no zero for a skill that no call has shown, and says that there were none', () => {
    const { container } = render(<RadarChart label="Skills" axes={axes} weakest={null} />)
    const corners = (line: Element | undefined) => line?.getAttribute('points')?.split(' ').length
    const [before, now] = [...container.querySelectorAll('polygon')].slice(-2)
    expect([corners(before), corners(now), container.querySelectorAll('circle').length]).toEqual([3, 3, 3])
    expect(screen.getByText('no calls').parentElement?.textContent).toBe('Objections no calls')
  })

  it.each([
    [1, 'Your call'],
    [6, 'Last 5The one before'],
    [8, 'Last 53 before'],
    [40, 'Last 55 before'],
  ])('says of %i scored calls how many stand behind each line', (scored, words) => {
    const { container } = render(<RadarLegend scored={scored} axes={scored > 5 ? axes : []} />)
    expect(container.textContent).toBe(words)
  })
})
