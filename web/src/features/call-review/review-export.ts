import type { Review } from '@ringside/contract/reviews/review'
import type { Simulation } from '@ringside/contract/simulations/simulations'
import type { ReviewedTurn } from '../../domain-ui/review/reviewed-turn.ts'

/** A field of a CSV file. One that a spreadsheet would take for a formula is led by a quote mark. */
export function csvField(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const csvLine = (fields: readonly (string | number | null)[]) => `${fields.map(csvField).join(',')}\r\n`

/** The scores of a review as a CSV file: one line a criterion, with its first quote. */
export function scoresCsv(review: Review): string {
  const head = csvLine(['Criterion', 'State', 'Level', 'Weight %', 'Points to gain', 'Quote'])
  if (review.result.state !== 'scored') return head
  const lines = review.result.scores.map((score) =>
    csvLine([
      score.label,
      score.state,
      score.level,
      Math.round(score.weight),
      Math.round(score.pointsToGain),
      score.evidence[0]?.quote ?? null,
    ]),
  )
  return head + lines.join('') + csvLine(['Total', 'scored', null, 100, null, String(review.result.total)])
}

/** The whole call as it is shown, as a JSON file. */
export const reviewJson = (simulation: Simulation, turns: readonly ReviewedTurn[], review: Review): string =>
  JSON.stringify({ call: simulation, turns, review }, null, 2)

/** "discovery-dana-whitfield-2026-11-20": a name files sort by. */
export const exportName = ({ type, persona, createdAt }: Simulation): string =>
  `${type}-${persona.firstName}-${persona.lastName}-${createdAt.slice(0, 10)}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Hands a file made in the page to the browser. */
export function download(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
