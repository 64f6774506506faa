interface Point {
  x: number
  y: number
}

/** Where the text of a line across the chart begins, and its baseline. */
export interface LabelPlace {
  x: number
  y: number
}

/** About the size of the chart's small letters. */
const letterPx = 6
const textHeightPx = 10
const overPx = 6
const underPx = 14
const placesTried = 24

/** The height of a polyline at a place; null beside it. */
function heightAt(points: readonly Point[], x: number): number | null {
  const next = points.findIndex((point) => point.x >= x)
  const [from, to] = [points[next - 1], points[next]]
  if (!to) return null
  if (!from) return to.x === x ? to.y : null
  return from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y)
}

/** How far a text stands from the nearest of the lines; many where none comes near. */
function clearance(lines: readonly (readonly Point[])[], place: LabelPlace, widthPx: number): number {
  const middle = place.y - textHeightPx / 2
  const steps = Array.from({ length: 9 }, (_, index) => place.x + (index / 8) * widthPx)
  const distances = lines.flatMap((line) =>
    steps.flatMap((x) => {
      const y = heightAt(line, x)
      return y === null ? [] : [Math.abs(y - middle)]
    }),
  )
  return Math.min(1000, ...distances)
}

/**
 * Where to write the name of a level line so that no other line runs through it: over or under the level, at the place
 * with most room; of equals the leftmost, over it.
 */
export function labelPlace(
  text: string,
  level: number,
  lines: readonly (readonly Point[])[],
  [left, right]: readonly [number, number],
): LabelPlace {
  const widthPx = text.length * letterPx
  const room = Math.max(0, right - left - widthPx)
  const places = Array.from({ length: placesTried }, (_, index) => left + (room * index) / (placesTried - 1)).flatMap(
    (x) => [
      { x, y: level - overPx },
      { x, y: level + underPx },
    ],
  )
  // Beyond this nobody sees a difference, and the label need not wander.
  const enough = 24
  const best = places.reduce<{ place: LabelPlace; clear: number } | null>((most, place) => {
    const clear = Math.min(enough, clearance(lines, place, widthPx))
    return most === null || clear > most.clear ? { place, clear } : most
  }, null)
  return best?.place ?? { x: left, y: level - overPx }
}
