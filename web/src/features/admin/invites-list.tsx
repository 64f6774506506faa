import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { createInvites, revokeInvite, type Invite } from '@ringside/contract/organizations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { formatDay } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { adminKey } from './admin-queries.ts'

/** Invites nobody has answered yet: send again, revoke. */
export function InvitesList({ organizationId, invites }: { organizationId: string; invites: readonly Invite[] }) {
  const client = useQueryClient()
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: adminKey(organizationId) }) }
  const revoke = useMutation({
    mutationFn: (invite: Invite) => call(revokeInvite, { params: { id: organizationId, inviteId: invite._id } }),
    onError: (error) => toast.error('The invite could not be revoked', { detail: wordsOf(error) }),
    ...settled,
  })
  const again = useMutation({
    mutationFn: (invite: Invite) =>
      call(createInvites, {
        params: { id: organizationId },
        body: { emails: [invite.email], role: invite.role === 'Admin' ? 'Admin' : 'Member', note: '' },
      }),
    onSuccess: (sent) => toast.success(`Sent again to ${sent[0]?.email ?? 'them'}`),
    onError: (error) => toast.error('The invite could not be sent', { detail: wordsOf(error) }),
    ...settled,
  })
  if (invites.length === 0) return null
  return (
    <ul aria-label="Invites waiting">
      {invites.map((invite) => (
        <li
          key={invite._id}
          className="flex min-h-11 flex-wrap items-center gap-3 border-b border-line px-6 py-1 max-tablet:px-4"
        >
          <span className="grid size-7 place-items-center rounded-full bg-hover text-ink-2">
            <IconMail size={16} stroke={1.5} aria-hidden />
          </span>
          <span className="min-w-0 flex-1 truncate max-tablet:basis-[70%]">{invite.email}</span>
          <span className="text-ink-2">{invite.role}</span>
          <span className="text-ink-2">Invited {formatDay(invite.createdAt)}</span>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Send again to ${invite.email}`}
            onClick={() => again.mutate(invite)}
          >
            Send again
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Revoke the invite of ${invite.email}`}
            onClick={() => revoke.mutate(invite)}
          >
            Revoke
          </Button>
        </li>
      ))}
    </ul>
  )
}
