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

const wherePlaces = ({ geographicFocus: focus }: Pick<Segment, 'geographicFocus'>): string[] => [
  ...focus.regions,
  ...focus.states,
  ...focus.countries,
  ...focus.internationalRegions,
]

/** Where a segment's companies are, in a word or two: "Ohio +2". */
export const placeOf = (segment: Pick<Segment, 'geographicFocus'>): string => inWords(wherePlaces(segment))

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

/** With what tells each apart from the others of its name, and marked where it is in `marked`. */
function labelled(
  segments: readonly NamedSegment[],
  marked: ReadonlySet<string>,
): Array<{ segment: NamedSegment; label: string }> {
  return [...Map.groupBy(segments, sameName)].flatMap(([name, group]) => {
    const telling = traits.map((trait) => trait(group)).filter((words) => new Set(group.map(words)).size > 1)
    return group.map((segment) => {
      const words = [...(marked.has(name) ? ['archived'] : []), ...telling.map((trait) => trait(segment))]
      return { segment, label: words.length === 0 ? segment.name : `${segment.name} (${words.join(', ')})` }
    })
  })
}

/**
 * What each segment is called where several are listed, by id: its name, and where another has the same one what tells them
 * apart as well: "Food makers (Ohio)". Segments that differ in nothing are numbered, the oldest first. Those in use are told
 * from those in use alone, so that one has the same name in a list with archived ones and in one without; an archived one of
 * such a name is marked.
 */
export function segmentNames(segments: readonly NamedSegment[]): ReadonlyMap<string, string> {
  const inUse = segments.filter(({ archivedAt }) => archivedAt === null)
  const archived = segments.filter(({ archivedAt }) => archivedAt !== null)
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const labels of [labelled(inUse, new Set()), labelled(archived, new Set(inUse.map(sameName)))]) {
    // A number is never one that another segment has for its name.
    const bare = new Set(labels.map(({ label }) => folded(label)))
    for (const { segment, label } of labels.toSorted((a, b) => byAge(a.segment, b.segment))) {
      let name = label
      for (let nth = 2; taken.has(folded(name)) || (nth > 2 && bare.has(folded(name))); nth += 1)
        name = `${label} ${nth}`
      taken.add(folded(name))
      names.set(segment._id, name)
    }
  }
  return names
}
