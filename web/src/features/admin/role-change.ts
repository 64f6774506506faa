import { setMemberRole, type Role } from '@ringside/contract/organizations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { memberName } from '../../lib/member-name.ts'
import { adminKey } from '../../lib/queries/admin.ts'
import { toast } from '../../ui/toast-queue.ts'

/** Gives a member another role. The server refuses to take the last owner's. */
export function useRoleChange(organizationId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: { userId: string; role: Role }) =>
      call(setMemberRole, { params: { id: organizationId, userId: input.userId }, body: { role: input.role } }),
    onSuccess: (member) => toast.success(`${memberName(member)} is ${member.role} now`),
    onError: (error) => toast.error('The role could not be changed', { detail: wordsOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: adminKey(organizationId) }),
  })
}
