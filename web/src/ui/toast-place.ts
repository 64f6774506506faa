/** From where to where something reaches down the screen. */
export interface Band {
  top: number
  bottom: number
}

const gap = 8

const overlap = (top: number, height: number, bands: readonly Band[]): number =>
  bands.reduce((sum, band) => sum + Math.max(0, Math.min(top + height, band.bottom + gap) - Math.max(top, band.top)), 0)

/**
 * How far down a toast of this height stands: as high as it covers none of the bands, from `from` on and down to `to`; where
 * there is no such place, where it covers least of them.
 */
export function placeFor(height: number, bands: readonly Band[], { from, to }: { from: number; to: number }): number {
  const places = [from, ...bands.map(({ bottom }) => bottom + gap).filter((top) => top > from && top <= to)]
  const ranked = places
    .toSorted((a, b) => a - b)
    .map((top) => ({ top, covers: overlap(top, height, bands) }))
    .toSorted((a, b) => a.covers - b.covers)
  return Math.round(ranked[0]?.top ?? from)
}

/** What tells a page apart and what is pressed there first; and with `data-toast-clear` what a toast may be about. */
const clear =
  'header, h1, h2, h3, [role=tab], nav a, [role=columnheader], [role=search], [data-variant=primary], [data-toast-clear]'

/** What stands between these two edges and should stay in sight: of an open dialog, else of the page. */
export function bandsIn(left: number, right: number): Band[] {
  const dialog = [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1)
  return [...(dialog ?? document.querySelector('main') ?? document.body).querySelectorAll(clear)].flatMap((element) => {
    const box = element.getBoundingClientRect()
    // What is there for screen readers alone is a pixel high.
    if (box.height <= 1 || box.left >= right || box.right <= left) return []
    return [{ top: box.top, bottom: box.bottom }]
  })
}
