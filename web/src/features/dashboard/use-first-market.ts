import { generateAccount, type Pipeline } from '@ringside/contract/pipeline/accounts'
import { addContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { addSegment } from '@ringside/contract/pipeline/segments'
import {
  levelsWithoutDepartment,
  type companySizes,
  type decisionMakerLevels,
  type departments,
} from '@ringside/contract/reference-data'
import type { TargetIndustry } from '@ringside/contract/target-industries'
import { useMutation, useQueryClient } from '@tanstack/react-query'
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

/** Makes a segment, a decision maker and the first accounts. After a failure it goes on with what is not there yet. */
export function useFirstMarket() {
  const { orgId, userId } = useSession()
  const client = useQueryClient()

  const segmentOf = async (
    pipeline: Pipeline,
    { industry, subIndustry, otherIndustry, companySize }: Market,
  ): Promise<string> => {
    const [there] = inUse(pipeline.targetSegmentProfiles)
    if (there) return there._id
    const isOther = industry === 'Other'
    const segment = await call(addSegment, {
      body: {
        propelAuthId: userId,
        orgId,
        name: isOther ? otherIndustry : (subIndustry ?? industry),
        industry: { targetIndustry: industry, subIndustries: subIndustry === null ? [] : [subIndustry] },
        ...(isOther ? { otherIndustry } : {}),
        companySize,
        geographicFocus: { geographicFocus: 'None' },
      },
    })
    return segment._id
  }

  const make = async (market: Market): Promise<void> => {
    // As it is now: a try before this one may have made a part of it.
    const pipeline = await client.fetchQuery({ ...pipelineQuery(orgId), staleTime: 0 })
    const targetSegmentProfileId = await segmentOf(pipeline, market)
    if (inUse(pipeline.contactProfiles).length === 0) {
      const { level, department } = market
      const role = levelsWithoutDepartment.includes(level) ? { level } : { level, department }
      await call(addContactProfile, { body: { orgId, userId, ...role } })
    }
    for (let made = inUse(pipeline.accounts).length; made < firstAccounts; made++)
      await call(generateAccount, { body: { orgId, targetSegmentProfileId } })
  }

  return useMutation({
    mutationFn: make,
    onSettled: () => client.invalidateQueries({ queryKey: pipelineKey(orgId) }),
  })
}
