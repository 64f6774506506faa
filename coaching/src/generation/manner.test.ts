import { companySizes, targetIndustryNames } from '@ringside/contract/reference-data'
import { temperaments, type Temperament } from '@ringside/contract/pipeline/buyer-profile'
import { describe, expect, it } from 'vitest'
import { diceFor, roll } from '../buyer/random.ts'
import { manners } from './content/content.ts'
import { generateAccount, generatePersona, plainSegment, type Colleague } from './index.ts'
import { mannerOf } from './manner.ts'

const all = temperaments.flatMap((temperament) => manners.temperaments[temperament])

/** The templates this note can have been made of. */
const templatesOf = (note: string): string[] =>
  all.filter((template) => template.split(/\{\w+\}/u).every((part) => note.includes(part)))

/** One company of each industry, of all sizes. */
const companies = targetIndustryNames.map((industry, seed) =>
  generateAccount({
    seed,
    segment: plainSegment(industry, companySizes[seed % companySizes.length] ?? '51-200'),
    takenNames: [],
  }),
)

const pronouns = ['she', 'he'] as const
type Someone = { temperament: Temperament; pronoun: 'she' | 'he'; values: Record<string, string> }
const someone = (company = 0, temperament: Temperament = 'direct', pronoun: 'she' | 'he' = 'she'): Someone => ({
  temperament,
  pronoun,
  values: companies[company % companies.length]?.values ?? {},
})

/** The notes on so many people, each of whom knows those before; at one account from the given person on. */
function notesOn(people: readonly Someone[], colleaguesFrom = people.length): string[] {
  const notes: string[] = []
  for (const [index, person] of people.entries())
    notes.push(mannerOf(diceFor(index, 'note'), person, { atAccount: notes.slice(colleaguesFrom), taken: notes }))
  return notes
}

/** Every note there is, on a woman or a man at this company. */
const everyNote = (company: number, pronoun: 'she' | 'he'): string[] =>
  temperaments.flatMap((temperament) =>
    notesOn(manners.temperaments[temperament].map(() => someone(company, temperament, pronoun))),
  )

describe('what is noted about a person', () => {
  it('is written often enough: 32 notes for each temperament, of which no two are the same', () => {
    for (const temperament of temperaments) expect(manners.temperaments[temperament].length).toBeGreaterThanOrEqual(32)
    expect(new Set(all).size).toBe(all.length)
  })

  it('reads like a colleague who has met them: whole sentences, few of them, short enough for a tile', () => {
    for (const template of all) expect([template, template.length < 85]).toEqual([template, true])
    for (const company of companies.keys())
      for (const note of everyNote(company, 'he')) {
        expect(note).toMatch(/^[A-Z0-9].*[.]$/u)
        expect(note.split(/(?<=[.]) /u).length).toBeLessThanOrEqual(4)
        expect(note.length).toBeLessThanOrEqual(120)
      }
  })

  it('leaves no doubt who does what: no word that may be an order as well tells what they did, and nothing follows by “then” alone', () => {
    const orderOrDeed = /(?:^|[.] )(?:Let|Read|Put|Set|Cut|Hit|Shut|Quit|Spread)\b[^.]*\b(?:and|then) \w+ed\b/u
    const nobodys = /(?:^|[.] )(?:Then|Still|And|Later) (?:\w+ed|had|was|got|came|went|said)\b/u
    for (const template of all) {
      expect(template).not.toMatch(orderOrDeed)
      expect(template).not.toMatch(nobodys)
    }
  })

  it('speaks of her as she and of him as he', () => {
    for (const pronoun of pronouns) {
      const others = pronoun === 'she' ? /\b(?:he|him|his)\b/iu : /\b(?:she|her|hers)\b/iu
      for (const note of everyNote(0, pronoun)) expect(note).not.toMatch(others)
    }
  })

  it('gives none of the figures, systems or troubles of any company away', () => {
    for (const [company, { values }] of companies.entries())
      for (const note of everyNote(company, 'she'))
        for (const part of ['pain', 'pain2', 'system', 'triedWhat', 'peak'])
          expect(note.toLowerCase()).not.toContain((values[part] ?? 'nothing').toLowerCase())
  })
})

describe('nobody gets the note of somebody else', () => {
  it('of 100 people in one organisation no two have the same note, whatever their trades', () => {
    const names: string[] = []
    const takenManners: string[] = []
    for (let seed = 0; seed < 25; seed += 1) {
      const account = companies[seed % companies.length]
      if (!account) throw new Error('There is a company of each industry')
      const colleagues: Colleague[] = []
      for (const department of ['Operations', 'Finance', 'IT', 'Sales']) {
        const personaId = `p${seed}-${department}`
        const contact = { level: 'VP/Director Level', department }
        const made = generatePersona({ seed, personaId, account, contact, colleagues, takenNames: names, takenManners })
        const name = `${made.firstName} ${made.lastName}`
        colleagues.push({ personaId, name, title: made.title, manner: made.manner })
        names.push(name)
        takenManners.push(made.manner)
      }
    }
    expect(new Set(takenManners.flatMap(templatesOf)).size).toBe(100)
  })

  it('the same note with the nouns of another trade, or on a man instead of a woman, is the same note', () => {
    const many = manners.temperaments.warm.length
    const people = Array.from({ length: many }, (_, company) => someone(company, 'warm', pronouns[company % 2]))
    // As many people as notes use up all of them, each once.
    expect(notesOn(people).flatMap(templatesOf).toSorted()).toEqual(manners.temperaments.warm.toSorted())
  })

  it('no note can be taken for another, in any trade', () => {
    for (const company of companies.keys())
      for (const note of everyNote(company, 'she')) expect(templatesOf(note)).toHaveLength(1)
  })

  it('when all notes of a temperament are taken, people of one account still differ, and the rest come round evenly', () => {
    const many = manners.temperaments.formal.length
    const people = Array.from({ length: 2 * many }, () => someone(0, 'formal'))
    const notes = notesOn(people, 2 * many - 6)
    expect(new Set(notes.slice(-6)).size).toBe(6)
    for (const note of new Set(notes)) expect(notes.filter((other) => other === note)).toHaveLength(2)
  })

  it('a colleague’s note stays theirs even where everybody else’s has been used more often', () => {
    const [own = '', ...others] = everyNote(0, 'she').slice(0, manners.temperaments.direct.length)
    const noted = { atAccount: [own], taken: [own, ...others, ...others, ...others] }
    for (let seed = 0; seed < 50; seed += 1) expect(mannerOf(diceFor(seed, 'note'), someone(), noted)).not.toBe(own)
  })

  it('is one roll of the dice however many are taken, and the same with the same seed', () => {
    const taken = everyNote(0, 'she')
    for (const noted of [[], taken.slice(0, 20), taken, [...taken, ...taken]]) {
      const [dice, plain] = [diceFor(7, 'note'), diceFor(7, 'note')]
      const note = mannerOf(dice, someone(), { atAccount: [], taken: noted })
      roll(plain)
      expect(dice).toEqual(plain)
      expect(mannerOf(diceFor(7, 'note'), someone(), { atAccount: [], taken: noted })).toBe(note)
    }
  })
})
