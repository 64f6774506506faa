import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { generateAccount, generatePersona, plainSegment } from './index.ts'
import { targetIndustryNames } from '@ringside/contract/reference-data'
import { asCustomer, complaintId } from './customer.ts'

const personas = targetIndustryNames.flatMap((industry, seed) => {
  const account = generateAccount({ seed, segment: plainSegment(industry, '201-500'), takenNames: [], contacts: [] })
  const made = (personaId: string, department: string) =>
    generatePersona({
      seed,
      personaId,
      account,
      contact: { level: 'VP/Director Level', department },
      colleagues: [],
      takenNames: [],
      takenManners: [],
    })
  return [{ industry, one: made('one', 'Operations'), other: made('other', 'Finance') }]
})

const past = (facts: readonly { id: string; summary: string }[]) =>
  facts
    .filter(({ id }) => id.startsWith('customer-') && !id.startsWith('customer-knows-'))
    .map(({ id, summary }) => `${id}: ${summary}`)

/** What stands between the company and the seller; what each fears for those they know is their own. */
const standing = (objections: readonly { id: string; family: string }[]) =>
  objections.filter(({ family }) => family !== 'discretion').map(({ id }) => id)

describe('a customer of some months', () => {
  it.each(personas)('has one past for everybody at the company, in $industry', ({ one, other }) => {
    const [mine, theirs] = [asCustomer(one, null), asCustomer(other, null)]
    expect(past(mine.persona.facts)).toEqual(past(theirs.persona.facts))
    expect(past(mine.persona.facts).length).toBeGreaterThanOrEqual(13)
    expect(standing(mine.persona.objections)).toEqual(standing(theirs.persona.objections))
  })

  it.each(personas)('says nothing with a hole in it, in $industry', ({ one }) => {
    const { facts, objections } = asCustomer(one, null).persona
    const said = [
      ...facts.flatMap(({ label, summary, vague, plain, full, slots }) => [
        label,
        summary,
        ...vague,
        ...plain,
        ...full,
        ...slots.map(({ value }) => value),
      ]),
      ...objections.flatMap(({ say, explain, deeper, resolved, goodAnswer }) => [
        ...say,
        ...explain,
        ...deeper,
        ...resolved,
        goodAnswer,
      ]),
    ]
    for (const text of said) expect(text).not.toMatch(/[{}]|undefined/)
  })

  it('is asked by labels that give nothing away', () => {
    for (const { one } of personas) {
      for (const { id, label, summary } of asCustomer(one, null).persona.facts) {
        if (!id.startsWith('customer-')) continue
        const told = new Set(summary.toLowerCase().match(/[a-z]{5,}/g))
        const shared = (label.toLowerCase().match(/[a-z]{5,}/g) ?? []).filter((word) => told.has(word))
        expect(shared.length, `${label} / ${summary}`).toBeLessThanOrEqual(2)
      }
    }
  })

  it('has a complaint for each thing that irritates them, and none besides', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const { persona } = asCustomer(castCall(seed, 'discovery', 'medium').persona, null)
      const troubles = persona.facts.filter(({ topic }) => topic === 'pain').map(({ id }) => complaintId(id))
      const complaints = persona.objections.filter(({ family }) => family === 'complaint').map(({ id }) => id)
      expect(complaints.toSorted()).toEqual(troubles.toSorted())
      expect(complaints.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('bought because of the trouble that was really found, where one was', () => {
    const setup = castCall(4, 'discovery', 'medium')
    const bought = (pain: string | null) =>
      asCustomer(setup.persona, pain).persona.facts.find(({ id }) => id === 'customer-bought')?.summary
    expect(bought(null)).toContain(setup.persona.vocabulary['pain'])
    expect(bought('late returns')).toBe('They bought it because of late returns')
  })

  it('no longer tells what a prospect told of their needs', () => {
    const { facts } = asCustomer(castCall(4, 'discovery', 'medium').persona, null).persona
    expect(facts.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['pain']))
    expect(facts.some(({ id }) => id === 'history' || id === 'budget' || id === 'looking')).toBe(false)
  })

  it('is asked of their time as a customer by other labels than of the time before: neither says the same', () => {
    const account = generateAccount({ seed: 3, segment: plainSegment('Manufacturing', '201-500'), takenNames: [] })
    const before = new Set(account.facts.map(({ label }) => label))
    const lived = personas.flatMap(({ one }) =>
      asCustomer(one, null).persona.facts.filter(({ id }) => id.startsWith('customer-')),
    )
    expect(lived.map(({ label }) => label).filter((label) => before.has(label))).toEqual([])
  })
})
