import type { LibraryCheck } from '@ringside/contract/rubrics/rubric-content'
import { describe, expect, it } from 'vitest'
import { foundChecks } from './library-search.ts'

const check = (key: string, skill: LibraryCheck['skill'], text: string, about: string): LibraryCheck => ({
  key,
  skill,
  text,
  about,
  restraint: false,
})
const library = [
  check('next-step.when', 'next-step', 'Named a day or a time', 'A day for the next step.'),
  check('discovery.budget', 'discovery', 'Asked where the money would come from', 'A question about the budget.'),
]

describe('searching the library', () => {
  it('gives all checks by skill, in the order of a call, without a search', () => {
    expect(foundChecks(library, ' ').map(({ skill }) => skill)).toEqual(['discovery', 'next-step'])
  })

  it('finds by any words of the check, of what it looks for, and of its skill', () => {
    const found = (search: string) => foundChecks(library, search).flatMap(({ checks }) => checks.map(({ key }) => key))
    expect(found('BUDGET')).toEqual(['discovery.budget'])
    expect(found('money question')).toEqual(['discovery.budget'])
    expect(found('next step day')).toEqual(['next-step.when'])
    expect(found('budget day')).toEqual([])
  })
})
