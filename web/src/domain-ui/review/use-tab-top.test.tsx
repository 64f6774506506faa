import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useTabTop } from './use-tab-top.ts'

afterEach(cleanup)

/** A page scrolled by `scrolled`, with its tabs 200 px under its top. */
function Page({ tab, scrolled }: { tab: string; scrolled: number }) {
  const { page, tabs } = useTabTop(tab)
  const placed = (box: HTMLDivElement | null) => {
    tabs.current = box
    if (box) box.getBoundingClientRect = () => new DOMRect(0, 200 - scrolled, 390, 1000)
  }
  return (
    <div ref={page} data-testid="page">
      <div ref={placed}>{tab}</div>
    </div>
  )
}

it.each([
  ['a page scrolled past its tabs goes back to them when another is opened', 700, 200],
  ['a page that shows its tabs stays where it is', 120, 120],
])('%s', (_, scrolled, after) => {
  const { rerender } = render(<Page tab="Scorecard" scrolled={scrolled} />)
  const page = screen.getByTestId('page')
  page.scrollTop = scrolled
  rerender(<Page tab="Scorecard" scrolled={scrolled} />)
  expect(page.scrollTop).toBe(scrolled)
  rerender(<Page tab="Metrics" scrolled={scrolled} />)
  expect(page.scrollTop).toBe(after)
})
