import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idOf } from '../../domain-ui/fake/pipeline-things.ts'
// What is fetched for many segments is here before a test begins.
import '../../ui/virtual-lines.tsx'
import { nowhere, type Place } from './account-filters.ts'
import * as lines from './pipeline-figures.ts'
import { countStages, type MatrixRow } from './pipeline-figures.ts'
import { StageMatrix } from './stage-matrix.tsx'

/** Nothing is laid out here: the box of the lines is 430 pixels high, and each line 37. */
beforeEach(() => {
  const height = function (this: HTMLElement) {
    return this.getAttribute('role') === 'rowgroup' ? 430 : 37
  }
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(height)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(height)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const rowOf = (nth: number): MatrixRow => ({
  segmentId: idOf(nth),
  label: `Segment ${nth}`,
  name: `Segment ${nth}`,
  traits: [],
  place: 'Ohio',
  counts: { ...countStages([]), discovery: 2 },
})
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => rowOf(index + 1))

function show(rows: readonly MatrixRow[], chosen: Place = nowhere) {
  const onChoose = vi.fn<(place: Place) => void>()
  const matrix = (place: Place) => (
    <StageMatrix rows={rows} accounts={[]} chosen={place} onChoose={(next) => onChoose(next)} />
  )
  const { rerender } = render(matrix(chosen))
  return { onChoose, choose: (place: Place) => rerender(matrix(place)) }
}

const linesDrawn = () => [...screen.getByRole('rowgroup').querySelectorAll('[role=row]')]
const cell = (nth: number, stage = 'Discovery') => screen.queryByLabelText(new RegExp(`^Segment ${nth}, ${stage}:`))
const scrollTo = (top: number) => {
  const box = screen.getByRole('rowgroup')
  box.scrollTop = top
  act(() => void fireEvent.scroll(box))
}
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('the matrix of twelve segments', () => {
  it('has them all, in a grid that says how many they are', () => {
    show(rowsOf(12))
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('13')
    expect(linesDrawn().map((line) => line.getAttribute('aria-rowindex'))).toEqual(
      Array.from({ length: 12 }, (_, index) => String(index + 2)),
    )
    expect(screen.getAllByRole('rowheader')).toHaveLength(12)
  })
})

describe('the matrix of a thousand segments', () => {
  it('draws those in sight, and says of how many and where each stands', async () => {
    show(rowsOf(1000))
    await screen.findByLabelText('Segment 1, Discovery: 2')
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('1001')
    const drawn = linesDrawn()
    expect(drawn.length).toBeGreaterThanOrEqual(12)
    expect(drawn.length).toBeLessThan(30)
    expect(drawn[0]?.getAttribute('aria-rowindex')).toBe('2')
  })

  it('draws others where it is scrolled to, in the order of the list', async () => {
    show(rowsOf(1000))
    await screen.findByLabelText('Segment 1, Discovery: 2')
    scrollTo(500 * 37)
    expect(cell(505)).toBeTruthy()
    expect(cell(20)).toBeNull()
    const places = linesDrawn().map((line) => Number(line.getAttribute('aria-rowindex')))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(linesDrawn().length).toBeLessThan(35)
  })

  it('keeps the focus on a row that scrolls away, and the arrows go on from it', async () => {
    show(rowsOf(1000))
    await screen.findByLabelText('Segment 1, Discovery: 2')
    const focused = cell(9)
    act(() => focused?.focus())
    scrollTo(700 * 37)
    expect(document.activeElement).toBe(focused)
    expect(cell(705)).toBeTruthy()
    press('ArrowDown')
    expect(document.activeElement).toBe(cell(10))
    press('ArrowUp')
    press('ArrowUp')
    expect(document.activeElement).toBe(cell(8))
  })

  it('lets the arrow down from the funnel come to the first row, wherever it is scrolled to', async () => {
    show(rowsOf(1000))
    await screen.findByLabelText('Segment 1, Discovery: 2')
    scrollTo(700 * 37)
    act(() => screen.getByRole('button', { name: /^Discovery/ }).focus())
    press('ArrowDown')
    expect(document.activeElement).toBe(cell(1))
  })

  it('has what is chosen where Tab comes to it, out of sight as well', async () => {
    show(rowsOf(1000), { segmentId: idOf(600), stage: 'won' })
    await screen.findByLabelText('Segment 1, Discovery: 2')
    const stops = [...document.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0)
    expect(stops).toEqual([cell(600, 'Won')])
  })
})

describe('choosing a cell', () => {
  it('draws two of the lines anew: the one that was left and the one that is chosen', () => {
    const { choose } = show(rowsOf(50), { segmentId: idOf(3), stage: 'won' })
    // Each line that is drawn counts its accounts once.
    const drawn = vi.spyOn(lines, 'totalOf')
    choose({ segmentId: idOf(40), stage: 'discovery' })
    expect(drawn).toHaveBeenCalledTimes(2)
    expect(cell(40)?.getAttribute('aria-pressed')).toBe('true')
    expect(cell(3, 'Won')?.getAttribute('aria-pressed')).toBe('false')
  })

  it('tells whoever listens now', () => {
    const { onChoose, choose } = show(rowsOf(3))
    choose({ segmentId: idOf(1), stage: 'won' })
    fireEvent.click(cell(2) ?? document.body)
    expect(onChoose).toHaveBeenCalledWith({ segmentId: idOf(2), stage: 'discovery' })
  })
})
