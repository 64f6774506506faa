import { removeMember, type Organization } from '@ringside/contract/organizations'
import { useMutation } from '@tanstack/react-query'
import { call } from '../lib/api/client.ts'
import { wordsOf } from '../lib/api/query-client.ts'
import { useAuth } from '../lib/auth/auth-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast-queue.ts'

interface LeaveDialogProps {
  organization: Pick<Organization, '_id' | 'name'>
  userId: string
  onClose(): void
  /** Called before the sign-in is asked where oneself belongs now. */
  onLeft?(): void
}

/** Asks before oneself leaves an organisation; the server keeps its last owner in. */
export function LeaveDialog({ organization, userId, onClose, onLeft }: LeaveDialogProps) {
  const auth = useAuth()
  const leave = useMutation({
    mutationFn: () => call(removeMember, { params: { id: organization._id, userId } }),
    async onSuccess() {
      toast.success(`You have left ${organization.name}`)
      onLeft?.()
      await auth.refresh()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      width={440}
      title={`Leave ${organization.name}?`}
      description="You lose access at once. Your calls and reviews stay with the team."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" loading={leave.isPending} onClick={() => leave.mutate()}>
            Leave
          </Button>
        </>
      }
    >
      {leave.isError && (
        <p role="alert" className="text-bad">
          {wordsOf(leave.error)}
        </p>
      )}
    </Dialog>
  )
}
