import {
  addContactProfile,
  archiveAccount,
  archiveContactProfile,
  archivePersona,
  generateAccount,
  unarchiveAccount,
  unarchiveContactProfile,
  unarchivePersona,
  type Account,
  type ContactProfile,
} from '@ringside/contract/pipeline/accounts'
import {
  addSegment,
  archiveSegment,
  getSegmentMarket,
  saveCustomizations,
  unarchiveSegment,
  updateSegment,
  type Segment,
} from '@ringside/contract/pipeline/segments'
import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { pipelineKey } from '../../lib/queries/pipeline.ts'
import { toast } from '../../ui/toast-queue.ts'

export interface Who {
  orgId: string
  userId: string
}

export type SegmentFields = Omit<BodyOf<typeof addSegment>, 'propelAuthId' | 'orgId'>
export type Customizations = BodyOf<typeof saveCustomizations>['customizations']
export type ContactFields = Pick<BodyOf<typeof addContactProfile>, 'level' | 'department'>

/** Runs a change and reads the pipeline again when it is through. */
function useChange<Input, Output>(who: Who, change: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: pipelineKey(who.orgId) }),
  })
}

export const useSaveSegment = (who: Who) =>
  useChange(who, ({ id, fields }: { id: string | null; fields: SegmentFields }) =>
    id
      ? call(updateSegment, { params: { id }, body: { orgId: who.orgId, ...fields } })
      : call(addSegment, { body: { propelAuthId: who.userId, orgId: who.orgId, ...fields } }),
  )

/** What companies of a segment come with, whatever is written about it. */
export const segmentMarketQuery = (orgId: string, id: string) =>
  queryOptions({
    queryKey: [...pipelineKey(orgId), 'market', id],
    queryFn: ({ signal }) => call(getSegmentMarket, { params: { id }, signal }),
  })

export const useSaveCustomizations = (who: Who) =>
  useChange(who, ({ id, customizations }: { id: string; customizations: Customizations }) =>
    call(saveCustomizations, { params: { id }, body: { ...who, customizations } }),
  )

export const useAddContactProfile = (who: Who) =>
  useChange(who, (fields: ContactFields) => call(addContactProfile, { body: { ...who, ...fields } }))

export const useGenerateAccount = (who: Who) =>
  useChange(who, (targetSegmentProfileId: string) =>
    call(generateAccount, { body: { orgId: who.orgId, targetSegmentProfileId } }),
  )

export type Kind = 'segment' | 'account' | 'contact-profile' | 'persona'

const archiveOne = (who: Who, kind: Kind, id: string) => {
  const params = { id }
  const body = { userId: who.userId }
  if (kind === 'segment') return call(archiveSegment, { params, body: who })
  if (kind === 'account') return call(archiveAccount, { params, body })
  if (kind === 'persona') return call(archivePersona, { params, body })
  return call(archiveContactProfile, { params, body })
}

const restoreOne = (who: Who, kind: Kind, id: string) => {
  const params = { id }
  const body = { userId: who.userId }
  if (kind === 'segment') return call(unarchiveSegment, { params, body: who })
  if (kind === 'account') return call(unarchiveAccount, { params, body })
  if (kind === 'persona') return call(unarchivePersona, { params, body })
  return call(unarchiveContactProfile, { params, body })
}

const words: Record<Kind, [one: string, many: string]> = {
  segment: ['segment', 'segments'],
  account: ['account', 'accounts'],
  'contact-profile': ['decision maker', 'decision makers'],
  persona: ['person', 'people'],
}
const counted = (kind: Kind, count: number) => `${count} ${words[kind][count === 1 ? 0 : 1]}`

/** Archives several things of one kind, with a way back in the toast. */
export function useArchive(who: Who) {
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: pipelineKey(who.orgId) })

  const restore = async (kind: Kind, ids: readonly string[]) => {
    try {
      await Promise.all(ids.map((id) => restoreOne(who, kind, id)))
      toast.success(`${counted(kind, ids.length)} restored`)
    } catch (error) {
      toast.error('Not everything could be restored', { detail: wordsOf(error) })
    }
    await again()
  }

  const archive = async (kind: Kind, ids: readonly string[]) => {
    try {
      await Promise.all(ids.map((id) => archiveOne(who, kind, id)))
      toast.success(`${counted(kind, ids.length)} archived`, {
        action: { label: 'Undo', onPress: () => void restore(kind, ids) },
      })
    } catch (error) {
      toast.error('Not everything could be archived', { detail: wordsOf(error) })
    }
    await again()
  }
  return { archive, restore }
}

export const isHere = (thing: Segment | Account | ContactProfile): boolean => thing.archivedAt === null
