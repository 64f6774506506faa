import { updateOrganization } from '@ringside/contract/organizations'
import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api/client.ts'
import { useAuth } from '../lib/auth/auth-context.ts'
import { organizationQuery } from '../lib/queries/session.ts'

type Changes = BodyOf<typeof updateOrganization>

/** Saves what an organisation is called, has and looks like; every screen shows it at once. */
export function useSaveOrganization(id: string) {
  const auth = useAuth()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: Changes) => call(updateOrganization, { params: { id }, body: changes }),
    onSuccess: async (saved, changes) => {
      client.setQueryData(organizationQuery(saved.orgId).queryKey, saved)
      // The switch of organisations reads their names where one signs in.
      if (changes.name !== undefined) await auth.refresh()
    },
  })
}
