import { mostNamed } from '@ringside/contract/kernel/paging'
import IconColumns2 from '@tabler/icons-react/dist/esm/icons/IconColumns2.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useNavigate } from 'react-router'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { comparePath } from './compared.ts'
import { exportCalls } from './export-calls.ts'
import type { HistoryState } from './history-filters.ts'

interface SelectedBarProps {
  ids: readonly string[]
  /** The list they were chosen in. */
  state: HistoryState
  onClear: () => void
}

/** What can be done with the calls that are selected. */
export function SelectedBar({ ids, state, onClear }: SelectedBarProps) {
  const navigate = useNavigate()
  const areTwo = ids.length === 2
  return (
    <ActionBar words={ids.length === 1 ? '1 call selected' : `${ids.length} calls selected`} onClear={onClear}>
      <Button
        size="small"
        icon={IconColumns2}
        disabled={!areTwo}
        title={areTwo ? undefined : 'Choose two calls to compare.'}
        onClick={() => void navigate(comparePath(ids, state.tab))}
      >
        Compare side by side
      </Button>
      <Button
        size="small"
        icon={IconDownload}
        disabled={ids.length > mostNamed}
        title={ids.length > mostNamed ? `Choose at most ${mostNamed} calls, or export the whole list.` : undefined}
        onClick={() => void exportCalls(state, ids)}
      >
        Export
      </Button>
    </ActionBar>
  )
}
