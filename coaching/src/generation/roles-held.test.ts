import { describe, expect, it } from 'vitest'
import { rolesHeld } from './roles-held.ts'

const role = (level: string, department: string) => ({ level, department })
const chief = role('C-Suite', 'Finance')
const vice = role('VP/Director Level', 'Finance')
const fleet = role('Department Head/Manager', 'Transportation')
const seeds = Array.from({ length: 40 }, (_, nth) => nth * 7919 + 13)

describe('of several roles that are one seat', () => {
  it('a company has one, and every other role as it was', () => {
    for (const seed of seeds) {
      const held = rolesHeld([chief, fleet, vice], seed)
      expect(held).toHaveLength(2)
      expect(held).toContain(fleet)
    }
  })

  it('some companies have the one and some the other, and a company always the same', () => {
    const firsts = seeds.map((seed) => rolesHeld([chief, vice], seed)[0])
    expect(new Set(firsts)).toEqual(new Set([chief, vice]))
    expect(seeds.map((seed) => rolesHeld([chief, vice], seed)[0])).toEqual(firsts)
  })

  it('there is an owner, a founder or somebody at the top, and never two of them', () => {
    const top = [role('Business Owner', 'Other'), role('Startup Founder', 'Other'), role('C-Suite', 'Other')]
    for (const seed of seeds) expect(rolesHeld(top, seed)).toHaveLength(1)
  })

  it('a role of which a company can have several is never left out', () => {
    const managers = [fleet, role('Department Head/Manager', 'Finance'), role('VP/Director Level', 'Sales')]
    expect(rolesHeld(managers, 5)).toEqual(managers)
  })
})
