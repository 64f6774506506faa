import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useScrollPlace } from './scroll-place.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Rows() {
  const rows = useRef<HTMLDivElement>(null)
  const { scroller, offset } = useScrollPlace(rows)
  return (
    <div ref={rows} data-rows>
      {scroller === null ? 'nowhere' : `${offset} pixels down`}
    </div>
  )
}
const Page = ({ hasStrip }: { hasStrip: boolean }) => (
  <div data-scroll-body>
    {hasStrip && <p>Two accounts are being made.</p>}
    <Rows />
  </div>
)

it('where rows begin on a page is found anew when something comes above them', async () => {
  // Every part is forty pixels high here.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const above = this.hasAttribute('data-rows') ? Array.from(this.parentElement?.children ?? []).indexOf(this) : 0
    return new DOMRect(0, above * 40, 100, 40)
  })
  const { rerender } = render(<Page hasStrip={false} />)
  expect(screen.getByText('0 pixels down')).toBeTruthy()
  rerender(<Page hasStrip />)
  expect(await screen.findByText('40 pixels down')).toBeTruthy()
})
