import { ofItsKind } from './focus-places.ts'
import type { Segment } from './segments.ts'

/** What tells a segment from another of its name. */
export type NamedSegment = Pick<
  Segment,
  | '_id'
  | 'name'
  | 'displayIndustry'
  | 'displaySubIndustry'
  | 'companySize'
  | 'geographicFocus'
  | 'createdAt'
  | 'archivedAt'
>

const regionNames = new Intl.DisplayNames(['en-GB'], { type: 'region' })

/** A country as people write it, by its code of two letters: "Norway" for "NO". */
export const countryName = (code: string): string => regionNames.of(code) ?? code

/** By the kind of its focus: one that was kept before places of other kinds were cleared can have some. */
function wherePlaces({ geographicFocus }: Pick<Segment, 'geographicFocus'>): string[] {
  const { regions, states, countries, internationalRegions } = ofItsKind(geographicFocus)
  return [...regions, ...states, ...countries.map(countryName), ...internationalRegions]
}

/** Where a segment's companies are, in a word or two: "Ohio +2". */
export const segmentPlace = (segment: Pick<Segment, 'geographicFocus'>): string => inWords(wherePlaces(segment))

function inWords([first, ...more]: readonly string[]): string {
  if (first === undefined) return 'Anywhere'
  return more.length === 0 ? first : `${first} +${more.length}`
}

/** Where each of them is, by what they do not share: "Iowa +1" of Ohio and Iowa, beside Ohio and Utah. */
function placesApart(group: readonly NamedSegment[]): (segment: NamedSegment) => string {
  const places = new Map(group.map((segment) => [segment, wherePlaces(segment)]))
  const [first = [], ...others] = places.values()
  const shared = new Set(first.filter((place) => others.every((their) => their.includes(place))))
  const short = (segment: NamedSegment): string => {
    const own = wherePlaces(segment).toSorted((a, b) => Number(shared.has(a)) - Number(shared.has(b)))
    return inWords(own)
  }
  const whole = (segment: NamedSegment): string => wherePlaces(segment).toSorted().join(' and ')
  const different = new Set(group.map(whole)).size
  return different === new Set(group.map(short)).size ? short : (segment) => whole(segment) || 'Anywhere'
}

/** What people tell markets apart by, what is most telling first: of a group of one name, the words for each of it. */
const traits: ReadonlyArray<(group: readonly NamedSegment[]) => (segment: NamedSegment) => string> = [
  () => (segment) => segment.displayIndustry,
  () => (segment) => segment.displaySubIndustry || 'any sub-industry',
  placesApart,
  () => (segment) => `${segment.companySize} employees`,
]

const folded = (name: string): string => name.trim().toLocaleLowerCase('en')
const sameName = ({ name }: { name: string }): string => folded(name)

const byAge = (a: NamedSegment, b: NamedSegment): number =>
  `${a.createdAt} ${a._id}` < `${b.createdAt} ${b._id}` ? -1 : 1

/** What tells each apart from the others of its name, after a mark where it is in `marked`. */
function traitsIn(
  segments: readonly NamedSegment[],
  marked: ReadonlySet<string>,
): Array<{ segment: NamedSegment; traits: string[] }> {
  return [...Map.groupBy(segments, sameName)].flatMap(([name, group]) => {
    const telling = traits.map((trait) => trait(group)).filter((words) => new Set(group.map(words)).size > 1)
    const mark = marked.has(name) ? ['archived'] : []
    return group.map((segment) => ({ segment, traits: [...mark, ...telling.map((trait) => trait(segment))] }))
  })
}

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
export const shortName = ({ name, number }: Omit<ListedName, 'traits'>): string =>
  number === 1 ? name : `${name} ${number}`

/** A segment's name in one line, with what tells it from another of its name: "Food makers (Ohio)". */
export const wholeName = (listed: ListedName): string =>
  shortName({ name: `${listed.name}${bracketOf(listed)}`, number: listed.number })

/** Numbers those that differ in nothing, the oldest first; a number is never one that another has for its name. */
function numbered(labels: ReturnType<typeof traitsIn>, taken: Set<string>): Array<[string, ListedName]> {
  const nameOf = ({ segment, traits: told }: (typeof labels)[number], number: number): string =>
    folded(wholeName({ name: segment.name, traits: told, number }))
  const bare = new Set(labels.map((label) => nameOf(label, 1)))
  return labels
    .toSorted((a, b) => byAge(a.segment, b.segment))
    .map((label) => {
      let number = 1
      while (taken.has(nameOf(label, number)) || (number > 1 && bare.has(nameOf(label, number)))) number += 1
      taken.add(nameOf(label, number))
      return [label.segment._id, { name: label.segment.name, traits: label.traits, number }]
    })
}

/**
 * What each segment is called where several are listed, by id, in its parts. Those in use are told from those in use alone,
 * so that one has the same name in a list with archived ones and in one without; an archived one of such a name is marked.
 */
export function listedNames(segments: readonly NamedSegment[]): ReadonlyMap<string, ListedName> {
  const inUse = segments.filter(({ archivedAt }) => archivedAt === null)
  const archived = segments.filter(({ archivedAt }) => archivedAt !== null)
  const taken = new Set<string>()
  return new Map([
    ...numbered(traitsIn(inUse, new Set()), taken),
    ...numbered(traitsIn(archived, new Set(inUse.map(sameName))), taken),
  ])
}

/**
 * What each segment is called where several are listed, by id: its name, and where another has the same one what tells them
 * apart as well: "Food makers (Ohio)". Segments that differ in nothing are numbered, the oldest first.
 */
export const segmentNames = (segments: readonly NamedSegment[]): ReadonlyMap<string, string> =>
  new Map([...listedNames(segments)].map(([id, listed]) => [id, wholeName(listed)]))
