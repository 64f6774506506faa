import { useQuery } from '@tanstack/react-query'
import { assignmentWords, progressWords } from '../../domain-ui/assignment-words.ts'
import { DueChip } from '../../domain-ui/due-chip.tsx'
import { ownAssignmentsQuery } from '../../lib/queries/assignments.ts'
import { useSession } from '../../lib/session/session.ts'
import type { PersonaBrief } from './buyer-brief.tsx'

/** What somebody asks the rep to reach with this buyer, or with anybody of their segment; nothing where nobody does. */
export function AssignedNote({ brief: { persona, account } }: { brief: PersonaBrief }) {
  const { orgId } = useSession()
  const { data = [] } = useQuery(ownAssignmentsQuery(orgId))
  const fitting = data.filter(
    ({ state, target }) => state !== 'done' && [persona._id, account.targetSegmentProfileId].includes(target.id),
  )
  if (fitting.length === 0) return null
  return (
    <section aria-label="Assigned" className="border-b border-line px-6 py-4 max-tablet:px-4">
      <h2 className="text-h2 font-semibold">Assigned to you</h2>
      <ul className="mt-1 flex flex-col gap-2">
        {fitting.map((assignment) => (
          <li key={assignment._id}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {assignmentWords(assignment)} <DueChip {...assignment} />
            </p>
            <p className="text-small wrap-anywhere text-ink-2">
              From {assignment.by}. {progressWords(assignment, assignment)}
              {assignment.note && ` “${assignment.note}”`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
