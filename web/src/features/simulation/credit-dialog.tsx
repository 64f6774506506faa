import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../../lib/queries/config.ts'
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

/** How to come by credits here, which nobody can buy. Owners and admins of an organisation can't give any. */
function WhoGives() {
  const { userId, isSiteAdmin } = useSession()
  const siteAdmins = useQuery(configQuery).data?.siteAdmins
  if (isSiteAdmin) return <TextLink to={`/site-admin/user/${userId}`}>Add credits to your account</TextLink>
  if (siteAdmins !== false) return <>Ask a site admin of this installation: they add credits to your account.</>
  return (
    <>
      Only a site admin can add credits, and none is set up here. Ask whoever runs this server to put their e-mail in
      the setting <code>SITE_ADMIN_EMAILS</code> and start it again; <code>docs/settings.md</code> describes it. They
      can then add credits to your account.
    </>
  )
}

/** Asked before the last credit goes, and said when there is none. */
export function CreditDialog({ open, onClose, credits, onUse }: CreditDialogProps) {
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
        <p>A call costs 1 credit. Retrying a finished call from one of its moments is free.</p>
        <p className="mt-3">
          <WhoGives />
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
