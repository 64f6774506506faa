import type { Account } from '@ringside/contract/pipeline/accounts'
import type { Persona } from '@ringside/contract/pipeline/persona'
import type { DealStage } from '@ringside/contract/pipeline/deal-stages'
import { listedNames, segmentPlace, shortName, wholeName } from '@ringside/contract/pipeline/segment-names'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { dealStages } from '@ringside/contract/reference-data'
import { searchedWords } from '../../lib/searched-words.ts'
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

/** The way of a deal that is won; a lost one leaves it where it stood. */
const path: readonly DealStage[] = dealStages.filter((stage) => stage !== 'lost')

/** How far along the path a deal came. One that was lost came as far as where it stood before. */
const reached = ({ stage, lostFrom }: Pick<Account, 'stage' | 'lostFrom'>) =>
  path.indexOf(stage === 'lost' ? (lostFrom ?? 'researching') : stage)

/** Of how many accounts that reached a stage how many went further. */
export interface GoingOn {
  went: number
  of: number
}

/** How many of those that reached a stage went on from it; null where nobody reached it or nothing follows. */
export function goingOn(accounts: readonly Account[], stage: DealStage): GoingOn | null {
  const at = path.indexOf(stage)
  if (at < 0 || at === path.length - 1) return null
  const cameHere = accounts.filter((account) => reached(account) >= at)
  const went = cameHere.filter((account) => reached(account) > at).length
  return cameHere.length === 0 ? null : { went, of: cameHere.length }
}

/** A share of fewer than these says more than they do: they are counted. */
const fewestForShare = 30

/** "11 of 12", and of many "47%". */
export const goingOnWords = ({ went, of }: GoingOn): string =>
  of < fewestForShare ? `${went} of ${of}` : `${Math.round((100 * went) / of)}%`

/** The words for each stage; null as well where nobody stands or nobody went on: there is none to tell. */
export const stagesGoingOn = (accounts: readonly Account[]) => {
  const counts = countStages(accounts)
  return dealStages.map((stage) => {
    const going = counts[stage] > 0 ? goingOn(accounts, stage) : null
    return { stage, words: going && going.went > 0 ? goingOnWords(going) : null }
  })
}

/** What the first of them means. */
export function goingOnMeaning(stages: ReturnType<typeof stagesGoingOn>): string | null {
  const first = stages.find(({ words }) => words !== null)?.words ?? null
  return first && `“${first} go on”: of the accounts that got this far, those that went further`
}

export interface MatrixRow {
  segmentId: string
  /** The whole name, for a list of cells or a title. */
  label: string
  /** The name without what tells it from another of the same; that stands under it. */
  name: string
  traits: readonly string[]
  /** Nothing where it is one of the traits. */
  place: string
  counts: StageCounts
}

/**
 * One row a segment in use, largest first, and after them one for each archived segment whose accounts were kept: the rows
 * add up to all the accounts.
 */
export function matrixOf(segments: readonly Segment[], accounts: readonly Account[]): MatrixRow[] {
  const accountsOf = Map.groupBy(accounts, (account) => account.targetSegmentProfileId)
  const listed = segments.filter(({ _id, archivedAt }) => archivedAt === null || accountsOf.has(_id))
  const names = listedNames(listed)
  return listed
    .map((segment) => {
      const named = names.get(segment._id) ?? { name: segment.name, traits: [], number: 1 }
      const before = segment.archivedAt === null ? '' : 'Archived segment: '
      const place = segmentPlace(segment)
      return {
        archived: segment.archivedAt !== null,
        segmentId: segment._id,
        label: `${before}${wholeName(named)}`,
        name: `${before}${shortName(named)}`,
        traits: named.traits,
        place: named.traits.includes(place) ? '' : place,
        counts: countStages(accountsOf.get(segment._id) ?? []),
      }
    })
    .toSorted(
      (a, b) =>
        Number(a.archived) - Number(b.archived) ||
        totalOf(b.counts) - totalOf(a.counts) ||
        a.label.localeCompare(b.label),
    )
    .map(({ archived: _archived, ...row }) => row)
}

export const totalOf = (counts: StageCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0)

export const largestCount = (rows: readonly MatrixRow[]) =>
  Math.max(1, ...rows.flatMap((row) => Object.values(row.counts)))

/** Every word of the search in the account's name, place, industry, sub-industry or people. */
export const matchesSearch = (account: Account, search: string): boolean =>
  matchesSearchWords(searchedWords(account), search)

/** Who has been called most there, else who was made first; null where nobody is left. */
export const mainContact = (account: Account): Persona | null =>
  account.personas.filter((persona) => !persona.archivedAt).toSorted((a, b) => b.calls - a.calls)[0] ?? null
