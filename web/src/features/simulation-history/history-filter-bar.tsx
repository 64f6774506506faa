import { difficulties, outcomes, type CallType } from '@ringside/contract/simulations/vocabulary'
import { callTypeLabels, difficultyLabels, outcomeLabels } from '../../domain-ui/call-labels.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { FilterPill } from '../../ui/filter-pill.tsx'
import { DateFilter } from './date-filter.tsx'
import { filtersOn, scoreBandLabels, type ScoreBand } from './history-filters.ts'
import type { HistoryFilters } from './use-history-filters.ts'

export interface HistoryFilterBarProps {
  filters: HistoryFilters
  /** The kinds of call to choose from. */
  types: readonly CallType[]
  /** "13 of 48" */
  count: string
  /** An admin may look at everybody's calls. */
  forAdmin: boolean
}

/** Search and filters over the calls. */
export function HistoryFilterBar({ filters, types, count, forAdmin }: HistoryFilterBarProps) {
  const { state, change } = filters
  const isUploads = state.tab === 'uploaded'
  const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
    values.map((value) => ({ value, label: labels[value] }))
  return (
    <FilterBar
      search={filters.typed}
      onSearch={filters.onType}
      placeholder={isUploads ? 'Title, speaker or words said' : 'Buyer, account or words said'}
      count={count}
      onClear={filtersOn(state) > 0 ? filters.clear : undefined}
    >
      <FilterPill
        label="Type"
        options={options(types, callTypeLabels)}
        value={state.type}
        onChange={(type) => change({ ...state, type })}
      />
      {!isUploads && (
        <>
          <FilterPill
            label="Difficulty"
            options={options(difficulties, difficultyLabels)}
            value={state.difficulty}
            onChange={(difficulty) => change({ ...state, difficulty })}
          />
          <FilterPill
            label="Outcome"
            options={options(outcomes, outcomeLabels)}
            value={state.outcome}
            onChange={(outcome) => change({ ...state, outcome })}
          />
        </>
      )}
      <FilterPill<ScoreBand>
        label="Score"
        options={options(['low', 'fair', 'good'], scoreBandLabels)}
        value={state.score}
        onChange={(score) => change({ ...state, score })}
      />
      <DateFilter from={state.from} to={state.to} onChange={(dates) => change({ ...state, ...dates })} />
      {forAdmin && (
        <FilterPill
          label="Reps"
          allLabel="You"
          options={[{ value: 'all', label: 'Everybody' }]}
          value={state.userId === 'all' ? 'all' : null}
          onChange={(userId) => change({ ...state, userId })}
        />
      )}
    </FilterBar>
  )
}
