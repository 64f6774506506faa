/** A box on the screen, in pixels from its upper left corner. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

/** Where a toast stands: so far from the upper and the right edge of the screen. */
export interface Place {
  top: number
  right: number
}

/** What a toast keeps clear of the edges of the screen, and of what stands beside it. */
export const edge = 16
const gap = 6
/** How far down it begins: in the middle of a page's header. */
const highest = 16
/** How far to the left and how far down it is still at the top right. */
const leftmost = 0.5
const lowest = 0.4

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right + gap && a.right > b.left - gap && a.top < b.bottom + gap && a.bottom > b.top - gap

/**
 * Where at the top right of the screen a toast covers none of these boxes: as high as it can, and then as far to the right. Null
 * where it would cover one wherever it stood.
 */
export function freePlace({ width, height }: Size, taken: readonly Box[], screen: Size): Place | null {
  const tops = [highest, ...taken.map(({ bottom }) => bottom + gap)].filter(
    (top) => top >= highest && top + height <= screen.height * lowest,
  )
  const rights = [screen.width - edge, ...taken.map(({ left }) => left - gap)].filter(
    (right) => right <= screen.width - edge && right - width >= screen.width * leftmost,
  )
  for (const top of tops.toSorted((a, b) => a - b)) {
    for (const right of rights.toSorted((a, b) => b - a)) {
      const box = { left: right - width, top, right, bottom: top + height }
      if (!taken.some((each) => overlaps(box, each)))
        return { top: Math.round(top), right: Math.round(screen.width - right) }
    }
  }
  return null
}

/** What can be pressed or is read to know where one is; and all that scrolls, as anything may come to stand anywhere in it. */
const kept =
  'a[href], button, input, select, textarea, summary, [role=tab], h1, h2, h3, [role=search], [data-scroll-body], [role=dialog]'

/** What a toast must not cover: of the page, or of the dialog that is open over it. */
export function keptClear(): Box[] {
  const dialog = [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1)
  const within = dialog ?? document.querySelector('#root') ?? document.body
  return [...(dialog ? [dialog] : []), ...within.querySelectorAll(kept)]
    .filter((element) => element.closest('[data-sonner-toaster]') === null)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))
}
