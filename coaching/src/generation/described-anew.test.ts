import { describe, expect, it } from 'vitest'
import { generateAccount, ownWordsOf } from './account.ts'
import type { GeneratedAccount } from './account-schema.ts'
import { describedAnew, isToDescribe, personDescribedAnew, wordsFor } from './described-anew.ts'
import { generatePersona } from './persona.ts'
import { plainSegment } from './segment.ts'

type Words = { painPoints?: string[]; objections?: string[]; freeform?: string }

const ownersWords = ({ painPoints = [], objections = [], freeform = '' }: Words): GeneratedAccount['segment'] =>
  ownWordsOf({ painPoints, objections, freeform })

function made(words: Words, otherIndustry?: string) {
  const { painPoints = [], objections = [], freeform = '' } = words
  const industry = otherIndustry === undefined ? ('Manufacturing' as const) : ('Other' as const)
  const segment = { ...plainSegment(industry), subIndustries: otherIndustry === undefined ? [] : [otherIndustry] }
  const account = generateAccount({
    seed: 7,
    segment: { ...segment, painPoints, objections, freeform },
    takenNames: [],
    takenPeople: [],
    contacts: [contact],
  })
  return { account, person: person({ account, personaId: 'p' }) }
}

const contact = { level: 'Department Head/Manager', department: 'Operations' }

const person = ({ account, personaId }: { account: GeneratedAccount; personaId: string }) =>
  generatePersona({ seed: 8, personaId, account, contact, colleagues: [], takenNames: [], takenManners: [] })

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

  it('of a market of its own is spoken of as it is written: a trouble that is told holds the words that stand as found out', () => {
    const owners = 'Receptionists spend two hours a day ringing owners to confirm visits'
    const boosters = 'Owners forget booster shots'
    const words = { painPoints: [owners, boosters] }
    const { account, person } = anew(made({}, 'Veterinary clinics'), words)
    const fresh = made(words, 'Veterinary clinics')
    for (const [id, said] of [
      ['pain', owners],
      ['pain2', boosters],
    ] as const) {
      const told = person.facts.find((fact) => fact.id === id)
      expect(told?.summary).toBe(said)
      for (const wording of [...(told?.plain ?? []), ...(told?.full ?? [])])
        expect(wording.toLowerCase()).toContain(said.toLowerCase())
      expect(person.vocabulary[`${id}Says`]).toBe(said)
    }
    for (const part of ['pain', 'pain2', 'painSays', 'pain2Says', 'ownPain'])
      expect(account.values[part]).toBe(fresh.account.values[part])
    expect(isToDescribe(account, account.segment)).toBe(false)
    expect(isToDescribe(fresh.account, fresh.account.segment)).toBe(false)
  })

  it('says what was written first even where another trouble was called by its name before', () => {
    const { account, person } = anew(made({ painPoints: ['late boosters'] }, 'Veterinary clinics'), {
      painPoints: ['Owners forget booster shots'],
    })
    expect(account.values['pain']).toBe(made({}, 'Veterinary clinics').account.values['pain'])
    expect(JSON.stringify(person.colleagues)).not.toContain('late boosters')
  })

  it('that was described by its facts alone is described once more, and tells them as they stand', () => {
    const before = made({}, 'Veterinary clinics')
    const { account, person } = anew(before, { painPoints: ['Owners forget booster shots'] })
    const half = { ...account, values: before.account.values, vocabulary: before.account.vocabulary }
    expect(isToDescribe(half, half.segment)).toBe(true)
    const general = before.person.facts.find(({ id }) => id === 'pain')
    const misspoken = person.facts.map((fact) =>
      fact.id === 'pain' ? { ...fact, plain: general?.plain ?? [], full: general?.full ?? [] } : fact,
    )
    const now = describedAnew(half, half.segment, new Set())
    const again = personDescribedAnew({ ...person, facts: misspoken }, { before: half, now })
    expect(JSON.stringify(again.facts.find(({ id }) => id === 'pain')?.full)).toContain('forget booster shots')
  })

  it('is one and the same to whoever comes to it later: every fact they know is one of the account’s', () => {
    const before = made({ painPoints: [waiting] }, 'Veterinary clinics')
    const { account } = anew(
      before,
      { painPoints: [scrap, 'Late trucks', 'Lost keys'], freeform: 'They work in shifts.' },
      ['pain'],
    )
    const later = person({ account, personaId: 'later' })
    const known = new Map(account.facts.map((fact) => [fact.id, fact.summary]))
    const owners = later.facts.filter(({ id }) => /^(?:pain|segment)/.test(id))
    expect(owners.map(({ id }) => id)).toEqual([...known.keys()].filter((id) => /^(?:pain|segment)/.test(id)))
    for (const { id, summary } of owners) expect(summary).toBe(known.get(id))
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
