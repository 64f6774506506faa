import type { NewInvite } from '@ringside/contract/organizations'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast-queue.ts'

async function copy({ email, link }: NewInvite) {
  try {
    await navigator.clipboard.writeText(link ?? '')
    toast.success(`Link for ${email} copied`)
  } catch {
    toast.error('The link could not be copied', { detail: 'Select it and copy it by hand.' })
  }
}

/** The links of invites no mail takes along. They are shown this once: whoever made the invite passes them on. */
export function InviteLinks({ invites, onClose }: { invites: readonly NewInvite[]; onClose: () => void }) {
  const one = invites.length === 1
  return (
    <Dialog
      open
      onClose={onClose}
      width={480}
      title={one ? 'Pass the link on' : 'Pass the links on'}
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p>
        No mail server is set up, so nothing was sent. {one ? 'This link is' : 'These links are'} shown only now, good
        for 7 days, and only for {one ? 'that e-mail' : 'the e-mail beside it'}.
      </p>
      <ul aria-label="Links" className="mt-2">
        {invites.map((invite) => (
          <li key={invite._id} className="flex items-center gap-3 border-b border-line py-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{invite.email}</span>
              <span className="block truncate text-small text-ink-2 select-all">{invite.link}</span>
            </span>
            <Button size="small" aria-label={`Copy link for ${invite.email}`} onClick={() => void copy(invite)}>
              Copy link
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
