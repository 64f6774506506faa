import { diceFor, pick } from '../buyer/random.ts'
import { seatOf, type Contact } from './people.ts'

/**
 * The roles that a company has people for, of those an organisation sells to: colleagues speak of one head of finance, so of
 * several roles on one seat it has one. Which one differs from company to company, and the same seed gives the same. Pure.
 */
export function rolesHeld<Role extends Contact>(roles: readonly Role[], seed: number): Role[] {
  const seats = Map.groupBy(roles, (role) => seatOf(role))
  const held = new Map([...seats].map(([seat, those]) => [seat, pick(diceFor(seed, `role of ${seat}`), those)]))
  return roles.filter((role) => {
    const seat = seatOf(role)
    return seat === null || held.get(seat) === role
  })
}
