/** A smooth function of many numbers: its value at a point, and its slope there written into `slope`. */
export type Hill = (point: Float64Array, slope: Float64Array) => number

/** How many of the last steps tell of the curve. */
const remembered = 8
const steps = 60
const halvings = 12
/** A step must gain this share of what the slope promises. */
const leastGain = 1e-4
/** A gain smaller than this share of the value is none. */
const noGain = 1e-7

type Step = { readonly move: Float64Array; readonly bend: Float64Array; readonly product: number }

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0)
  return sum
}

function add(to: Float64Array, times: number, what: Float64Array): void {
  for (let i = 0; i < to.length; i++) to[i] = (to[i] ?? 0) + times * (what[i] ?? 0)
}

/** Where to go from here: down the slope, as straight as the curve that the last steps told of allows. */
function downhill(slope: Float64Array, past: readonly Step[]): Float64Array {
  const way = slope.map((value) => -value)
  const shares = past.toReversed().map(({ move, bend, product }) => {
    const share = dot(move, way) / product
    add(way, -share, bend)
    return share
  })
  const last = past.at(-1)
  if (last !== undefined) {
    const scale = last.product / dot(last.bend, last.bend)
    for (let i = 0; i < way.length; i++) way[i] = (way[i] ?? 0) * scale
  }
  for (const [i, { move, bend, product }] of past.entries())
    add(way, (shares[past.length - 1 - i] ?? 0) - dot(bend, way) / product, move)
  return way
}

/**
 * The lowest point of a convex function, looked for from zero by L-BFGS (Nocedal 1980) with halved steps. The same function
 * gives the same point to the bit.
 */
export function lowestPoint(hill: Hill, width: number): Float64Array {
  let point = new Float64Array(width)
  let slope = new Float64Array(width)
  let height = hill(point, slope)
  const past: Step[] = []
  for (let step = 0; step < steps; step++) {
    const way = downhill(slope, past)
    const promised = dot(way, slope)
    // The first step has no curve to go by.
    let length = past.length === 0 ? 1 / Math.max(1, Math.sqrt(dot(slope, slope))) : 1
    const next = Float64Array.from(point)
    const nextSlope = new Float64Array(width)
    let lower = Infinity
    for (let half = 0; half < halvings; half++, length /= 2) {
      next.set(point)
      add(next, length, way)
      lower = hill(next, nextSlope)
      if (lower <= height + leastGain * length * promised) break
    }
    if (!(height - lower > noGain * Math.abs(height))) return point
    const move = next.map((value, i) => value - (point[i] ?? 0))
    const bend = nextSlope.map((value, i) => value - (slope[i] ?? 0))
    const product = dot(move, bend)
    if (product > 0) past.push({ move, bend, product })
    if (past.length > remembered) past.shift()
    point = next
    slope = nextSlope
    height = lower
  }
  return point
}
