import type { Buyer } from '../lib/queries/pipeline.ts'
import { FilterPill } from '../ui/filter-pill.tsx'
import { plainOptions, type Option } from '../ui/option.ts'
import { segmentsOf, valuesOf, type BuyerFilters } from './buyers.ts'

/** What filters is shown even where it finds nobody: a link may name a role that nobody holds, or a segment that is gone. */
const withChosen = (
  options: readonly Option[],
  value: string | null,
  label: string | null = value,
): readonly Option[] =>
  value === null || label === null || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label }]

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
      {pill('Segment', 'segment', withChosen(segmentsOf(buyers), filters.segment, 'Without buyers'))}
      {pill('Level', 'level', withChosen(plainOptions(valuesOf(buyers, 'level')), filters.level))}
      {pill('Department', 'department', withChosen(plainOptions(valuesOf(buyers, 'department')), filters.department))}
    </>
  )
}
