import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ItemList, type ItemPlace } from './item-list.tsx'
// What is fetched for long lists is here before a test begins.
import './virtual-items.tsx'

afterEach(cleanup)

/** Nothing is laid out here: the window is 400 pixels high, and each thing in it 50. */
const highWith = (property: 'clientHeight' | 'offsetHeight', value: number) => (element: HTMLElement | null) => {
  if (element) Object.defineProperty(element, property, { value, configurable: true })
}
const asWindow = highWith('clientHeight', 400)
const asItem = highWith('offsetHeight', 50)

const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1)
const draw = (nth: number, place: ItemPlace) => (
  <li
    key={nth}
    {...place}
    ref={(item) => {
      asItem(item)
      place.ref?.(item)
    }}
  >
    Buyer {nth}
  </li>
)
const show = (count: number, columns = 1) =>
  render(
    <div data-scroll-body ref={asWindow}>
      <ItemList label="Buyers" things={numbers(count)} columns={columns} height={50} draw={draw} />
    </div>,
  )

describe('a list of things', () => {
  it('is drawn whole while it is short', () => {
    show(100)
    expect(screen.getAllByRole('listitem')).toHaveLength(100)
  })

  it('is drawn where it is looked at when it is long, and says where each stands among how many', async () => {
    show(1000)
    const first = await screen.findByText('Buyer 1')
    expect(first.getAttribute('aria-posinset')).toBe('1')
    expect(first.getAttribute('aria-setsize')).toBe('1000')
    const drawn = screen.getAllByRole('listitem')
    expect(drawn.length).toBeGreaterThan(5)
    expect(drawn.length).toBeLessThan(50)
    expect(screen.queryByText('Buyer 1000')).toBeNull()
  })

  it('has whole rows of a grid, the last one as short as it is', async () => {
    show(1001, 5)
    await screen.findByText('Buyer 1')
    const drawn = screen.getAllByRole('listitem').length
    expect(drawn % 5).toBe(0)
    expect(drawn).toBeLessThan(200)
  })
})
