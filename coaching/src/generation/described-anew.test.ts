import { describe, expect, it } from 'vitest'
import { generateAccount, ownWordsOf } from './account.ts'
import type { GeneratedAccount } from './account-schema.ts'
import { describedAnew, personDescribedAnew, wordsFor } from './described-anew.ts'
import { generatePersona } from './persona.ts'
import { plainSegment } from './segment.ts'

type Words = { painPoints?: string[]; objections?: string[]; freeform?: string }

const ownersWords = ({ painPoints = [], objections = [], freeform = '' }: Words): GeneratedAccount['segment'] =>
  ownWordsOf({ painPoints, objections, freeform })

function made(words: Words, otherIndustry?: string) {
  const { painPoints = [], objections = [], freeform = '' } = words
  const industry = otherIndustry === undefined ? ('Manufacturing' as const) : ('Other' as const)
  const segment = { ...plainSegment(industry), subIndustries: otherIndustry === undefined ? [] : [otherIndustry] }
  const contact = { level: 'Department Head/Manager', department: 'Operations' }
  const account = generateAccount({
    seed: 7,
    segment: { ...segment, painPoints, objections, freeform },
    takenNames: [],
    takenPeople: [],
    contacts: [contact],
  })
  const person = generatePersona({
    seed: 8,
    personaId: 'p',
    account,
    contact,
    colleagues: [],
    takenNames: [],
    takenManners: [],
  })
  return { account, person }
}

function anew({ account, person }: ReturnType<typeof made>, words: Words, told: string[] = []) {
  const now = describedAnew(account, ownersWords(words), new Set(told))
  return { account: now, person: personDescribedAnew(person, { before: account, now }) }
}

const waiting = 'Two hours of waiting at the gate'
const scrap = 'Scrap nobody counts'
const tired = 'Our people are tired of new software'

describe('an account whose segment is described anew', () => {
  it('has the troubles that came, in its facts and in what its people can tell', () => {
    const { account, person } = anew(made({ painPoints: [waiting] }), { painPoints: [waiting, scrap] })
    const [fact] = account.facts.filter(({ summary }) => summary.includes('Scrap nobody counts'))
    expect(fact?.topic).toBe('pain')
    expect(person.facts.find(({ id }) => id === fact?.id)?.full.join(' ')).toContain('crap nobody counts')
  })

  it('keeps what is still named as the facts and worries they were, in whatever order', () => {
    const before = made({ painPoints: [waiting, scrap], objections: [tired, 'It costs too much'] })
    const { account, person } = anew(before, { painPoints: [scrap, waiting], objections: ['It costs too much', tired] })
    expect(account.facts).toEqual(before.account.facts)
    expect(person.facts).toEqual(before.person.facts)
    expect(new Set(person.objections)).toEqual(new Set(before.person.objections))
  })

  it('loses what is named no longer, unless it was found out: what was said in a call stays said', () => {
    const before = made({ painPoints: [waiting, scrap] })
    const ids = before.account.facts.filter(({ id }) => id.startsWith('segment-pain')).map(({ id }) => id)
    const forgotten = anew(before, {})
    expect(forgotten.account.facts.filter(({ id }) => ids.includes(id))).toEqual([])
    expect(forgotten.person.facts.filter(({ id }) => ids.includes(id))).toEqual([])
    const found = anew(before, {}, ids.slice(0, 1))
    expect(found.account.facts.filter(({ id }) => ids.includes(id)).map(({ id }) => id)).toEqual(ids.slice(0, 1))
  })

  it('raises a worry that came, no longer one that went, and has four at least', () => {
    const before = made({ objections: [tired, 'We have no budget this year', 'The board decides'] })
    const { person } = anew(before, { objections: ['We were burnt by a rollout before'] })
    const said = JSON.stringify(person.objections)
    expect(said).toContain('burnt by a rollout')
    expect(said).not.toContain('tired of new software')
    expect(person.objections.length).toBeGreaterThanOrEqual(4)
    const families = person.objections.map(({ family }) => family)
    expect(new Set(families).size).toBe(families.length)
  })

  it('gives nothing an id or a label that something else has', () => {
    const first = anew(made({ painPoints: [waiting], freeform: 'They work in shifts.' }), { painPoints: [scrap] }, [
      'segment-pain-1',
    ])
    const { account } = anew(first, { painPoints: [scrap, 'Late trucks'], freeform: 'They close in August.' }, [
      'segment-pain-1',
    ])
    for (const values of [account.facts.map(({ id }) => id), account.facts.map(({ label }) => label)])
      expect(new Set(values).size).toBe(values.length)
    expect(JSON.stringify(account.facts)).toContain('close in August')
    expect(JSON.stringify(account.facts)).not.toContain('work in shifts')
  })

  it('of a market of its own has its first troubles where they are asked for', () => {
    const before = made({ painPoints: ['Bees that swarm too early', 'Jars that break'] }, 'Beekeeping')
    const { account } = anew(before, { painPoints: ['Mites in every second hive', 'Jars that break'] })
    expect(account.facts.find(({ id }) => id === 'pain')?.summary).toContain('Mites in every second hive')
    expect(account.facts.find(({ id }) => id === 'pain2')?.summary).toContain('Jars that break')
  })

  it('made of a real call keeps what was said in it', () => {
    const { account } = made({ painPoints: [waiting] })
    const saidInCall = { painPoints: ['We lost two drivers'], objections: [tired] }
    expect(wordsFor({ ...account, saidInCall }, ownersWords({ painPoints: [scrap] }))).toMatchObject({
      painPoints: ['We lost two drivers', scrap],
      objections: [tired],
    })
    expect(wordsFor(account, ownersWords({ painPoints: [scrap] }))).toMatchObject({ painPoints: [scrap] })
  })
})
