import { describe, expect, it } from 'vitest'
import { generateAccount, generatePersona, plainSegment } from './index.ts'

const painPoints = [
  'Trucks wait at the gate',
  'Paper notes get lost',
  'Night shifts are hard to fill',
  'Fuel cards are misused',
  'Invoices go out late',
  'Trailers stand empty',
]
const objections = [
  'Our drivers will not use an app',
  'We tried a portal once',
  'Head office decides on software',
  'The union has to agree',
  'Our data must stay in the country',
]
const segment = { ...plainSegment('Transportation & Logistics', '51-200'), painPoints, objections }

const accounts = Array.from({ length: 16 }, (_, seed) => generateAccount({ seed, segment, takenNames: [] }))

const buyerAt = (account: (typeof accounts)[number], seed: number) =>
  generatePersona({
    seed,
    personaId: `p${seed}`,
    account,
    contact: { level: 'VP/Director Level', department: 'Operations' },
    colleagues: [],
    takenNames: [],
    takenManners: [],
  })

describe('what the owner of a segment has written, however much it is', () => {
  it('has every pain point told by some of a few companies, and by each no more than four', () => {
    const told = accounts.map(({ facts }) => facts.filter(({ id }) => id.startsWith('segment-pain')))
    for (const own of told) expect(own.length).toBe(4)
    const words = JSON.stringify(told).toLowerCase()
    for (const pain of painPoints) expect(words).toContain(pain.toLowerCase())
  })

  it('has every objection raised by some of a few people, and by each no more than three', () => {
    const raised = accounts.map((account, seed) =>
      buyerAt(account, seed).objections.filter(({ id }) => id.startsWith('segment-objection')),
    )
    for (const own of raised) expect(own.length).toBeLessThanOrEqual(3)
    const said = new Set(raised.flatMap((own) => own.map(({ say }) => say[0])))
    expect(said.size).toBeGreaterThanOrEqual(objections.length)
  })
})
