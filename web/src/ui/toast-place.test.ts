import { describe, expect, it } from 'vitest'
import { freePlace, keptClear, type Box } from './toast-place.ts'

const desk = { width: 1440, height: 900 }
const toast = { width: 380, height: 40 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
/** A header with its title and three buttons, a row of tabs, and what scrolls under them. */
const title = box(240, 22, 80, 28)
const buttons = box(1000, 20, 416, 32)
const tabs = box(240, 65, 520, 40)
const body = box(216, 105, 1224, 795)

describe('where a toast stands', () => {
  it('is the upper right corner where nothing is in its way', () => {
    expect(freePlace(toast, [], desk)).toEqual({ top: 16, right: 16 })
  })

  it('is beside the tabs, under the buttons of the header, and covers neither', () => {
    expect(freePlace(toast, [title, buttons, tabs, body], desk)).toEqual({ top: 58, right: 16 })
  })

  it('is before the buttons of the header where there are no tabs', () => {
    const close = box(216, 65, 1224, 835)
    const few = box(1300, 20, 116, 32)
    expect(freePlace(toast, [title, few, close], desk)).toEqual({ top: 16, right: 146 })
  })

  it('is nowhere where it would cover something wherever it stood at the top right', () => {
    expect(freePlace({ ...toast, height: 60 }, [title, buttons, tabs, body], desk)).toBeNull()
    const phone = { width: 390, height: 844 }
    const page = [box(16, 12, 90, 28), box(250, 8, 124, 40), box(0, 105, 390, 675)]
    expect(freePlace({ width: 358, height: 44 }, page, phone)).toBeNull()
  })

  it('is never in the left half of the screen, nor far down', () => {
    expect(freePlace(toast, [box(720, 0, 720, 900)], desk)).toBeNull()
    expect(freePlace(toast, [box(0, 0, 1440, 330)], desk)).toBeNull()
  })
})

describe('what a toast must not cover', () => {
  const draw = (html: string) => {
    document.body.innerHTML = html
    for (const [nth, element] of document.querySelectorAll('[data-nth]').entries())
      element.getBoundingClientRect = () => new DOMRect(0, 100 * nth, 100, 40)
  }
  const tops = () => keptClear().map(({ top }) => top)

  it('is what can be pressed, headings, and all that scrolls', () => {
    draw(
      '<div id="root"><h1 data-nth>Pipeline</h1><p data-nth>5 accounts</p><button data-nth>Add</button><div data-scroll-body data-nth></div></div>',
    )
    expect(tops()).toEqual([0, 200, 300])
  })

  it('is of an open dialog alone while there is one, whole: what lies behind it can’t be pressed', () => {
    draw(
      '<div id="root"><button data-nth>Add</button></div><div role="dialog" data-state="open" data-nth><button data-nth>Save</button></div>',
    )
    expect(tops()).toEqual([100, 200])
  })
})
