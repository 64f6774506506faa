import type { KeyboardEvent } from 'react'

export const matrixColumns = 'grid grid-cols-[minmax(190px,2.3fr)_repeat(7,minmax(104px,1fr))]'

/** What can be chosen shows it under the pointer, and when it is chosen. */
export const choice =
  '-outline-offset-2 hover:bg-subtle aria-pressed:bg-selected aria-pressed:outline-2 aria-pressed:outline-you'

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
}

/** Arrow keys move between the stages over the matrix, the segments beside it, and its cells. */
export function onArrow(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const from = event.currentTarget.dataset['cell']
  if (!step || from === undefined) return
  const [down = 0, right = 0] = from.split(':').map(Number)
  const next = event.currentTarget
    .closest('[role=grid]')
    ?.querySelector<HTMLElement>(`[data-cell="${down + step[0]}:${right + step[1]}"]`)
  if (!next) return
  event.preventDefault()
  next.focus()
}
