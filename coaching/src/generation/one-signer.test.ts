import { describe, expect, it } from 'vitest'
import { withOneSigner } from './one-signer.ts'
import { generateAccount, generatePersona, plainSegment, type Colleague } from './index.ts'

const contacts = [
  { level: 'C-Suite', department: 'Finance' },
  { level: 'Business Owner', department: 'Other' },
  { level: 'VP/Director Level', department: 'Operations' },
  { level: 'Department Head/Manager', department: 'IT' },
  { level: 'Startup Founder', department: 'Other' },
]

function accountOf(companySize: string, seed: number) {
  const segment = plainSegment(seed % 2 === 0 ? 'Manufacturing' : 'Other', companySize)
  const account = generateAccount({ seed, segment, takenNames: [], contacts })
  const colleagues: Colleague[] = []
  // One after the other, as a decision maker is added to an account that is there already.
  const personas = contacts.map((contact, index) => {
    const personaId = `p${index}`
    const made = generatePersona({
      seed: seed * 7 + index,
      personaId,
      account,
      contact,
      colleagues,
      takenNames: [],
      takenManners: [],
    })
    colleagues.push({ personaId, name: `${made.firstName} ${made.lastName}`, title: made.title, manner: made.manner })
    return made
  })
  return { account, personas }
}

describe('who signs at an account', () => {
  it.each(['1-10', '11-50', '51-200', '1001-5000'])(
    'is one and the same person for everybody at a company of %s',
    (size) => {
      for (let seed = 1; seed <= 30; seed += 1) {
        const { account, personas } = accountOf(size, seed)
        const signer = account.values['deciderFirst'] ?? ''
        const toldBy = (people: typeof personas, ids: readonly string[]) =>
          people.flatMap(({ facts }) => facts.filter(({ id }) => ids.includes(id)))
        const [self, others] = [true, false].map((is) =>
          personas.filter(
            ({ firstName, lastName }) => (`${firstName} ${lastName}` === account.values['deciderName']) === is,
          ),
        )
        for (const { plain, full, slots } of toldBy(self ?? [], ['authority', 'holder', 'buying']))
          expect([...plain, ...full, ...slots.map(({ value }) => value)].join(' ')).not.toMatch(
            new RegExp(`\\b${signer}\\b`, 'u'),
          )
        for (const { summary } of toldBy(others ?? [], ['authority', 'holder'])) expect(summary).toContain(signer)
        expect(personas.some(({ firstName }) => firstName === signer)).toBe(true)
      }
    },
  )

  it('whoever signs hides behind nobody below them', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const { account, personas } = accountOf('201-500', seed)
      const signer = personas.find(({ firstName }) => firstName === account.values['deciderFirst'])
      expect(JSON.stringify(signer?.objections)).not.toContain(account.values['deciderFirst'])
    }
  })

  it('a persona kept from earlier, who names another signer, is put right and nothing else of them', () => {
    const { account, personas } = accountOf('201-500', 4)
    for (const persona of personas) {
      expect(withOneSigner(persona, account)).toEqual(persona)
      const kept = {
        ...persona,
        facts: persona.facts.map((fact) =>
          fact.id === 'authority'
            ? { ...fact, summary: 'It needs the signature of Olga', plain: ['Olga signs.'] }
            : fact,
        ),
      }
      const { facts, ...rest } = withOneSigner(kept, account)
      expect(JSON.stringify(facts)).not.toContain('Olga')
      expect(facts.map(({ id }) => id)).toEqual(persona.facts.map(({ id }) => id))
      expect({ ...rest, facts: persona.facts }).toEqual(persona)
    }
  })
})
