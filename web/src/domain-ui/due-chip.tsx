import type { AssignmentState } from '@ringside/contract/assignments'
import { formatDate } from '../lib/time-format.ts'
import { Chip } from '../ui/chip.tsx'

/** Where somebody is with an assignment: "Due 28 Nov", "Overdue since 28 Nov", "Done", "Closed". */
export function DueChip({ state, dueOn }: { state: AssignmentState['state']; dueOn: string }) {
  if (state === 'done') return <Chip tone="good">Done</Chip>
  if (state === 'closed') return <Chip>Closed</Chip>
  if (state === 'late') return <Chip tone="bad">Overdue, {formatDate(dueOn)}</Chip>
  return <Chip tone="warn">Due {formatDate(dueOn)}</Chip>
}
