import { createInvites } from '@ringside/contract/organizations'
import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { configQuery } from '../../lib/queries/config.ts'
import { adminKey } from '../../lib/queries/admin.ts'
import { toast } from '../../ui/toast-queue.ts'

type Invited = BodyOf<typeof createInvites>

/** Sends invites, and says what became of them: without a mail server they are only stored, and come with their links. */
export function useSendInvites(organizationId: string) {
  const client = useQueryClient()
  const sends = useQuery(configQuery).data?.mail === 'sent'
  return useMutation({
    mutationFn: (invited: Invited) => call(createInvites, { params: { id: organizationId }, body: invited }),
    onSuccess: (invites) => {
      const one = invites.length === 1 ? invites[0] : undefined
      const many = one ? `Invite to ${one.email}` : `${invites.length} invites`
      if (sends) toast.success(`${many} sent`)
      else
        toast.info(`${many} stored, not sent`, {
          detail: one ? 'Copy the link and pass it on.' : 'Copy the links and pass them on.',
        })
    },
    onSettled: () => client.invalidateQueries({ queryKey: adminKey(organizationId) }),
  })
}
