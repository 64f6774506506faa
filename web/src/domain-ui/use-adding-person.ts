import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import { addPersona } from '@ringside/contract/pipeline/personas'
import type { NewPerson } from '@ringside/contract/pipeline/new-person'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api/client.ts'
import { pipelineKey } from '../lib/queries/pipeline.ts'
import { useSession } from '../lib/session/session.ts'
import { toast } from '../ui/toast-queue.ts'

/** A role, and who of it where that is not whoever has it. */
interface Wanted {
  contactProfileId: string
  person?: NewPerson
}

/** Adds people to an account. What went wrong is said where it was asked for. */
export function useAddingPerson(accountId: string) {
  const { orgId } = useSession()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Wanted) => call(addPersona, { params: { id: accountId }, body }),
    onSuccess: (persona) => toast.success(`${buyerNameOf(persona)} is ready to be called`),
    onSettled: () => client.invalidateQueries({ queryKey: pipelineKey(orgId) }),
  })
}

export type AddingPerson = ReturnType<typeof useAddingPerson>
