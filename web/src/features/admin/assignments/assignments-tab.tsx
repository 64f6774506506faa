import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../../lib/api/query-client.ts'
import { memberName } from '../../../lib/member-name.ts'
import { teamAssignmentsQuery } from '../../../lib/queries/assignments.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageBody } from '../../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/states.tsx'
import { membersQuery } from '../admin-queries.ts'
import { AssignmentsList } from './assignments-list.tsx'

const NewAssignmentDialog = lazyPart(() =>
  import('./new-assignment-dialog.tsx').then((file) => file.NewAssignmentDialog),
)

/** What is assigned to whom; new ones are made here. */
export function AssignmentsTab({ organizationId }: { organizationId: string }) {
  const { orgId } = useSession()
  const assignments = useQuery(teamAssignmentsQuery(orgId))
  const members = useQuery(membersQuery(organizationId))
  const [making, setMaking] = useState(false)
  const names = new Map(members.data?.map((member) => [member.userId, memberName(member)]))
  const make = (
    <Button icon={IconFlag} onClick={() => setMaking(true)}>
      New assignment
    </Button>
  )
  return (
    <PageBody>
      {assignments.isPending && <SkeletonRows />}
      {assignments.isError && !assignments.data && (
        <ErrorState title="The assignments could not be read" onRetry={() => void assignments.refetch()}>
          {wordsOf(assignments.error)}
        </ErrorState>
      )}
      {assignments.data?.length === 0 && (
        <EmptyState title="Nothing is assigned." action={make}>
          Ask members for a call with a person or a segment, a score to reach and a day.
        </EmptyState>
      )}
      {assignments.data && assignments.data.length > 0 && (
        <>
          <div className="flex justify-end px-6 pt-4 max-tablet:px-4">{make}</div>
          <AssignmentsList assignments={assignments.data} names={names} />
        </>
      )}
      {making && <NewAssignmentDialog members={members.data ?? []} onClose={() => setMaking(false)} />}
    </PageBody>
  )
}
