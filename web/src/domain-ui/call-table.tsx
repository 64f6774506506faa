import type { Simulation } from '@ringside/contract/simulations/simulations'
import { useNavigate } from 'react-router'
import { reviewPath } from '../lib/paths.ts'
import { Table } from '../ui/table.tsx'
import { callColumns } from './call-columns.tsx'

interface CallTableProps {
  label: string
  calls: readonly Simulation[]
  /** The score its rep aims at, where it is to be marked. */
  target?: number | undefined
}

/** One person's calls, newest first; a row leads to the call's review. */
export function CallTable({ label, calls, target }: CallTableProps) {
  const navigate = useNavigate()
  const { buyer, type, difficulty, outcome, score, change, when } = callColumns(target)
  return (
    <Table
      label={label}
      rows={calls}
      columns={[buyer, type, difficulty, outcome, score, change, when]}
      rowKey={(call) => call._id}
      sort={null}
      onOpen={(call) => void navigate(reviewPath(call._id))}
    />
  )
}
