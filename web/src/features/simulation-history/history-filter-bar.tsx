import { callTypes, difficulties, outcomes } from '@ringside/contract/simulations/vocabulary'
import { useEffect, useState } from 'react'
import { callTypeLabels, difficultyLabels, outcomeLabels } from '../../domain-ui/call-labels.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { FilterPill } from '../../ui/filter-pill.tsx'
import { DateFilter } from './date-filter.tsx'
import { filtersOn, scoreBandLabels, stateOf, type HistoryState, type ScoreBand } from './history-filters.ts'

/** Typing asks the server only when it pauses. */
const typingPauseMs = 250

export interface HistoryFilterBarProps {
  state: HistoryState
  onChange(state: HistoryState): void
  /** "13 of 48" */
  count: string
  /** An admin may look at everybody's calls. */
  forAdmin: boolean
}

/** Search and filters over the calls; they stand in the address. */
export function HistoryFilterBar({ state, onChange, count, forAdmin }: HistoryFilterBarProps) {
  const [typed, setTyped] = useState(state.search)
  useEffect(() => {
    if (typed === state.search) return
    const timer = setTimeout(() => onChange({ ...state, search: typed }), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, state, onChange])
  const clear = () => {
    setTyped('')
    onChange({ ...stateOf(new URLSearchParams()), userId: state.userId })
  }
  const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
    values.map((value) => ({ value, label: labels[value] }))
  return (
    <FilterBar
      search={typed}
      onSearch={setTyped}
      placeholder="Buyer, account or words said"
      count={count}
      onClear={filtersOn(state) > 0 ? clear : undefined}
    >
      <FilterPill
        label="Type"
        options={options(callTypes, callTypeLabels)}
        value={state.type}
        onChange={(type) => onChange({ ...state, type })}
      />
      <FilterPill
        label="Difficulty"
        options={options(difficulties, difficultyLabels)}
        value={state.difficulty}
        onChange={(difficulty) => onChange({ ...state, difficulty })}
      />
      <FilterPill
        label="Outcome"
        options={options(outcomes, outcomeLabels)}
        value={state.outcome}
        onChange={(outcome) => onChange({ ...state, outcome })}
      />
      <FilterPill<ScoreBand>
        label="Score"
        options={options(['low', 'fair', 'good'], scoreBandLabels)}
        value={state.score}
        onChange={(score) => onChange({ ...state, score })}
      />
      <DateFilter from={state.from} to={state.to} onChange={(dates) => onChange({ ...state, ...dates })} />
      {forAdmin && (
        <FilterPill
          label="Reps"
          allLabel="You"
          options={[{ value: 'all', label: 'Everybody' }]}
          value={state.userId === 'all' ? 'all' : null}
          onChange={(userId) => onChange({ ...state, userId })}
        />
      )}
    </FilterBar>
  )
}
