import type { PersonSeed, Seat } from './account-schema.ts'
import type { Values } from './fill.ts'

/** In a company this small the one at the top signs, and money beyond the usual is a matter for its owners or the bank. */
const smallSizes: readonly string[] = ['1-10', '11-50']

/** Whose signature it takes, besides that of the person who speaks. */
function deciderSeat(self: Seat | null, isSmall: boolean): readonly Seat[] {
  if (self === 'chief') return isSmall ? ['partner', 'finance'] : ['finance']
  return self === 'finance' || isSmall ? ['chief'] : ['finance']
}

/** Who has to be asked above the decider's limit, as one of them would say it. */
function aboveLimit(self: Seat | null, isSmall: boolean): string {
  if (!isSmall) return 'the board'
  return self === 'chief' ? 'the bank' : 'the owners'
}

/** Who is who, as one of them would say it. `self` is the seat of the person who speaks, if they have one. */
export function seatValues(people: readonly PersonSeed[], self: Seat | null, size: string): Values {
  const isSmall = smallSizes.includes(size)
  const by = (seat: Seat): PersonSeed | undefined => people.find((person) => person.seat === seat)
  const decider = deciderSeat(self, isSmall)
    .map(by)
    .find((person) => person !== undefined)
  const hard = self === 'lead' ? by('veteran') : by('lead')
  const full = (person: PersonSeed | undefined): string =>
    person === undefined ? 'somebody' : `${person.first} ${person.last}`
  return {
    board: aboveLimit(self, isSmall),
    deciderFirst: decider?.first ?? 'Finance',
    deciderName: full(decider),
    deciderTitle: decider?.calledBy ?? 'in finance',
    hardName: hard?.first ?? 'the floor',
    leadFirst: self === 'lead' ? (by('veteran')?.first ?? 'our oldest hand') : (by('lead')?.first ?? 'the lead'),
    leadName: self === 'lead' ? full(by('veteran')) : full(by('lead')),
    itFirst: by('it')?.first ?? 'IT',
  }
}
