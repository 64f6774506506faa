import { generateAccount } from '@ringside/contract/pipeline/accounts'
import type { Pipeline } from '@ringside/contract/pipeline/pipeline'
import { addContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { addSegment, updateSegment } from '@ringside/contract/pipeline/segments'
import {
  levelsWithoutDepartment,
  type companySizes,
  type decisionMakerLevels,
  type departments,
} from '@ringside/contract/reference-data'
import type { TargetIndustry } from '@ringside/contract/target-industries'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../lib/api/client.ts'
import { pipelineKey, pipelineQuery } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'

/** Whom somebody sells to, as far as it takes to have companies to call. */
export interface Market {
  industry: TargetIndustry
  /** A part of the industry, as it is listed; all of it where this is null. */
  subIndustry: string | null
  /** What it is called where it is none of the list. */
  otherIndustry: string
  companySize: (typeof companySizes)[number]
  level: (typeof decisionMakerLevels)[number]
  department: (typeof departments)[number]
}

/** Enough to choose from, and soon there. */
const firstAccounts = 3

const inUse = <Thing extends { archivedAt: string | null }>(things: readonly Thing[]): Thing[] =>
  things.filter(({ archivedAt }) => archivedAt === null)

function segmentFieldsOf({ industry, subIndustry, otherIndustry, companySize }: Market) {
  const isOther = industry === 'Other'
  return {
    name: isOther ? otherIndustry : (subIndustry ?? industry),
    industry: { targetIndustry: industry, subIndustries: subIndustry === null ? [] : [subIndustry] },
    ...(isOther ? { otherIndustry } : {}),
    companySize,
  }
}

/** A step that failed, by the specification's words for it; why is its cause. */
class StepFailed extends Error {}

const step = async <Made>(words: string, make: () => Promise<Made>): Promise<Made> => {
  try {
    return await make()
  } catch (cause) {
    throw new StepFailed(words, { cause })
  }
}

/** Makes a segment, a decision maker and the first accounts. After a failure it goes on with what is not there yet. */
export function useFirstMarket() {
  const { orgId, userId } = useSession()
  const client = useQueryClient()

  // Of a try that failed: whoever has chosen another market meanwhile means this one to become it.
  const begun = useRef<string | null>(null)

  const segmentOf = async (pipeline: Pipeline, market: Market): Promise<string> => {
    const fields = segmentFieldsOf(market)
    const inPlace = inUse(pipeline.targetSegmentProfiles)
    const own = inPlace.find(({ _id }) => _id === begun.current)
    if (own) {
      const params = { id: own._id }
      await step('Failed to update target segment', () => call(updateSegment, { params, body: { orgId, ...fields } }))
      return own._id
    }
    const [there] = inPlace
    if (there) return there._id
    const body = { propelAuthId: userId, orgId, ...fields, geographicFocus: { geographicFocus: 'None' as const } }
    const segment = await step('Failed to add target segment', () => call(addSegment, { body }))
    begun.current = segment._id
    return segment._id
  }

  const make = async (market: Market): Promise<void> => {
    // As it is now: a try before this one may have made a part of it.
    const pipeline = await step('Failed to fetch pipeline data', () =>
      client.fetchQuery({ ...pipelineQuery(orgId), staleTime: 0 }),
    )
    const targetSegmentProfileId = await segmentOf(pipeline, market)
    if (inUse(pipeline.contactProfiles).length === 0) {
      const { level, department } = market
      const role = levelsWithoutDepartment.includes(level) ? { level } : { level, department }
      await step('Failed to add contact profile', () => call(addContactProfile, { body: { orgId, userId, ...role } }))
    }
    for (let made = inUse(pipeline.accounts).length; made < firstAccounts; made++)
      await step('Failed to generate segment account', () =>
        call(generateAccount, { body: { orgId, targetSegmentProfileId } }),
      )
  }

  return useMutation({
    mutationFn: make,
    onSettled: () => client.invalidateQueries({ queryKey: pipelineKey(orgId) }),
  })
}
