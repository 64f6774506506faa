import { castCall } from '@ringside/coaching/evaluation/casting'
import { isPublic } from '@ringside/coaching/buyer/findable'
import { describe, expect, it } from 'vitest'
import { findableFacts, plannedFacts, planOf } from './plan.ts'

const setup = castCall(3, 'discovery', 'medium')
const [first] = plannedFacts(setup)
if (first === undefined) throw new Error('A discovery call has a plan')
const known = [{ factId: first.id, summary: first.summary, from: 'Dana' }]

describe('the plan of a call', () => {
  it('shows what the organisation knows as known, by whom it was told, and asks for what is open instead', () => {
    const plan = planOf({ ...setup, known }, new Map())
    expect(plan.at(-1)).toEqual({
      factId: first.id,
      label: first.label,
      foundAtMs: null,
      known: { summary: first.summary, from: 'Dana' },
    })
    expect(plan.filter(({ factId }) => factId === first.id)).toHaveLength(1)
    expect(plannedFacts({ ...setup, known })).not.toContain(first)
  })

  it('counts what is told anew once, as known and found', () => {
    const plan = planOf({ ...setup, known }, new Map([[first.id, 4000]]))
    expect(plan.filter(({ factId }) => factId === first.id)).toMatchObject([
      { foundAtMs: 4000, known: { from: 'Dana' } },
    ])
  })

  it('keeps what is known of the company though this person could not tell it', () => {
    const elsewhere = [{ factId: 'of-a-colleague', summary: 'Patricia signs', from: 'Irene' }]
    expect(planOf({ ...setup, known: elsewhere }, new Map()).at(-1)).toMatchObject({ known: { from: 'Irene' } })
  })

  it('shows a customer’s past as known, and asks how it goes instead', () => {
    const cast = castCall(3, 'check-in', 'medium')
    const plan = planOf(cast, new Map())
    const read = plan.filter(({ known: found }) => found !== undefined).map(({ factId }) => factId)
    expect(read).toEqual(expect.arrayContaining(['customer-bought', 'customer-since', 'customer-promised']))
    const open = plan.filter(({ known: found }) => found === undefined).map(({ factId }) => factId)
    expect(open).toContain('customer-use')
    expect(open.length).toBeGreaterThanOrEqual(5)
  })

  it('asks for nothing that stands in the description of the company', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const cast = castCall(seed, 'discovery', 'medium')
      for (const fact of [...plannedFacts(cast), ...findableFacts(cast)]) {
        expect(isPublic(fact, cast.persona.company)).toBe(false)
      }
    }
  })
})
