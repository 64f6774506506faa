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

/**
 * What each segment is called where several are listed, by id: its name, and where another has the same one what tells them
 * apart as well: "Food makers (Ohio)". Segments that differ in nothing are numbered, the oldest first.
 */
export function segmentNames(segments: readonly NamedSegment[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const group of Map.groupBy(segments, sameName).values()) {
    const telling = traits.filter((trait) => new Set(group.map(trait)).size > 1)
    const labelOf = (segment: NamedSegment): string =>
      telling.length === 0 ? segment.name : `${segment.name} (${telling.map((trait) => trait(segment)).join(', ')})`
    for (const alike of Map.groupBy(group, labelOf).values()) {
      const oldest = alike.toSorted((a, b) => (`${a.createdAt} ${a._id}` < `${b.createdAt} ${b._id}` ? -1 : 1))
      for (const [index, segment] of oldest.entries()) {
        names.set(segment._id, index === 0 ? labelOf(segment) : `${labelOf(segment)} ${index + 1}`)
      }
    }
  }
  return names
}
