import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'
import { calledText } from '../kernel/text.ts'
import {
  companySizes,
  countries,
  geographicFocusTypes,
  internationalRegions,
  regions,
  states,
  targetIndustryNames,
} from '../reference-data.ts'
import { placesFieldOf } from './focus-places.ts'

export const industrySchema = z.object({
  targetIndustry: z.enum(targetIndustryNames),
  subIndustries: z.array(z.string().max(80)).max(20).default([]),
})

export const geographicFocusSchema = z.object({
  geographicFocus: z.enum(geographicFocusTypes),
  regions: z.array(z.enum(regions)).default([]),
  states: z.array(z.enum(states)).default([]),
  countries: z.array(z.enum(countries)).default([]),
  internationalRegions: z.array(z.enum(internationalRegions)).default([]),
})
export type GeographicFocus = z.infer<typeof geographicFocusSchema>

/** Letters that a pain point or an objection may have. */
export const longestIdea = 300
/** Pain points, and objections, that a segment may have of each. */
export const mostIdeas = 30
const ideas = z.array(z.string().trim().min(1).max(longestIdea)).max(mostIdeas)

export const segmentSchema = z.object({
  _id: idSchema,
  propelAuthId: providerIdSchema,
  orgId: providerIdSchema,
  name: z.string(),
  industry: industrySchema,
  otherIndustry: z.string().nullable(),
  displayIndustry: z.string(),
  displaySubIndustry: z.string(),
  companySize: z.enum(companySizes),
  geographicFocus: geographicFocusSchema,
  industryPainPoints: ideas,
  potentialObjections: ideas,
  freeformCustomizations: z.string(),
  archivedAt: timeSchema.nullable(),
  archivedByUserId: providerIdSchema.nullable(),
  createdAt: timeSchema,
})
export type Segment = z.infer<typeof segmentSchema>

/** Letters that may be written about a segment in free words, and letters of its name and of an industry's. */
export const longestFreeform = 4000
export const longestSegmentName = 80

/** Who chooses something twice means it once. */
const once = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

// What is sent is put into wordings, where braces mean something; what is shown is kept already.
const sentIndustry = industrySchema.extend({
  subIndustries: z
    .array(calledText(longestSegmentName, { min: 1 }))
    .max(20)
    .default([])
    .transform(once),
})
const { shape: focus } = geographicFocusSchema
const sentFocus = geographicFocusSchema.extend({
  regions: focus.regions.transform(once),
  states: focus.states.transform(once),
  countries: focus.countries.transform(once),
  internationalRegions: focus.internationalRegions.transform(once),
})
const sentIdeas = z.array(calledText(longestIdea, { min: 1 })).max(mostIdeas)

const described = {
  name: calledText(longestSegmentName, { min: 2, missing: 'Give the segment a name of at least 2 characters.' }),
  industry: sentIndustry,
  otherIndustry: calledText(longestSegmentName, { min: 1, missing: 'Say which industry it is.' }).optional(),
  companySize: z.enum(companySizes),
  geographicFocus: sentFocus,
}

type Described = {
  industry?: z.infer<typeof industrySchema>
  otherIndustry?: string | undefined
  geographicFocus?: GeographicFocus | undefined
}

/** A focus needs at least one place of its kind. */
function checkFocus({ geographicFocus: focus }: Described, context: z.RefinementCtx): void {
  const field = focus && placesFieldOf[focus.geographicFocus]
  if (field && focus[field].length === 0) {
    context.addIssue({ code: 'custom', path: ['geographicFocus', field], message: 'Choose at least one place.' })
  }
}

/** Other needs its name in words; a segment that is changed may have one already, which the server knows. */
function checkSegment(segment: Described, context: z.RefinementCtx): void {
  // An empty name was refused as one already.
  if (segment.industry?.targetIndustry === 'Other' && segment.otherIndustry === undefined) {
    context.addIssue({ code: 'custom', path: ['otherIndustry'], message: 'Say which industry it is.' })
  }
  checkFocus(segment, context)
}

/** A segment that is made together with what is in it. */
export const newSegmentSchema = z.strictObject(described).superRefine(checkSegment)

export const addSegmentBody = z
  .strictObject({ propelAuthId: providerIdSchema, orgId: providerIdSchema, ...described })
  .superRefine(checkSegment)

export const addSegment = endpoint({
  method: 'POST',
  path: '/api/pipeline/target-segment',
  access: 'member',
  summary: 'Add a target segment',
  body: addSegmentBody,
  response: segmentSchema,
  status: 201,
  errors: ['forbidden', 'limit-reached'],
})

