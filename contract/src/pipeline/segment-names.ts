import type { Segment } from './segments.ts'

/** What tells a segment from another of its name. */
export type NamedSegment = Pick<
  Segment,
  '_id' | 'name' | 'displayIndustry' | 'displaySubIndustry' | 'companySize' | 'geographicFocus' | 'createdAt'
>

const regionNames = new Intl.DisplayNames(['en-GB'], { type: 'region' })

/** A country as people write it, by its code of two letters: "Norway" for "NO". */
export const countryName = (code: string): string => regionNames.of(code) ?? code

const wherePlaces = ({ geographicFocus: focus }: Pick<Segment, 'geographicFocus'>): string[] => [
  ...focus.regions,
  ...focus.states,
  ...focus.countries.map(countryName),
  ...focus.internationalRegions,
]

/** Where a segment's companies are, in a word or two: "Ohio +2". */
export function placeOf(segment: Pick<Segment, 'geographicFocus'>): string {
  const [first, ...more] = wherePlaces(segment)
  if (first === undefined) return 'Anywhere'
  return more.length === 0 ? first : `${first} +${more.length}`
}

/** What people tell markets apart by, what is most telling first. */
const traits: ReadonlyArray<(segment: NamedSegment) => string> = [
  (segment) => segment.displayIndustry,
  (segment) => segment.displaySubIndustry || 'any sub-industry',
  placeOf,
  (segment) => `${segment.companySize} employees`,
]

const sameName = ({ name }: { name: string }): string => name.trim().toLocaleLowerCase('en')

/** A segment among others: its name, and where another has the same one what tells the two apart. */
export interface ListedName {
  name: string
  /** None where its name alone tells it apart. */
  traits: readonly string[]
  /** Of those that differ in nothing, the oldest is the first. */
  number: number
}

const bracketOf = ({ traits }: Pick<ListedName, 'traits'>): string =>
  traits.length === 0 ? '' : ` (${traits.join(', ')})`

/** A segment's name without what tells it apart, for where that stands on a line of its own. */
export const shortName = ({ name, number }: ListedName): string => (number === 1 ? name : `${name} ${number}`)

/** A segment's name in one line, with what tells it from another of its name: "Food makers (Ohio)". */
export const wholeName = (listed: ListedName): string =>
  shortName({ ...listed, name: `${listed.name}${bracketOf(listed)}` })

/** What each segment is called where several are listed, by id, in its parts. */
export function listedNames(segments: readonly NamedSegment[]): ReadonlyMap<string, ListedName> {
  const listed = new Map<string, ListedName>()
  for (const group of Map.groupBy(segments, sameName).values()) {
    const telling = traits.filter((trait) => new Set(group.map(trait)).size > 1)
    const traitsOf = (segment: NamedSegment): string[] => telling.map((trait) => trait(segment))
    for (const alike of Map.groupBy(
      group,
      (segment) => `${segment.name}${bracketOf({ traits: traitsOf(segment) })}`,
    ).values()) {
      const oldest = alike.toSorted((a, b) => (`${a.createdAt} ${a._id}` < `${b.createdAt} ${b._id}` ? -1 : 1))
      for (const [index, segment] of oldest.entries()) {
        listed.set(segment._id, { name: segment.name, traits: traitsOf(segment), number: index + 1 })
      }
    }
  }
  return listed
}

/**
 * What each segment is called where several are listed, by id: its name, and where another has the same one what tells them
 * apart as well: "Food makers (Ohio)". Segments that differ in nothing are numbered, the oldest first.
 */
export const segmentNames = (segments: readonly NamedSegment[]): ReadonlyMap<string, string> =>
  new Map([...listedNames(segments)].map(([id, listed]) => [id, wholeName(listed)]))
