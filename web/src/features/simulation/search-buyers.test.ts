import { describe, expect, it } from 'vitest'
import type { Buyer } from '../../lib/queries/pipeline.ts'
import { searchBuyers } from './search-buyers.ts'

const buyer = (firstName: string, lastName: string, title: string, accountName: string) =>
  ({ firstName, lastName, title, accountName }) as Buyer
const buyers = [
  buyer('Irene', 'Castellanos', 'Chief Financial Officer', 'Brightwell Foods'),
  buyer('Dana', 'Whitfield', 'VP Operations', 'Brightwell Foods'),
]

describe('searching buyers', () => {
  it('finds by name, role and account together', () => {
    expect(searchBuyers(buyers, 'brightwell officer').map((each) => each.firstName)).toEqual(['Irene'])
    expect(searchBuyers(buyers, 'DANA')).toHaveLength(1)
  })

  it('finds everybody for nothing and nobody for a stranger', () => {
    expect(searchBuyers(buyers, '  ')).toHaveLength(2)
    expect(searchBuyers(buyers, 'Marcus')).toEqual([])
  })
})
