import { describe, expect, it } from 'vitest'
import { plainOptions, searchOptions } from './option.ts'

const labels = (search: string) =>
  searchOptions(
    plainOptions(['Industrial Equipment', 'Energy & Utilities', 'Education', 'Retail & Consumer']),
    search,
  ).map((option) => option.label)

describe('searching options', () => {
  it('finds words in any order and any case', () => {
    expect(labels('utilities ENERGY')).toEqual(['Energy & Utilities'])
  })

  it('puts what begins with the search first', () => {
    expect(labels('e')).toEqual(['Energy & Utilities', 'Education', 'Industrial Equipment', 'Retail & Consumer'])
  })

  it('shows everything for an empty search', () => {
    expect(labels(' ')).toHaveLength(4)
  })
})

it('has some options only for whoever searches, and one for whoever finds nothing', () => {
  const list = [
    { value: 'health', label: 'Healthcare' },
    { value: 'other', label: 'Other', whenNothing: true },
    { value: 'vet', label: 'Veterinary', onlySearched: true },
  ]
  const found = (search: string) => searchOptions(list, search).map(({ value }) => value)
  expect(found('')).toEqual(['health', 'other'])
  expect(found('vet')).toEqual(['vet'])
  expect(found('beekeeping')).toEqual(['other'])
})
