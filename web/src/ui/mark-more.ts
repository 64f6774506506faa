/** Nearer to its end than this, a box is scrolled as far as it goes. */
const nearPx = 2

/** Marks a box that holds more beyond its right edge with `data-more`, and beyond its left with `data-before`. Not through a render: it is asked at every scroll. */
export function markMore(box: HTMLElement): void {
  box.dataset['before'] = String(box.scrollLeft > nearPx)
  box.dataset['more'] = String(box.scrollLeft + box.clientWidth < box.scrollWidth - nearPx)
}
