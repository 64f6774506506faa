import { addContactProfile, placeContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { isInUse } from '@ringside/contract/pipeline/in-use'
import {
  addSegment,
  getSegmentMarket,
  saveCustomizations,
  updateSegment,
  type Segment,
} from '@ringside/contract/pipeline/segments'
import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Who } from '../../domain-ui/use-archive.ts'
import { call } from '../../lib/api/client.ts'
import { pipelineKey, pipelineQuery } from '../../lib/queries/pipeline.ts'

export type SegmentFields = Omit<BodyOf<typeof addSegment>, 'propelAuthId' | 'orgId'>
export type Customizations = Required<BodyOf<typeof saveCustomizations>['customizations']>
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
  useChange(
    who,
    ({ fields, before }: { fields: SegmentFields; before: { id: string; fields: SegmentFields } | null }) =>
      before
        ? call(updateSegment, {
            params: { id: before.id },
            body: { orgId: who.orgId, ...changedOf(fields, before.fields) },
          })
        : call(addSegment, { body: { propelAuthId: who.userId, orgId: who.orgId, ...fields } }),
  )

/** What somebody changed: the rest may be changed by somebody else meanwhile, and stays theirs. */
function changedOf<Fields extends object>(now: Fields, before: Fields): Partial<Fields> {
  const same = (key: keyof Fields) => JSON.stringify(now[key]) === JSON.stringify(before[key])
  return Object.fromEntries(Object.entries(now).filter(([key]) => !same(key as keyof Fields))) as Partial<Fields>
}

/** What companies of a segment come with, whatever is written about it. */
export const segmentMarketQuery = (orgId: string, id: string) =>
  queryOptions({
    queryKey: [...pipelineKey(orgId), 'market', id],
    queryFn: ({ signal }) => call(getSegmentMarket, { params: { id }, signal }),
  })

/** What is written about a segment, saved unless somebody else has changed the same since it was `segment`. */
export const useSaveCustomizations = (who: Who) =>
  useChange(who, ({ segment, customizations }: { segment: Segment; customizations: Customizations }) =>
    call(saveCustomizations, {
      params: { id: segment._id },
      body: {
        ...who,
        customizations: changedOf(customizations, segment),
        from: {
          industryPainPoints: segment.industryPainPoints,
          potentialObjections: segment.potentialObjections,
          freeformCustomizations: segment.freeformCustomizations,
        },
      },
    }),
  )

/** Adds a decision maker; true when it came back from the archive, as far as this page knew that it was there. */
export function useAddContactProfile(who: Who) {
  const client = useQueryClient()
  return useChange(who, async (fields: ContactFields): Promise<boolean> => {
    const before = client.getQueryData(pipelineQuery(who.orgId).queryKey)?.contactProfiles ?? []
    const { _id: id } = await call(addContactProfile, { body: { ...who, ...fields } })
    return before.some((each) => each._id === id && !isInUse(each))
  })
}

/** Gives every account a place for these roles, or leaves them to those that have somebody. */
export const usePlaceContactProfiles = (who: Who) =>
  useChange(who, async ({ ids, everywhere }: { ids: readonly string[]; everywhere: boolean }) => {
    for (const id of ids) await call(placeContactProfile, { params: { id }, body: { userId: who.userId, everywhere } })
  })
