import { createAssignment, removeAssignment } from '@ringside/contract/assignments'
import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/client.ts'
import { assignmentsKey } from '../../../lib/queries/assignments.ts'

export function useCreateAssignment(orgId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof createAssignment>) => call(createAssignment, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: assignmentsKey(orgId) }),
  })
}

export function useRemoveAssignment(orgId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(removeAssignment, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: assignmentsKey(orgId) }),
  })
}
