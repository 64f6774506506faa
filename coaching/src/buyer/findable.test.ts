import { describe, expect, it } from 'vitest'
import { isKnownTo, isPublic } from './findable.ts'

const company = {
  description: 'Noble Lines is a Boston company with about two hundred people and fifteen trucks.',
  location: 'Boston, Massachusetts',
}
const size = (summary: string) => ({ topic: 'size', summary }) as const

describe('what there is to find out', () => {
  it('is nothing that all may read of the company', () => {
    expect(isPublic(size('About fifteen trucks and two hundred people'), company)).toBe(true)
    expect(isPublic(size('Roughly ninety loads a day'), company)).toBe(false)
    expect(isPublic(size('About forty trucks and two hundred people'), company)).toBe(false)
  })

  it('is what hurts and who decides, in whatever words the company is described', () => {
    expect(isPublic({ topic: 'pain', summary: 'Fifteen trucks' }, company)).toBe(false)
  })

  it('is known to those it names, and naming nobody to everybody', () => {
    expect(isKnownTo('dana', { knownBy: [] })).toBe(true)
    expect(isKnownTo('dana', { knownBy: ['dana', 'irene'] })).toBe(true)
    expect(isKnownTo('dana', { knownBy: ['irene'] })).toBe(false)
  })
})
