const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((idea, at) => idea === other[at])

/** What two people have made of one list: with what either has added, without what either has removed, in my order. */
export function mergedIdeas(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  if (isSame(base, mine)) return [...theirs]
  const kept = mine.filter((idea) => theirs.includes(idea) || !base.includes(idea))
  return [...kept, ...theirs.filter((idea) => !base.includes(idea) && !mine.includes(idea))]
}

/** The same of a text: where both have written another, both stand, as only they can make one of them. */
export function mergedText(base: string, mine: string, theirs: string): string {
  if (mine === base) return theirs
  return theirs === base || theirs === mine || theirs === '' ? mine : `${mine}\n\n${theirs}`
}
