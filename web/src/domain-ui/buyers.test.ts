import { describe, expect, it } from 'vitest'
import type { Buyer } from '../lib/queries/pipeline.ts'
import { activeFilters, arrange, noFilters, segmentsOf, valuesOf } from './buyers.ts'

const buyer = (id: number, firstName: string, more: Partial<Buyer> = {}): Buyer => ({
  _id: `019a0000-0000-7000-8000-00000000000${id}`,
  orgId: 'o1',
  accountId: '019a0000-0000-7000-8000-000000000010',
  contactProfileId: '019a0000-0000-7000-8000-000000000011',
  firstName,
  lastName: 'Whitfield',
  title: 'VP Operations',
  level: 'VP/Director Level',
  department: 'Operations',
  manner: 'Guarded, practical',
  priorities: [],
  calls: 0,
  bestScore: null,
  lastCallAt: null,
  archivedAt: null,
  archivedByUserId: null,
  accountName: 'Brightwell Foods',
  accountSlug: 'brightwell-foods',
  targetSegmentProfileId: '019a0000-0000-7000-8000-000000000020',
  segmentName: 'Food makers',
  ...more,
})

const dana = buyer(1, 'Dana', { bestScore: 73, lastCallAt: '2026-11-20T14:05:00.000Z' })
const irene = buyer(2, 'Irene', { department: 'Finance', level: 'C-Suite' })
const marcus = buyer(3, 'Marcus', { bestScore: 64, lastCallAt: '2026-11-06T09:00:00.000Z' })
const all = [marcus, irene, dana]
const names = (buyers: readonly Buyer[]) => buyers.map((each) => each.firstName)

describe('the gallery of buyers', () => {
  it('puts the suggested one first, then those called last', () => {
    expect(names(arrange(all, noFilters, 'suggested', irene._id))).toEqual(['Irene', 'Dana', 'Marcus'])
  })

  it('orders by best score with those never called at the end', () => {
    expect(names(arrange(all, noFilters, 'best', null))).toEqual(['Dana', 'Marcus', 'Irene'])
  })

  it('goes the other way round when asked to, names deciding among equals all the same', () => {
    expect(names(arrange(all, noFilters, 'best', null, 'ascending'))).toEqual(['Irene', 'Marcus', 'Dana'])
    expect(names(arrange(all, noFilters, 'title', null, 'descending'))).toEqual(['Dana', 'Irene', 'Marcus'])
  })

  it('orders by account and by how often somebody was called', () => {
    const called = [
      buyer(1, 'Dana', { calls: 1, accountName: 'Kestrel' }),
      buyer(2, 'Irene', { calls: 4, accountName: 'Zephyr' }),
      buyer(3, 'Marcus', { accountName: 'Acorn' }),
    ]
    expect(names(arrange(called, noFilters, 'calls', null))).toEqual(['Irene', 'Dana', 'Marcus'])
    expect(names(arrange(called, noFilters, 'account', null))).toEqual(['Marcus', 'Dana', 'Irene'])
  })

  it('finds people by role and account together', () => {
    expect(names(arrange(all, { ...noFilters, search: 'brightwell irene' }, 'name', null))).toEqual(['Irene'])
  })

  it('offers as filters only what there is', () => {
    expect(valuesOf(all, 'department')).toEqual(['Finance', 'Operations'])
  })

  it('tells segments apart by what they are, not by what they are called', () => {
    const carriers = '019a0000-0000-7000-8000-000000000021'
    const other = { ...irene, targetSegmentProfileId: carriers, segmentName: 'Carriers' }
    expect(segmentsOf([dana, marcus, other])).toEqual([
      { value: carriers, label: 'Carriers' },
      { value: dana.targetSegmentProfileId, label: 'Food makers' },
    ])
    expect(names(arrange([dana, other], { ...noFilters, segment: carriers }, 'name', null))).toEqual(['Irene'])
  })

  it('counts the filters that are on', () => {
    expect(activeFilters({ ...noFilters, search: 'x', level: 'C-Suite' })).toBe(2)
  })
})

describe('searching buyers', () => {
  const found = (search: string) =>
    arrange(
      [buyer(1, 'Irene', { title: 'Chief Financial Officer' }), buyer(2, 'Dana')],
      { ...noFilters, search },
      'name',
      null,
    ).map(({ firstName }) => firstName)

  it('finds by name, role and account together', () => {
    expect(found('brightwell officer')).toEqual(['Irene'])
    expect(found('DANA')).toHaveLength(1)
  })

  it('finds everybody for nothing and nobody for a stranger', () => {
    expect(found('  ')).toHaveLength(2)
    expect(found('Marcus')).toEqual([])
  })
})
