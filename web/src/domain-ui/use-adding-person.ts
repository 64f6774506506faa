import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import { addContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { addPersona } from '@ringside/contract/pipeline/personas'
import type { NewPerson } from '@ringside/contract/pipeline/new-person'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api/client.ts'
import { pipelineKey } from '../lib/queries/pipeline.ts'
import { useSession } from '../lib/session/session.ts'
import { toast } from '../ui/toast-queue.ts'

/** A decision maker that there is, or one that is added with its first person. */
export type RoleOfPerson =
  { contactProfileId: string } | { standing: Pick<BodyOf<typeof addContactProfile>, 'level' | 'department'> }

/** A role, and who of it where that is not whoever has it. */
type Wanted = RoleOfPerson & { person?: NewPerson }

/** Adds people to an account. What went wrong is said where it was asked for. */
export function useAddingPerson(accountId: string) {
  const { orgId, userId } = useSession()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ person, ...role }: Wanted) => {
      const contactProfileId =
        'standing' in role
          ? (await call(addContactProfile, { body: { orgId, userId, ...role.standing } }))._id
          : role.contactProfileId
      return call(addPersona, { params: { id: accountId }, body: { contactProfileId, ...(person && { person }) } })
    },
    onSuccess: (persona) => toast.success(`${buyerNameOf(persona)} is ready to be called`),
    onSettled: () => client.invalidateQueries({ queryKey: pipelineKey(orgId) }),
  })
}

export type AddingPerson = ReturnType<typeof useAddingPerson>
