import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { LineChart } from './line-chart.tsx'

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
