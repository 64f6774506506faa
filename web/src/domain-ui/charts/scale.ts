/** Maps [from, to] onto pixels; a flat domain maps to the middle. */
export function linear(
  domain: readonly [number, number],
  pixels: readonly [number, number],
): (value: number) => number {
  const [from, to] = domain
  const [start, end] = pixels
  if (to === from) return () => (start + end) / 2
  return (value) => start + ((value - from) / (to - from)) * (end - start)
}

/** Round values that cover low..high, about `count` of them: 1, 2 or 5 times a power of ten apart. */
export function niceTicks(low: number, high: number, count: number): number[] {
  const span = high - low || Math.abs(high) || 1
  const rough = span / Math.max(1, count - 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough * 0.999) ?? power * 10
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  // Multiplied, not added up, and rounded to the step, so that 0.1 steps stay 0.3 and not 0.30000000000000004.
  const digits = Math.max(0, -Math.floor(Math.log10(step)))
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(digits)))
}

/** Which of `count` labels to write so that about `room` of them fit; the last always is. */
export function labelsThatFit(count: number, room: number): Set<number> {
  if (count <= room) return new Set(Array.from({ length: count }, (_, index) => index))
  const every = Math.ceil((count - 1) / Math.max(1, room - 1))
  return new Set(Array.from({ length: Math.floor((count - 1) / every) + 1 }, (_, index) => count - 1 - index * every))
}

export type ChartTone = 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'c6'

/** Whole class names, so that Tailwind finds them. */
export const strokeOf: Record<ChartTone, string> = {
  c1: 'stroke-c1',
  c2: 'stroke-c2',
  c3: 'stroke-c3',
  c4: 'stroke-c4',
  c5: 'stroke-c5',
  c6: 'stroke-c6',
}
export const fillOf: Record<ChartTone, string> = {
  c1: 'fill-c1',
  c2: 'fill-c2',
  c3: 'fill-c3',
  c4: 'fill-c4',
  c5: 'fill-c5',
  c6: 'fill-c6',
}

export const dashes = { solid: undefined, dashed: '7 4', dotted: '1.5 4.5' } as const
export type Dash = keyof typeof dashes
