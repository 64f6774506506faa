import { cpus } from 'node:os'

/** The value below which `share` of the sorted figures lie, by the nearest rank. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

function print(name: string, value: number, unit: string, verdict: string): void {
  const shown = value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0).padStart(8)
  console.log(`${name.padEnd(56)} ${shown} ${unit}${verdict === '' ? '' : `  ${verdict}`}`)
}

/**
 * Prints a figure beside its limit. A run in which one was missed goes on, and ends with 1: what to make of it is for whoever
 * knows how busy the machine was.
 */
export function say(name: string, value: number, unit: string, limit?: number): void {
  if (limit !== undefined && !(value <= limit)) process.exitCode = 1
  const verdict = limit === undefined ? '' : `limit ${limit} ${unit}  ${value <= limit ? 'within' : 'OVER'}`
  print(name, value, unit, verdict)
}

/** The same for a figure that should be high. */
export function sayAtLeast(name: string, value: number, unit: string, limit: number): void {
  if (!(value >= limit)) process.exitCode = 1
  print(name, value, unit, `at least ${limit} ${unit}  ${value >= limit ? 'within' : 'UNDER'}`)
}

export function sayMachine(): void {
  console.log(`${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
}
