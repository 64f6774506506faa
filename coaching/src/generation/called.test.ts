import { expect, it } from 'vitest'
import { calledByOwner } from './called.ts'

const ofContract = ['the contract', 'being tied for years', 'the length of the contract']

it.each([
  ['Works council must agree', 'the works council'],
  ['Our drivers won’t use another app', 'our drivers'],
  ['The yard is too small', 'the yard'],
  ['The board meets only twice a year', 'the board'],
  ['Switching costs', 'switching costs'],
  ['My boss decides', 'my boss'],
])('a worry that its owner wrote as “%s” is called “%s”', (written, called) => {
  expect(calledByOwner(written, ofContract)[0]).toBe(called)
})

it('has the names of its family where it shares a word with them', () => {
  expect(calledByOwner('We are locked into a contract', ofContract)).toEqual([
    'the contract',
    'the length of the contract',
  ])
})

it.each(['We just signed with another vendor', 'Too expensive', 'Nobody here has time for this', 'It takes a year'])(
  'is called nothing where it has no noun: “%s”',
  (written) => {
    expect(calledByOwner(written, ofContract)).toEqual([])
  },
)
