import { createAssignment, removeAssignment } from '@ringside/contract/assignments'
import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/client.ts'
import { readPipelineAgain } from '../../../lib/queries/changed-pipeline.ts'

export function useCreateAssignment(orgId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof createAssignment>) => call(createAssignment, { body }),
    // What comes next at an account is what is assigned there.
    onSuccess: () => readPipelineAgain(queries, orgId),
  })
}

export function useRemoveAssignment(orgId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(removeAssignment, { params: { id } }),
    onSuccess: () => readPipelineAgain(queries, orgId),
  })
}
