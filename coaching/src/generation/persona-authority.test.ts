import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'

const personas = Array.from({ length: 160 }, (_, seed) => castCall(seed + 1, 'cold-call', 'medium').persona)
const families = (title: RegExp) =>
  personas.filter((one) => title.test(one.title)).map(({ objections }) => objections.map(({ family }) => family))

describe('whoever signs or holds the money', () => {
  it('never hides behind somebody who decides', () => {
    const top = families(/\b(?:ceo|chief executive|owner|founder|chief financial|finance director|vp of finance)\b/i)
    expect(top.length).toBeGreaterThan(3)
    expect(top.filter((all) => all.includes('no-authority'))).toEqual([])
  })

  it('others still do, and everybody has four objections or more', () => {
    expect(families(/manager|head of/i).some((all) => all.includes('no-authority'))).toBe(true)
    expect(personas.filter(({ objections }) => objections.length < 4)).toEqual([])
  })
})
