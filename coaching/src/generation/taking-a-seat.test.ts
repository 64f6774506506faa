import { describe, expect, it } from 'vitest'
import type { PersonSeed } from './account-schema.ts'
import { generateAccount, generatePersona, giveSeat, plainSegment, seatFor, successorOf } from './index.ts'
import { withOneSigner } from './one-signer.ts'

const departments = ['Operations', 'Finance', 'IT', 'Sales'] as const

/** A company of 201 to 500, where the head of finance signs, with four of its people. */
function makeCompany(seed: number, firstOf?: string) {
  const made = generateAccount({ seed, segment: plainSegment('Manufacturing'), takenNames: [] })
  const account = {
    ...made,
    people: made.people.map((each) =>
      each.seat === 'finance' && firstOf !== undefined ? { ...each, first: firstOf, last: 'Quist' } : each,
    ),
  }
  const profiles = departments.map((department) =>
    generatePersona({
      seed,
      personaId: department,
      account,
      contact: { level: 'VP/Director Level', department },
      colleagues: [],
      takenNames: [],
      takenManners: [],
    }),
  )
  const was = account.people.find(({ seat }) => seat === 'finance')
  if (!was) throw new Error('A company has a head of finance')
  return { account, profiles, was }
}

const rosa = (was: PersonSeed): PersonSeed => seatFor(was, { first: 'Rosa', last: 'Lindqvist', title: 'CFO' })
const seeds = Array.from({ length: 12 }, (_, index) => index)

describe('somebody real in the place of somebody made up', () => {
  it('is whom everybody at the company speaks of from then on, and the other is named nowhere', () => {
    for (const seed of seeds) {
      const { was, ...company } = makeCompany(seed)
      const { account, profiles } = giveSeat(company, was, rosa(was))
      const said = JSON.stringify([account.people, account.values, account.facts, profiles])
      const isSaid = new RegExp(String.raw`\b${was.first}\b`, 'u').test(said)
      expect([seed, isSaid]).toEqual([seed, false])
      const operations = profiles.find(({ personaId }) => personaId === 'Operations')
      expect(operations?.colleagues).toContainEqual(
        expect.objectContaining({ name: 'Rosa Lindqvist', title: 'our CFO' }),
      )
      if (!operations) continue
      // Who signs is read from the account each time: it says the same.
      expect(withOneSigner(operations, account)).toEqual(operations)
    }
  })

  it('has the place, the tempers and the worries of who was there, under a name and a title of their own', () => {
    const { was, ...company } = makeCompany(3)
    const before = company.profiles.find(({ firstName, lastName }) => firstName === was.first && lastName === was.last)
    const after = giveSeat(company, was, rosa(was)).profiles.find(({ lastName }) => lastName === 'Lindqvist')
    expect(after).toMatchObject({ firstName: 'Rosa', title: 'CFO', pronoun: 'she', personaId: before?.personaId })
    expect(after?.temperament).toBe(before?.temperament)
    expect(after?.objections.map(({ id }) => id)).toEqual(before?.objections.map(({ id }) => id))
    expect(after?.facts.map(({ id }) => id)).toEqual(before?.facts.map(({ id }) => id))
  })

  it('leaves again as if never there', () => {
    for (const seed of seeds) {
      const { was, ...company } = makeCompany(seed)
      const now = rosa(was)
      const there = giveSeat(company, was, now)
      const { account, profiles } = giveSeat(there, now, was, { before: there.reworded })
      expect({ account, profiles }).toEqual(company)
      // What came to the company meanwhile is told apart by its words.
      const back = giveSeat({ ...there, profiles: [] }, now, was)
      expect(back.account.people).toEqual(company.account.people)
      expect(JSON.stringify(back.account)).not.toContain('Lindqvist')
    }
  })

  it('with the first name of somebody there is told by the whole name, and leaves the company as it was', () => {
    for (const seed of seeds) {
      const { was, ...company } = makeCompany(seed)
      const lead = company.account.people.find(({ seat }) => seat === 'lead')
      const comes = seatFor(was, { first: lead?.first ?? '', last: 'Lindqvist', title: 'CFO' })
      const there = giveSeat(company, was, comes)
      expect([seed, JSON.stringify(there.account.facts).includes(was.last)]).toEqual([seed, false])
      const { account, profiles } = giveSeat(there, comes, was, { before: there.reworded })
      expect([seed, { account, profiles }]).toEqual([seed, company])
    }
  })

  it('leaves a month of the same name a month', () => {
    const { was, ...company } = makeCompany(5, 'May')
    const [first] = company.profiles
    if (!first) throw new Error('There are people')
    const facts = first.facts.map((fact) => ({ ...fact, summary: 'The contract ends in May and May signs; Mayor too' }))
    const { profiles } = giveSeat({ ...company, profiles: [{ ...first, facts }] }, was, rosa(was))
    expect(profiles[0]?.facts[0]?.summary).toBe('The contract ends in May and Rosa signs; Mayor too')
  })
})

describe('whoever comes after somebody who leaves and stays who they were', () => {
  it('is spoken of in their place, while they keep their name and all they tell, and the way back is the same', () => {
    for (const seed of seeds) {
      const { was, ...company } = makeCompany(seed)
      const taken = company.profiles.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
      const now = successorOf(was, { seed, country: 'US', taken })
      expect(taken).not.toContain(`${now.first} ${now.last}`)
      expect(now).toMatchObject({ seat: was.seat, title: was.title, calledBy: was.calledBy })
      const there = giveSeat(company, was, now, { leaver: 'Finance' })
      const ofFinance = ({ personaId }: { personaId: string }) => personaId === 'Finance'
      expect(there.profiles.find(ofFinance)).toEqual(company.profiles.find(ofFinance))
      const others = JSON.stringify(there.profiles.filter((profile) => !ofFinance(profile)))
      expect([seed, new RegExp(String.raw`\b${was.first}\b`, 'u').test(others)]).toEqual([seed, false])
      const { account, profiles } = giveSeat(there, now, was, { before: there.reworded, comer: 'Finance' })
      expect({ account, profiles }).toEqual(company)
    }
  })
})
