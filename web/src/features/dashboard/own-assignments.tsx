import type { OwnAssignment } from '@ringside/contract/assignments'
import { useQuery } from '@tanstack/react-query'
import { assignmentPath, assignmentWords, progressWords } from '../../domain-ui/assignment-words.ts'
import { DueChip } from '../../domain-ui/due-chip.tsx'
import { ownAssignmentsQuery } from '../../lib/queries/assignments.ts'
import { useSession } from '../../lib/session/session.ts'
import { Skeleton } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** More stand on a page of their own nowhere: those due first are what matters. */
const shown = 4

function Row({ assignment }: { assignment: OwnAssignment }) {
  return (
    <li className="border-t border-line py-2.5">
      <p className="flex items-start justify-between gap-3">
        <TextLink look="name" to={assignmentPath(assignment)}>
          {assignmentWords(assignment)}
        </TextLink>
        <DueChip {...assignment} />
      </p>
      <p className="text-small text-ink-2">
        From {assignment.by}. {progressWords(assignment, assignment)}
      </p>
      {assignment.note && <p className="text-small wrap-anywhere text-ink-2">“{assignment.note}”</p>}
    </li>
  )
}

/** As high as what is said where nothing is assigned: what stands below stays where it is. */
function Waiting() {
  return (
    <section aria-label="Assignments" aria-busy className="mt-5">
      <h3 className="mb-2 text-h2 font-semibold">Assignments</h3>
      <div className="flex h-5 items-center">
        <Skeleton width="70%" />
      </div>
    </section>
  )
}

/** What is assigned to the rep and to be done, what is due first leading. */
export function OwnAssignments() {
  const { orgId } = useSession()
  const { data, isPending } = useQuery(ownAssignmentsQuery(orgId))
  if (isPending) return <Waiting />
  if (!data) return null
  // One that is closed asks for nothing, as long as nobody is there.
  const open = data.filter(({ state }) => state === 'open' || state === 'late')
  const done = data.filter(({ state }) => state === 'done').length
  return (
    <section aria-label="Assignments" className="mt-5">
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <h3 className="text-h2 font-semibold">Assignments</h3>
        {done > 0 && <span className="text-small text-ink-2">{done} done</span>}
      </div>
      {open.length === 0 ? (
        <p className="text-ink-2">{done > 0 ? 'All done. Enjoy the quiet.' : 'Nothing assigned. Enjoy the quiet.'}</p>
      ) : (
        <ul>
          {open.slice(0, shown).map((assignment) => (
            <Row key={assignment._id} assignment={assignment} />
          ))}
        </ul>
      )}
      {open.length > shown && <p className="text-small text-ink-2">And {open.length - shown} more, due later.</p>}
    </section>
  )
}
