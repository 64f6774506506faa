import type { PeopleFound, PersonThere } from './joining.ts'

/** The people of an account, each found without asking the others, and more may come. */
export interface Roster extends PeopleFound {
  come(person: PersonThere): void
  /** Nobody is there under exactly this name any more. */
  leave(name: string): void
}

export function rosterOf(people: readonly PersonThere[]): Roster {
  const byName = new Map<string, Set<PersonThere>>()
  const byStanding = new Map<string, Set<PersonThere>>()
  const called = (name: string): PersonThere[] => [...(byName.get(name.toLowerCase()) ?? [])]
  const exactly = (name: string): PersonThere[] => called(name).filter((each) => each.name === name)
  const roster: Roster = {
    namesake: (name) => called(name).find((each) => !each.isArchived),
    named(name) {
      const those = exactly(name)
      return those.find((each) => !each.isArchived) ?? those[0]
    },
    inRole: (key) => byStanding.get(key)?.values().next().value,
    come(person) {
      const name = person.name.toLowerCase()
      byName.set(name, (byName.get(name) ?? new Set()).add(person))
      const { standing, isArchived = false } = person
      if (standing !== null && !isArchived)
        byStanding.set(standing, (byStanding.get(standing) ?? new Set()).add(person))
    },
    leave(name) {
      for (const person of exactly(name)) {
        byName.get(name.toLowerCase())?.delete(person)
        if (person.standing !== null) byStanding.get(person.standing)?.delete(person)
      }
    },
  }
  for (const person of people) roster.come(person)
  return roster
}
