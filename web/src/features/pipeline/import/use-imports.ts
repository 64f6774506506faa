import {
  listImports,
  previewImport,
  readImport,
  runImport,
  undoImport,
  type AccountImport,
  type ImportColumns,
} from '@ringside/contract/pipeline/imports'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../lib/api/client.ts'
import { wordsOf } from '../../../lib/api/query-client.ts'
import { readPipelineAgain } from '../../../lib/queries/changed-pipeline.ts'
import { toast } from '../../../ui/toast-queue.ts'
import { madeWords } from './import-words.ts'

const everyMs = 1000

/** One's own imports that were begun, newest first. */
export const importsQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['account-imports', orgId],
    queryFn: ({ signal }) => call(listImports, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((each) => each.state === 'running') ? everyMs : false),
  })

/** What is chosen about a file: where its accounts go and what its columns hold. */
export interface Choice {
  segmentId: string
  columns: ImportColumns
}

const bodyOf = ({ segmentId, columns }: Choice) => ({ targetSegmentProfileId: segmentId, columns })

/** What would come of a file. */
export const previewQuery = (id: string, choice: Choice) =>
  queryOptions({
    queryKey: ['account-import-preview', id, choice],
    queryFn: ({ signal }) => call(previewImport, { params: { id }, body: bodyOf(choice), signal }),
    enabled: choice.columns.company !== undefined && choice.segmentId !== '',
    placeholderData: keepPreviousData,
    retry: false,
    // What is there changes with every account that somebody adds.
    staleTime: 0,
    gcTime: 0,
  })

export const useReadFile = () =>
  useMutation({ mutationFn: (file: File) => call(readImport, { query: { fileName: file.name }, bytes: file }) })

/** Puts an import as the server has it into the list, and has what follows from it read again. */
function useTakeUp(orgId: string) {
  const client = useQueryClient()
  return (taken: AccountImport) => {
    client.setQueryData(importsQuery(orgId).queryKey, (all = []) =>
      all.some(({ _id }) => _id === taken._id)
        ? all.map((each) => (each._id === taken._id ? taken : each))
        : [taken, ...all],
    )
    return readPipelineAgain(client, orgId)
  }
}

export function useRunImport(orgId: string, id: string) {
  const takeUp = useTakeUp(orgId)
  return useMutation({
    mutationFn: (choice: Choice) => call(runImport, { params: { id }, body: bodyOf(choice) }),
    onSuccess: takeUp,
  })
}

export function useUndoImport(orgId: string) {
  const takeUp = useTakeUp(orgId)
  return useMutation({
    mutationFn: (id: string) => call(undoImport, { params: { id } }),
    onSuccess: async (undone) => {
      await takeUp(undone)
      const { _id, kept, fileName } = undone
      const about = [_id]
      if (kept.length === 0) toast.success(`${fileName} is undone`, { about })
      else toast.info(`${fileName} is undone`, { about, detail: `${kept.length} stay, as they were used since.` })
    },
    onError: (error) => toast.error('Failed to undo the import', { detail: wordsOf(error) }),
  })
}

/** Says what became of an import when nobody looks at its dialog any more, with a way back. */
export function useImportWatch(orgId: string, watched: boolean): void {
  const client = useQueryClient()
  const { data = [] } = useQuery(importsQuery(orgId))
  const { mutate: undo } = useUndoImport(orgId)
  const running = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const ended = data.filter(({ _id, state }) => running.current.has(_id) && state !== 'running')
    running.current = new Set(data.filter(({ state }) => state === 'running').map(({ _id }) => _id))
    if (ended.length === 0) return
    void readPipelineAgain(client, orgId)
    if (watched) return
    for (const { _id, made, fileName, failure } of ended) {
      const action = { label: 'Undo', onPress: () => undo(_id) }
      if (made) toast.success(`${madeWords(made)} imported`, { about: [_id], action })
      else toast.error(`Failed to import ${fileName}`, { detail: failure ?? '' })
    }
  }, [client, data, orgId, undo, watched])
}
