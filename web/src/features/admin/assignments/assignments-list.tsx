import type { TeamAssignment } from '@ringside/contract/assignments'
import { useState } from 'react'
import { assignmentWords, progressWords } from '../../../domain-ui/assignment-words.ts'
import { DueChip } from '../../../domain-ui/due-chip.tsx'
import { wordsOf } from '../../../lib/api/query-client.ts'
import { memberPath, reviewPath } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { formatDate } from '../../../lib/time-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Section } from '../../../ui/page.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useRemoveAssignment } from './use-assignments.ts'

function RemoveDialog({ assignment, onClose }: { assignment: TeamAssignment; onClose: () => void }) {
  const { orgId } = useSession()
  const remove = useRemoveAssignment(orgId)
  return (
    <Dialog
      open
      onClose={onClose}
      width={440}
      title="Take this assignment back?"
      description={`${assignmentWords(assignment)}. It disappears for everybody it was given to. Their calls stay.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            loading={remove.isPending}
            onClick={() => remove.mutate(assignment._id, { onSuccess: onClose })}
          >
            Take it back
          </Button>
        </>
      }
    >
      {remove.isError && (
        <p role="alert" className="text-bad">
          {wordsOf(remove.error)}
        </p>
      )}
    </Dialog>
  )
}

function GivenTo({ assignment, names }: { assignment: TeamAssignment; names: ReadonlyMap<string, string> }) {
  return (
    <ul>
      {assignment.members.map(({ userId, ...progress }) => (
        <li
          key={userId}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
        >
          <span className="min-w-0">
            <TextLink look="name" to={memberPath(userId)}>
              {names.get(userId) ?? 'Member'}
            </TextLink>
            <span className="block text-small text-ink-2">
              {progressWords(assignment, progress)}{' '}
              {progress.simulationId && <TextLink to={reviewPath(progress.simulationId)}>See the call</TextLink>}
            </span>
          </span>
          <DueChip state={progress.state} dueOn={assignment.dueOn} />
        </li>
      ))}
    </ul>
  )
}

/** What is assigned, and how far everybody is with it. */
export function AssignmentsList({
  assignments,
  names,
}: {
  assignments: readonly TeamAssignment[]
  /** Of members, by their id. */
  names: ReadonlyMap<string, string>
}) {
  const [removing, setRemoving] = useState<TeamAssignment | null>(null)
  return (
    <>
      {assignments.map((assignment) => {
        const { _id, by, dueOn, members, note } = assignment
        const done = members.filter(({ state }) => state === 'done').length
        return (
          <Section
            key={_id}
            title={assignmentWords(assignment)}
            aside={
              <Button
                size="small"
                variant="quiet"
                aria-label={`Take back ${assignmentWords(assignment)}`}
                onClick={() => setRemoving(assignment)}
              >
                Take back
              </Button>
            }
          >
            <p className="mb-2 text-small wrap-anywhere text-ink-2">
              {assignment.targetScore} or more by {formatDate(dueOn)}, from {by}. {done} of {members.length} done.
              {note && ` “${note}”`}
            </p>
            <GivenTo assignment={assignment} names={names} />
          </Section>
        )
      })}
      {removing && <RemoveDialog assignment={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}
