import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export interface CreditDialogProps {
  open: boolean
  onClose: () => void
  /** 1 or none; with more nobody is asked. */
  credits: number
  onUse: () => void
}

/** Asked before the last credit goes, and said when there is none. */
export function CreditDialog({ open, onClose, credits, onUse }: CreditDialogProps) {
  const { userId, isSiteAdmin } = useSession()
  if (credits === 0)
    return (
      <Dialog
        open={open}
        onClose={onClose}
        width={440}
        title="You have no credits left"
        actions={
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        }
      >
        <p>
          A call costs 1 credit.{' '}
          {isSiteAdmin ? (
            <TextLink to={`/site-admin/user/${userId}`}>Add some to your account</TextLink>
          ) : (
            'A site admin can add some to your account'
          )}
          ; retrying a finished call from one of its moments is free.
        </p>
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={440}
      title="Use your last credit?"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={onUse}>
            Use it
          </Button>
        </>
      }
    >
      <p>You have 1 credit. This call uses it.</p>
    </Dialog>
  )
}
