import type { Metric, MetricKey, Quote } from '@ringside/contract'
import type { CallEvidence } from './heard/evidence.ts'
import type { HeardCall } from './heard/heard-call.ts'
import { metricDefinitions } from './ranges.ts'

/** One figure as a metric's own file finds it; `metricFrom` puts it beside its range. */
export type Measurement =
  | { applies: false; why: string }
  | {
      applies: true
      /** null when nothing of the kind happened. */
      value: number | null
      display: string
      estimated: boolean
      /** Where to look when it went off. */
      at: Quote | null
      /** Overrides the verdict from the range. */
      verdict?: { verdict: Metric['verdict']; text: string }
    }

export type Measure = (evidence: CallEvidence) => Measurement

export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals
  // Adding 0 turns a negative zero into a plain one.
  return Math.round(value * factor) / factor + 0
}

export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** How far past an end of the range still reads "At the edge" or "Slightly": shares of that end. */
const edgeShare = 0.05
const slightShare = 0.2

type Judged = { verdict: Metric['verdict']; text: string }

/** good inside the range; edge up to 5% past an end; then low or high, "Slightly ..." up to 20% past. */
export function judge(value: number, range: Metric['range'], words: { low: string; high: string }): Judged {
  if (range === null) return { verdict: 'none', text: '' }
  const [low, high] = range
  const under = low === null ? 0 : low - value
  const over = high === null ? 0 : value - high
  const past = Math.max(under, over)
  if (past <= 0) return { verdict: 'good', text: 'Good' }
  const end = Math.abs((under > over ? low : high) ?? 0)
  if (past <= end * edgeShare) return { verdict: 'edge', text: 'At the edge' }
  const word = under > over ? words.low : words.high
  const slight = past <= end * slightShare && !word.includes(' ')
  return {
    verdict: under > over ? 'low' : 'high',
    text: slight ? `Slightly ${word.charAt(0).toLowerCase()}${word.slice(1)}` : word,
  }
}

export function metricFrom(key: MetricKey, call: HeardCall, measured: Measurement): Metric {
  const definition = metricDefinitions[key]
  const range = definition.range(call.type)
  const fixed = {
    key,
    label: definition.label,
    unit: definition.unit,
    scale: definition.scale,
    source: definition.source(call.type),
  }
  if (!measured.applies) {
    const nothing = { value: null, display: 'Does not apply', range: null, verdict: 'none' as const, at: null }
    return { ...fixed, ...nothing, verdictText: measured.why, applies: false, estimated: false }
  }
  const judged =
    measured.verdict ??
    (measured.value === null ? { verdict: 'none' as const, text: '' } : judge(measured.value, range, definition))
  return {
    ...fixed,
    value: measured.value,
    display: measured.display,
    range,
    verdict: judged.verdict,
    verdictText: judged.text,
    applies: true,
    estimated: measured.estimated,
    at: judged.verdict === 'good' ? null : measured.at,
  }
}
