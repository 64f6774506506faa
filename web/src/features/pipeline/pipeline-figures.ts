import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { Account } from '@ringside/contract/pipeline/accounts'
import type { DealStage } from '@ringside/contract/pipeline/deal-stages'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { dealStages } from '@ringside/contract/reference-data'
import { matchesSearchWords } from '../../lib/search-words.ts'

export type StageCounts = Record<DealStage, number>

const none = (): StageCounts => ({
  researching: 0,
  contacted: 0,
  discovery: 0,
  evaluation: 0,
  negotiation: 0,
  won: 0,
  lost: 0,
})

export function countStages(accounts: readonly Account[]): StageCounts {
  const counts = none()
  for (const account of accounts) counts[account.stage]++
  return counts
}

/**
 * How many of those that reached a stage went on from it, in per cent; null where nobody reached it or nothing follows.
 * An account that is lost counts as having reached the first stage only: we don't know how far it had come.
 */
export function shareGoingOn(counts: StageCounts, stage: DealStage): number | null {
  const path = dealStages.slice(0, 6)
  const at = path.indexOf(stage)
  if (at < 0 || stage === 'won') return null
  const reached = path.slice(at).reduce((sum, each) => sum + counts[each], 0) + (at === 0 ? counts.lost : 0)
  const wentOn = path.slice(at + 1).reduce((sum, each) => sum + counts[each], 0)
  return reached === 0 ? null : Math.round((100 * wentOn) / reached)
}

export interface MatrixRow {
  segment: Segment
  place: string
  counts: StageCounts
}

/** Where a segment's companies are, in a word or two. */
export function placeOf(segment: Segment): string {
  const focus = segment.geographicFocus
  const places = [...focus.regions, ...focus.states, ...focus.countries, ...focus.internationalRegions]
  const [first, ...more] = places
  if (!first) return 'Anywhere'
  return more.length === 0 ? first : `${first} +${more.length}`
}

/** One row a segment, largest first, for the segment by stage matrix. */
export function matrixOf(segments: readonly Segment[], accounts: readonly Account[]): MatrixRow[] {
  return segments
    .map((segment) => ({
      segment,
      place: placeOf(segment),
      counts: countStages(accounts.filter((account) => account.targetSegmentProfileId === segment._id)),
    }))
    .toSorted((a, b) => total(b.counts) - total(a.counts) || a.segment.name.localeCompare(b.segment.name))
}

const total = (counts: StageCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0)

export const largestCount = (rows: readonly MatrixRow[]) =>
  Math.max(1, ...rows.flatMap((row) => Object.values(row.counts)))

/** Every word of the search in the account's name, place or people. */
export function matchesSearch(account: Account, search: string): boolean {
  const text = [
    account.name,
    account.location,
    account.industry,
    ...account.personas.map((persona) => `${buyerNameOf(persona)} ${persona.title}`),
  ].join(' ')
  return matchesSearchWords(text, search)
}

/** Who has been called most there, else who was made first. */
export function mainContact(account: Account): string {
  const people = account.personas.filter((persona) => !persona.archivedAt)
  const [first] = people.toSorted((a, b) => b.calls - a.calls)
  return first ? buyerNameOf(first) : '–'
}
