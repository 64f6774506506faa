import type { Metric } from './review.ts'

/** What follows a metric's verdict where its times were not measured: ", estimated", or "Estimated" where there is no verdict. */
export function estimatedWords({
  verdictText,
  estimated,
  applies,
}: Pick<Metric, 'verdictText' | 'estimated' | 'applies'>): string {
  if (!estimated || !applies) return ''
  return verdictText === '' ? 'Estimated' : ', estimated'
}
