import { getCallMaterial, makeAccountFromCall } from '@ringside/contract/pipeline/account-from-call'
import {
  deleteTranscript,
  getRecordingLink,
  setRecordingOffset,
  setTranscriptType,
  type Transcript,
} from '@ringside/contract/transcripts'
import type { CallType } from '@ringside/contract/simulations/vocabulary'
import { beginTranscription, stopTranscription, tellVoices } from '@ringside/contract/transcriptions'
import { choosePractice, takeUpTranscript } from '@ringside/contract/simulations/taken-up'
import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { callPath } from '../../lib/paths.ts'
import { callsKey, transcriptQuery } from '../../lib/queries/calls.ts'
import { readCreditsAgain } from '../../lib/queries/credits.ts'
import { pipelineKey } from '../../lib/queries/pipeline.ts'
import { readScoresAgain } from '../../lib/queries/scores.ts'
import { useSession } from '../../lib/session/session.ts'
import type { Made } from './practice-draft.ts'
import { toast } from '../../ui/toast-queue.ts'

export function useDeleteTranscript(orgId: string, id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteTranscript, { params: { id } }),
    onSuccess: () => {
      queries.removeQueries({ queryKey: transcriptQuery(orgId, id).queryKey })
      return queries.invalidateQueries({ queryKey: callsKey(orgId) })
    },
  })
}

/** The address that the recording plays from. It is asked for again when it plays no more, not while it is heard. */
export const recordingQuery = (orgId: string, id: string, file: string | null) =>
  queryOptions({
    queryKey: [...callsKey(orgId), 'recording', id, file],
    queryFn: ({ signal }) => call(getRecordingLink, { params: { id }, signal }),
    enabled: file !== null,
    staleTime: Infinity,
  })

export function useSetOffset(orgId: string, id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (offsetMs: number) => call(setRecordingOffset, { params: { id }, body: { offsetMs } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: transcriptQuery(orgId, id).queryKey }),
  })
}

/** Has the recording written down, or stops that. */
export function useTranscription(orgId: string, id: string) {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: callsKey(orgId) })
  const begin = useMutation({ mutationFn: () => call(beginTranscription, { params: { id } }), onSettled })
  const stop = useMutation({ mutationFn: () => call(stopTranscription, { params: { id } }), onSettled })
  return { begin, stop }
}

/** Says which lines the rep says. The call is scored then, which costs a credit. */
export function useTellVoices(id: string) {
  const queries = useQueryClient()
  const session = useSession()
  return useMutation({
    mutationFn: (body: BodyOf<typeof tellVoices>) => call(tellVoices, { params: { id }, body }),
    onSuccess: async () => {
      await readScoresAgain(queries, session)
      await readCreditsAgain(queries)
    },
  })
}

/** Says what kind of call it was. One that was reviewed is reviewed again, which costs nothing. */
export function useSetType({ _id: id }: Transcript) {
  const queries = useQueryClient()
  const session = useSession()
  return useMutation({
    mutationFn: (type: CallType) => call(setTranscriptType, { params: { id }, body: { type } }),
    onSuccess: async () => {
      await readScoresAgain(queries, session)
      await readCreditsAgain(queries)
    },
  })
}

/** What the call tells of its buyer. */
export const materialQuery = (orgId: string, id: string) =>
  queryOptions({
    queryKey: [...transcriptQuery(orgId, id).queryKey, 'material'],
    queryFn: ({ signal }) => call(getCallMaterial, { params: { id }, signal }),
  })

/** Makes an account of what the call tells, with somebody to call there. */
export function useMakeFromCall(orgId: string, transcriptId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (told: Made) => call(makeAccountFromCall, { body: { orgId, transcriptId, ...told } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: pipelineKey(orgId) })
      void queries.invalidateQueries({ queryKey: transcriptQuery(orgId, transcriptId).queryKey })
    },
  })
}

/** Practises a call with somebody of the pipeline from now on. */
export function useChoosePractice(orgId: string, id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (personaId: string) => call(choosePractice, { params: { id }, body: { personaId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: transcriptQuery(orgId, id).queryKey }),
  })
}

/** Goes on from a line of the call with whom it is practised: the buyer is on the line at once. */
export function useTakeUp(orgId: string, id: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (line: number) => call(takeUpTranscript, { params: { id }, body: { line } }),
    onSuccess: ({ _id }) => {
      // One free retry less.
      void queries.invalidateQueries({ queryKey: transcriptQuery(orgId, id).queryKey })
      return navigate(callPath(_id))
    },
    onError: (error) => toast.error('Failed to take up the call', { detail: wordsOf(error) }),
  })
}