export const getSegment = endpoint({
  method: 'GET',
  path: '/api/pipeline/target-segment/:id',
  access: 'member',
  summary: 'One segment, archived or not: the pipeline leaves out those archived long ago',
  params: byId,
  response: segmentSchema,
  errors: ['not-found'],
})

export const updateSegmentBody = z
  .strictObject({
    orgId: providerIdSchema.optional(),
    name: described.name.optional(),
    industry: sentIndustry.optional(),
    otherIndustry: described.otherIndustry,
    companySize: described.companySize.optional(),
    geographicFocus: sentFocus.optional(),
  })
  .superRefine(checkFocus)

export const updateSegment = endpoint({
  method: 'PUT',
  path: '/api/pipeline/target-segment/:id',
  access: 'member',
  summary: 'Change a segment',
  params: byId,
  body: updateSegmentBody,
  response: segmentSchema,
  errors: ['not-found', 'forbidden'],
})

export const getSegmentMarket = endpoint({
  method: 'GET',
  path: '/api/pipeline/target-segment/:id/market',
  access: 'member',
  summary: 'The pain points and objections that companies of a segment come with, whatever is written about it',
  params: byId,
  response: z.object({ painPoints: z.array(z.string()), objections: z.array(z.string()) }),
  errors: ['not-found', 'forbidden'],
})

/** What is written about a segment, as it was seen: in the words that are kept, whatever may be written by now. */
const customizationsSeen = z
  .strictObject({
    industryPainPoints: z.array(z.string()).max(mostIdeas),
    potentialObjections: z.array(z.string()).max(mostIdeas),
    freeformCustomizations: z.string(),
  })
  .partial()

export const saveCustomizations = endpoint({
  method: 'PUT',
  path: '/api/pipeline/target-segment/:id/customizations',
  access: 'member',
  summary:
    "Save a segment's pain points, objections and free text; what is not named stays. With `from`, nothing is saved over what somebody else wrote meanwhile",
  params: byId,
  body: z.strictObject({
    orgId: providerIdSchema,
    userId: providerIdSchema,
    customizations: z
      .strictObject({
        industryPainPoints: sentIdeas,
        potentialObjections: sentIdeas,
        freeformCustomizations: calledText(longestFreeform),
      })
      .partial(),
    /** What stood there when the person began to write. */
    from: customizationsSeen.optional(),
  }),
  response: segmentSchema,
  errors: ['not-found', 'forbidden', 'conflict'],
})

const archiveBody = z.strictObject({ orgId: providerIdSchema, userId: providerIdSchema })

export const archiveSegment = endpoint({
  method: 'PUT',
  path: '/api/pipeline/target-segment/:id/archive',
  access: 'member',
  summary: 'Archive a segment; its accounts stay as they are',
  params: byId,
  body: archiveBody,
  response: segmentSchema,
  errors: ['not-found', 'forbidden'],
})

export const unarchiveSegment = endpoint({
  method: 'PUT',
  path: '/api/pipeline/target-segment/:id/unarchive',
  access: 'member',
  summary: 'Restore an archived segment',
  params: byId,
  body: archiveBody,
  response: segmentSchema,
  errors: ['not-found', 'forbidden', 'limit-reached'],
})

/** So many segments move in one request, which moves all of them or none. */
export const mostMovedAtOnce = 100

export const transferSegments = endpoint({
  method: 'POST',
  path: '/api/pipeline/transfer-target-segment',
  /** The service admits site admins and owners of both organisations: neither is the caller's current one of necessity. */
  access: 'user',
  summary: 'For site admins and owners of both: move segments with their accounts and personas to another organisation',
  body: z.strictObject({
    fromOrgId: providerIdSchema,
    toOrgId: providerIdSchema,
    segmentIds: z.array(idSchema).min(1, 'Choose at least one segment.').max(mostMovedAtOnce),
  }),
  response: z.object({ moved: z.number().int() }),
  errors: ['forbidden', 'not-found', 'conflict', 'limit-reached'],
})

/** A segment as it is chosen for a move: its name and how much comes along. */
export const movableSegmentSchema = z.object({
  _id: idSchema,
  name: z.string(),
  /** Those in use. */
  accounts: z.number().int(),
  archivedAt: timeSchema.nullable(),
})
export type MovableSegment = z.infer<typeof movableSegmentSchema>

export const listMovableSegments = endpoint({
  method: 'GET',
  path: '/api/pipeline/transfer-target-segment',
  access: 'user',
  summary:
    'For site admins and its owners: segments of an organisation that could move to another, archived ones included',
  query: z.object({ fromOrgId: providerIdSchema }),
  response: z.array(movableSegmentSchema),
  errors: ['forbidden', 'not-found'],
})
