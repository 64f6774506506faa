import { describe, expect, it } from 'vitest'
import { bandsIn, placeFor } from './toast-place.ts'

const upperThird = { from: 72, to: 300 }

describe('where a toast stands', () => {
  it('is right under the header where nothing else is in its way', () => {
    expect(placeFor(52, [], upperThird)).toBe(72)
    expect(placeFor(52, [{ top: 0, bottom: 64 }], upperThird)).toBe(72)
  })

  it('is under what it would cover, in the first gap that has room for it', () => {
    const heads = [
      { top: 104, bottom: 161 },
      { top: 175, bottom: 187 },
      { top: 330, bottom: 362 },
    ]
    expect(placeFor(52, heads, upperThird)).toBe(195)
  })

  it('is where it covers least when there is no such gap, and not far down the page', () => {
    const heads = [
      { top: 80, bottom: 160 },
      { top: 180, bottom: 290 },
    ]
    expect(placeFor(52, heads, upperThird)).toBe(298)
    expect(placeFor(52, [...heads, { top: 300, bottom: 310 }], upperThird)).toBe(298)
    expect(placeFor(52, [{ top: 70, bottom: 400 }], upperThird)).toBe(72)
  })

  it('looks at what stands in its own column, in an open dialog before the page', () => {
    document.body.innerHTML =
      '<main><h1>Pipeline</h1><h2>Left</h2></main><div role="dialog" data-state="closed"><h2>Gone</h2></div>'
    for (const [nth, heading] of document.querySelectorAll('h1, h2').entries()) {
      heading.getBoundingClientRect = () => new DOMRect(nth === 1 ? 0 : 500, 10 * nth, 100, 20)
    }
    expect(bandsIn(400, 740)).toEqual([{ top: 0, bottom: 20 }])
    document.querySelector('[role=dialog]')?.setAttribute('data-state', 'open')
    expect(bandsIn(400, 740)).toEqual([{ top: 20, bottom: 40 }])
    document.body.innerHTML = ''
  })
})
