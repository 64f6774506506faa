import { removeMember, type Member } from '@ringside/contract/organizations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LeaveDialog } from '../../domain-ui/leave-dialog.tsx'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useSession } from '../../lib/session/session.ts'
import { memberName } from '../../lib/member-name.ts'
import { adminKey } from '../../lib/queries/admin.ts'
import { organizationQuery } from '../../lib/queries/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast-queue.ts'

interface RemoveDialogProps {
  organizationId: string
  member: Member
  onClose(): void
  /** Called once they are out, unless it was the admin who left. */
  onRemoved(): void
}

/** Asks before a member is taken out, or leaves when it is oneself. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { userId, organization } = useSession()
  if (props.member.userId !== userId) return <TakeOutDialog {...props} />
  return (
    <LeaveDialog
      organization={{ _id: props.organizationId, name: organization.name }}
      userId={userId}
      onClose={props.onClose}
    />
  )
}

function TakeOutDialog({ organizationId, member, onClose, onRemoved }: RemoveDialogProps) {
  const client = useQueryClient()
  const { orgId, organization } = useSession()
  const remove = useMutation({
    mutationFn: () => call(removeMember, { params: { id: organizationId, userId: member.userId } }),
    async onSuccess() {
      toast.success(`${memberName(member)} is no longer in ${organization.name}`)
      onClose()
      onRemoved()
      await Promise.all(
        [adminKey(organizationId), organizationQuery(orgId).queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      )
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      width={440}
      title={`Remove ${memberName(member)}?`}
      description="They lose access at once. Their calls and reviews stay with the team."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
            Remove
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
