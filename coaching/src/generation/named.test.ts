import { describe, expect, it } from 'vitest'
import type { PersonSeed } from './account-schema.ts'
import { namedPeople, namesPerson, toldByName, whoWasNamed } from './named.ts'

const irene: PersonSeed = {
  seat: 'finance',
  first: 'Irene',
  last: 'Castellanos',
  pronoun: 'she',
  calledBy: 'our CFO',
  title: 'CFO',
}
const hollis: PersonSeed = { ...irene, seat: 'veteran', first: 'Hollis', last: 'Reed', title: 'Foreman' }
const account = { people: [irene, hollis] }
const finance = { id: 'finance', level: 'C-Suite', department: 'Finance' }
const operations = { id: 'operations', level: 'VP/Director Level', department: 'Operations' }
const roles = [operations, finance]
const told = [
  { summary: 'It needs the signature of Irene, and Hollis has to be for it', teller: 'Paul' },
  { summary: 'The budget is Irene’s, who is strict', teller: 'Dana' },
]

describe('somebody who was named in a call', () => {
  it('is told of by the name that was said, with who said it and the role that is theirs', () => {
    expect(namedPeople(account, [told[0] ?? { summary: '', teller: '' }], { here: ['Paul Adler'], roles })).toEqual([
      { name: 'Irene', namedBy: ['Paul'], role: finance, hasRole: true, isUnclear: false },
      { name: 'Hollis', namedBy: ['Paul'], role: null, hasRole: false, isUnclear: false },
    ])
    const whole = { summary: 'Forty drivers, led by Hollis Reed', teller: 'Dana' }
    expect(namedPeople(account, [...told, whole], { here: [], roles }).at(1)).toMatchObject({
      name: 'Hollis Reed',
      namedBy: ['Paul', 'Dana'],
    })
  })

  it.each([
    ['The budget is Irene’s', ['Irene']],
    ['It is in Irene’s hands', ['Irene']],
    ['The contract ends in May', []],
    ['It would have to be in before May, because of the season', []],
    ['The contract runs to the end of May', []],
    ['The contract ends in May and renews itself', []],
    ['Since April they count by hand', []],
    ['Half of May they are closed', []],
    ['Forty drivers, led by May', ['May']],
    ['It needs the signature of May', ['May']],
    ['In May Castellanos has a word', ['May Castellanos']],
  ])('is heard as a name, and a month as a month: %s', (summary, names) => {
    const may: PersonSeed = { ...hollis, first: 'May', last: 'Castellanos' }
    const april: PersonSeed = { ...hollis, first: 'April', last: 'Quist' }
    const found = namedPeople({ people: [irene, may, april] }, [{ summary, teller: 'Paul' }], { here: [], roles })
    expect(found.map(({ name }) => name)).toEqual(names)
  })

  it('comes once where two have the name, and as whom it is once the whole name is said', () => {
    const other: PersonSeed = { ...hollis, first: 'Irene', last: 'Quist' }
    const two = { people: [irene, other] }
    const named = (summary: string) => namedPeople(two, [{ summary, teller: 'Paul' }], { here: [], roles })
    expect(named('It needs the signature of Irene')).toEqual([
      { name: 'Irene', namedBy: ['Paul'], role: null, hasRole: false, isUnclear: true },
    ])
    expect(named('Led by Irene Quist')).toEqual([
      { name: 'Irene Quist', namedBy: ['Paul'], role: null, hasRole: false, isUnclear: false },
    ])
    expect(whoWasNamed(two, 'Irene')).toBeNull()
    expect(whoWasNamed(two, 'Irene Quist')).toBe(other)
    expect(whoWasNamed(two, 'Paul')).toBeNull()
  })

  it('has the first name of somebody who is there, and is told of once the whole name is said', () => {
    const named = (summary: string) =>
      namedPeople(account, [{ summary, teller: 'Paul' }], { here: ['Irene Roe'], roles }).map(({ name }) => name)
    expect(named('Led by Irene')).toEqual([])
    expect(named('Led by Irene Castellanos')).toEqual(['Irene Castellanos'])
    // Nor is it somebody's own name that is said there.
    expect(named('Led by Irene Roe')).toEqual([])
  })

  it('is not somebody who is there already, nor anybody whom nobody named', () => {
    expect(namedPeople(account, told, { here: ['Irene Castellanos', 'Hollis Quist'], roles })).toEqual([])
    expect(namedPeople(account, [], { here: [], roles })).toEqual([])
    expect(namedPeople(account, [{ summary: 'Irenes are rare here', teller: 'Paul' }], { here: [], roles })).toEqual([])
  })
})

describe('words name somebody', () => {
  it.each([
    ['by a first name that is theirs alone', 'It needs the signature of May', true, true],
    ['by a first name as it is said of what is theirs', 'The budget is May’s', true, true],
    ['not by a first name that somebody else has as well', 'It needs the signature of May', false, false],
    ['by their whole name, whoever else has the first', 'Led by May Lo', false, true],
    ['by their whole name as it is said of what is theirs', 'It is in May Lo’s hands', false, true],
    ['not by the whole name of another that begins with theirs', 'Led by May Lopez', false, false],
    ['not by a month', 'They decide in May, before the season', true, false],
    ['not by a word that begins with their name', 'Maybe next year', true, false],
  ])('%s: “%s”', (_, words, alone, isNamed) => {
    expect(namesPerson(words, { first: 'May', last: 'Lo' }, { alone })).toBe(isNamed)
  })
})

describe('what somebody told of themselves', () => {
  it('has their name, so that it is not read of anybody else', () => {
    expect(toldByName({ summary: 'They sign themselves, and Hollis has to be for it', teller: 'Irene' })).toBe(
      'Irene signs, and Hollis has to be for it',
    )
    const trial = 'They start with a small trial, then sign themselves; it takes about 6 weeks'
    expect(toldByName({ summary: trial, teller: 'Irene' })).toBe(
      'They start with a small trial, then Irene signs; it takes about 6 weeks',
    )
    expect(
      toldByName({ summary: 'They hold the budget themselves; above 5,000 it takes the board', teller: 'Irene' }),
    ).toBe('Irene holds the budget; above 5,000 it takes the board')
    expect(toldByName({ summary: 'They run 40 trucks', teller: 'Irene' })).toBe('They run 40 trucks')
  })
})
