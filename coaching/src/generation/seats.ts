import type { PersonSeed, Seat } from './account-schema.ts'
import type { Values } from './fill.ts'

/** In a company this small the one at the top signs, and money beyond the usual is a matter for its owners or the bank. */
const smallSizes: readonly string[] = ['1-10', '11-50']

/**
 * Whose signature it takes: one and the same for everybody at the company, whoever is asked and whenever they joined. In
 * a small one that is the person at the top, in a larger one the head of finance.
 */
const signerSeat = (isSmall: boolean): Seat => (isSmall ? 'chief' : 'finance')

/** Who has to be asked above the decider's limit, as one of them would say it. */
const aboveLimit = (isSmall: boolean): string => (isSmall ? 'the bank' : 'the board')

/** Who is who, as one of them would say it. `self` is the seat of the person who speaks, if they have one. */
export function seatValues(people: readonly PersonSeed[], self: Seat | null, size: string): Values {
  const isSmall = smallSizes.includes(size)
  const by = (seat: Seat): PersonSeed | undefined => people.find((person) => person.seat === seat)
  const seat = signerSeat(isSmall)
  const decider = by(seat)
  const hard = self === 'lead' ? by('veteran') : by('lead')
  const full = (person: PersonSeed | undefined): string =>
    person === undefined ? 'somebody' : `${person.first} ${person.last}`
  return {
    board: aboveLimit(isSmall),
    signsSelf: self === seat ? 'yes' : '',
    /** Whom an idea has to get past, as whoever signs would say it of those above them. */
    above: self === seat ? aboveLimit(isSmall) : (decider?.first ?? 'Finance'),
    deciderFirst: decider?.first ?? 'Finance',
    deciderName: full(decider),
    deciderTitle: decider?.calledBy ?? 'in finance',
    hardName: hard?.first ?? 'the floor',
    leadFirst: self === 'lead' ? (by('veteran')?.first ?? 'our oldest hand') : (by('lead')?.first ?? 'the lead'),
    leadName: self === 'lead' ? full(by('veteran')) : full(by('lead')),
    itFirst: by('it')?.first ?? 'IT',
  }
}
