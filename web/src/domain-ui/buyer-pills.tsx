import type { Buyer } from '../lib/queries/pipeline.ts'
import { FilterPill } from '../ui/filter-pill.tsx'
import { plainOptions, type Option } from '../ui/option.ts'
import { segmentsOf, valuesOf, type BuyerFilters } from './buyers.ts'

interface BuyerPillsProps {
  /** Everybody, whatever the filters. */
  buyers: readonly Buyer[]
  filters: BuyerFilters
  onChange(change: Partial<BuyerFilters>): void
}

/** By what buyers are filtered beside the search, wherever one is chosen. */
export function BuyerPills({ buyers, filters, onChange }: BuyerPillsProps) {
  const pill = (label: string, field: 'segment' | 'level' | 'department', options: readonly Option[]) => (
    <FilterPill
      label={label}
      options={options}
      value={filters[field]}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
  return (
    <>
      {pill('Segment', 'segment', segmentsOf(buyers))}
      {pill('Level', 'level', plainOptions(valuesOf(buyers, 'level')))}
      {pill('Department', 'department', plainOptions(valuesOf(buyers, 'department')))}
    </>
  )
}
