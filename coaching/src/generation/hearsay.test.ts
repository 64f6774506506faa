import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { hearsay } from './content/content.ts'

const people = Array.from({ length: 120 }, (_, index) => castCall(index + 1, 'discovery', 'easy').persona)
const storiesOf = (persona: (typeof people)[number]): string =>
  persona.facts
    .flatMap(({ id, plain, full }) => (id.startsWith('pain') ? [...plain, ...full] : []))
    .join(' ')
    .toLowerCase()
const leads = Object.values(hearsay)
  .flat()
  .map((lead) => lead.toLowerCase())
const tellsByHearsay = (persona: (typeof people)[number]): boolean =>
  leads.some((lead) => storiesOf(persona).includes(lead))

describe('a story of the work', () => {
  it('is had from others by whoever does not do it: a head of IT was not in the machine hall', () => {
    const ofIt = people.filter(({ department }) => department === 'IT')
    expect(ofIt.length).toBeGreaterThan(4)
    // A story that is somebody's own ("a customer showed me") stays theirs.
    const own = ofIt.filter((persona) => !tellsByHearsay(persona))
    expect(own.filter((persona) => !/\b(?:i|me|my)\b/.test(storiesOf(persona)))).toEqual([])
    expect(own.length).toBeLessThan(ofIt.length / 2)
  })

  it('is told first-hand by those who are there', () => {
    const ofWork = people.filter(
      ({ department, level }) => department === 'Operations' && level === 'Department Head/Manager',
    )
    expect(ofWork.length).toBeGreaterThan(2)
    expect(ofWork.filter(tellsByHearsay)).toEqual([])
  })
})
