import { archiveAccount, generateAccount } from '@ringside/contract/pipeline/accounts'
import { isInUse } from '@ringside/contract/pipeline/in-use'
import type { Pipeline } from '@ringside/contract/pipeline/pipeline'
import { addContactProfile, archiveContactProfile } from '@ringside/contract/pipeline/contact-profiles'
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

/** What tries that failed have made here, and by which choice: what somebody else has made is left alone. */
interface Begun {
  segment: string | null
  /** By id, what each was made for. */
  roles: Map<string, string>
  accounts: Map<string, string>
}

/** Of these, what was begun for another choice than the one that holds now. */
const madeForAnother = <Thing extends { _id: string }>(
  things: readonly Thing[],
  begun: ReadonlyMap<string, string>,
  choice: string,
): Thing[] => things.filter(({ _id }) => begun.has(_id) && begun.get(_id) !== choice)

/** Who makes it, and where. */
interface Maker {
  orgId: string
  userId: string
  begun: Begun
}

/** The segment, and what of the choice it was made by; nothing where it is none of ours. */
async function segmentOf(
  { orgId, userId, begun }: Maker,
  pipeline: Pipeline,
  market: Market,
): Promise<{ id: string; choice: object | null }> {
  const fields = segmentFieldsOf(market)
  const inPlace = pipeline.targetSegmentProfiles.filter(isInUse)
  const own = inPlace.find(({ _id }) => _id === begun.segment)
  if (own) {
    const params = { id: own._id }
    await step('Failed to update target segment', () => call(updateSegment, { params, body: { orgId, ...fields } }))
    return { id: own._id, choice: fields }
  }
  const [there] = inPlace
  if (there) return { id: there._id, choice: null }
  const body = { propelAuthId: userId, orgId, ...fields, geographicFocus: { geographicFocus: 'None' as const } }
  const segment = await step('Failed to add target segment', () => call(addSegment, { body }))
  begun.segment = segment._id
  return { id: segment._id, choice: fields }
}

/** Sees that there is a decision maker; what of the choice they are, nothing where somebody else chose. */
async function holdRole(
  { orgId, userId, begun }: Maker,
  pipeline: Pipeline,
  { level, department }: Market,
): Promise<object | null> {
  const role = levelsWithoutDepartment.includes(level) ? { level } : { level, department }
  const inPlace = pipeline.contactProfiles.filter(isInUse)
  if (inPlace.some(({ _id }) => !begun.roles.has(_id))) return null
  const others = madeForAnother(inPlace, begun.roles, JSON.stringify(role))
  await step('Failed to add contact profile', async () => {
    if (others.length === inPlace.length) {
      const { _id } = await call(addContactProfile, { body: { orgId, userId, ...role } })
      begun.roles.set(_id, JSON.stringify(role))
    }
    for (const { _id: id } of others) await call(archiveContactProfile, { params: { id }, body: { userId } })
  })
  return role
}

/**
 * Makes a segment, a decision maker and the first accounts. After a failure it goes on with what is not there yet; whoever has
 * chosen something else meanwhile gets that, and what was begun for the choice before goes into the archive.
 */
export function useFirstMarket() {
  const { orgId, userId } = useSession()
  const client = useQueryClient()
  const tries = useRef<Begun>({ segment: null, roles: new Map(), accounts: new Map() })

  const make = async (market: Market): Promise<void> => {
    const begun = tries.current
    const maker = { orgId, userId, begun }
    // As it is now: a try before this one may have made a part of it.
    const pipeline = await step('Failed to fetch pipeline data', () =>
      client.fetchQuery({ ...pipelineQuery(orgId), staleTime: 0 }),
    )
    const segment = await segmentOf(maker, pipeline, market)
    const choice = JSON.stringify([segment.choice, await holdRole(maker, pipeline, market)])
    const inPlace = pipeline.accounts.filter(isInUse)
    const others = madeForAnother(inPlace, begun.accounts, choice)
    await step('Failed to generate segment account', async () => {
      for (const { _id: id } of others) await call(archiveAccount, { params: { id }, body: { userId } })
      for (let made = inPlace.length - others.length; made < firstAccounts; made++) {
        const { _id } = await call(generateAccount, { body: { orgId, targetSegmentProfileId: segment.id } })
        begun.accounts.set(_id, choice)
      }
    })
  }

  return useMutation({
    mutationFn: make,
    onSettled: () => client.invalidateQueries({ queryKey: pipelineKey(orgId) }),
  })
}
