import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { idOf } from '../../domain-ui/fake/pipeline-things.ts'
// What is fetched for many segments is here before a test begins.
import '../../ui/virtual-items.tsx'
import { nowhere } from './account-filters.ts'
import { PhoneMarket } from './phone-market.tsx'
import { countStages, type MatrixRow } from './pipeline-figures.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const rows = Array.from({ length: 1000 }, (_, index): MatrixRow => ({
  segmentId: idOf(index + 1),
  label: `Segment ${index + 1}`,
  name: `Segment ${index + 1}`,
  traits: [],
  place: '',
  counts: { ...countStages([]), won: 1 },
}))

it('a phone draws of a thousand segments those in sight, and says of how many', async () => {
  // Nothing is laid out here: the page is 700 pixels high, and each segment 69.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(69)
  render(
    <div data-scroll-body>
      <PhoneMarket rows={rows} accounts={[]} chosen={nowhere} onChoose={() => undefined} />
    </div>,
  )
  await screen.findByText('Segment 1')
  const drawn = document.querySelectorAll('[aria-setsize="1000"]')
  expect(drawn.length).toBeGreaterThanOrEqual(10)
  expect(drawn.length).toBeLessThan(30)
  expect(screen.queryByText('Segment 900')).toBeNull()
})
