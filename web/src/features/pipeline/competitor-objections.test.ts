import { expect, it } from 'vitest'
import { competitorObjections } from './competitor-objections.ts'

it.each<[string, string[], string[]]>([
  ['a name a line', ['Dentrix.', 'Spreadsheets and the phone'], ['Dentrix', 'spreadsheets and the phone']],
  ['several names in a line', ['Competitors: Sensitech, Tive, Emerson.'], ['Sensitech', 'Tive', 'Emerson']],
  ['a name twice', ['Tive', 'Tive, Emerson'], ['Tive', 'Emerson']],
  ['a sentence about them', ['Unlike Sensitech and Tive, FrostLine needs no installer.'], []],
  ['a longer one', ['Their tools want a new till first, which nobody likes'], []],
])('what a buyer has in place of the product is read from %s', (_, competitors, used) => {
  expect(competitorObjections(competitors)).toEqual(used.map((name) => `We already use ${name}`))
})
