import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { revokeInvite, type Invite } from '@ringside/contract/organizations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { formatDay } from '../../lib/time-format.ts'
import { adminKey } from '../../lib/queries/admin.ts'
import { Button } from '../../ui/button.tsx'
import { MoreCell, MoreRow, MoreRows } from '../../ui/table-more.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { InviteLinks } from './invite-links.tsx'
import { useSendInvites } from './use-send-invites.ts'

/** From the column of calls to that of the menu. */
const columnsOfActions = 4

/** Invites nobody has answered yet, as rows under the members: send again, revoke. */
export function InvitesList({ organizationId, invites }: { organizationId: string; invites: readonly Invite[] }) {
  const client = useQueryClient()
  const revoke = useMutation({
    mutationFn: (invite: Invite) => call(revokeInvite, { params: { id: organizationId, inviteId: invite._id } }),
    onError: (error) => toast.error('The invite could not be revoked', { detail: wordsOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: adminKey(organizationId) }),
  })
  const again = useSendInvites(organizationId)
  const sendAgain = ({ email, role, note }: Invite) =>
    again.mutate(
      { emails: [email], role: role === 'Admin' ? 'Admin' : 'Member', note },
      { onError: (error) => toast.error('The invite could not be sent', { detail: wordsOf(error) }) },
    )
  /** Of several the one that is on its way; the others wait, or it would be sent without being seen to be. */
  const isBeingSent = (invite: Invite) => again.isPending && again.variables.emails.includes(invite.email)
  if (invites.length === 0) return null
  const toPassOn = again.data?.filter(({ link }) => link !== null) ?? []
  return (
    <>
      {toPassOn.length > 0 && <InviteLinks invites={toPassOn} onClose={again.reset} />}
      <MoreRows label="Invites waiting">
        {invites.map((invite) => (
          <MoreRow key={invite._id}>
            <MoreCell at="first">
              <span className="inline-flex items-center gap-3">
                <span className="grid size-7 place-items-center rounded-full bg-hover text-ink-2 max-tablet:hidden">
                  <IconMail size={16} stroke={1.5} aria-hidden />
                </span>
                {invite.email}
              </span>
            </MoreCell>
            <MoreCell>{invite.role}</MoreCell>
            <MoreCell>Invited {formatDay(invite.createdAt)}</MoreCell>
            <MoreCell at="last" columns={columnsOfActions}>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Send again to ${invite.email}`}
                loading={isBeingSent(invite)}
                disabled={again.isPending}
                onClick={() => sendAgain(invite)}
              >
                Send again
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Revoke the invite of ${invite.email}`}
                loading={revoke.isPending && revoke.variables._id === invite._id}
                disabled={revoke.isPending}
                onClick={() => revoke.mutate(invite)}
              >
                Revoke
              </Button>
            </MoreCell>
          </MoreRow>
        ))}
      </MoreRows>
    </>
  )
}
