import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { providerIdSchema, timeSchema } from './kernel/ids.ts'
import { lineSourceSchema, mostLineSources, productFields } from './line-sources.ts'
import { companyIndustries, companySizes, targetIndustryNames } from './reference-data.ts'

export const plans = ['free', 'pack-5', 'pack-10', 'unlimited'] as const
export const planSchema = z.enum(plans)
export type Plan = z.infer<typeof planSchema>

export const userSchema = z.object({
  userId: providerIdSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  properties: z.object({ userAssignedRole: z.string(), companyName: z.string() }),
  plan: planSchema,
  isSiteAdmin: z.boolean(),
  createdAt: timeSchema,
})
export type User = z.infer<typeof userSchema>

const byUserId = z.object({ userId: providerIdSchema })

export const getUser = endpoint({
  method: 'GET',
  path: '/api/users/:userId',
  access: 'user',
  summary: 'The caller, or a member of an organisation the caller is Admin of',
  params: byUserId,
  response: userSchema,
  errors: ['not-found'],
})

export const exportUser = endpoint({
  method: 'GET',
  path: '/api/users/:userId/export.json',
  access: 'user',
  summary:
    'What is kept of the caller themselves, as a file: who they are, their profile, and what they sell in each of its versions, with the sources of its lines (JSON)',
  params: byUserId,
  response: z.unknown(),
  errors: ['not-found'],
})

/** Letters of a product summary: of a text, and of each entry of a list. */
export const longestInProduct = {
  name: 120,
  whatItDoes: 2000,
  forWhom: 1000,
  problemsSolved: 300,
  proof: 300,
  price: 500,
  competitors: 120,
} as const
/** Entries that each list of a product summary may have. */
export const mostInProduct = 20

const line = (max: number) => z.string().trim().max(max).default('')
const lines = (field: 'problemsSolved' | 'proof' | 'competitors') =>
  z.array(z.string().trim().min(1).max(longestInProduct[field])).max(mostInProduct).default([])

/** What the rep sells. Shown to the engine, so that the buyer can talk about it. */
export const productSummarySchema = z.object({
  name: line(longestInProduct.name),
  whatItDoes: line(longestInProduct.whatItDoes),
  forWhom: line(longestInProduct.forWhom),
  problemsSolved: lines('problemsSolved'),
  proof: lines('proof'),
  price: line(longestInProduct.price),
  competitors: lines('competitors'),
})
export type ProductSummary = z.infer<typeof productSummarySchema>
/** With where its lines were drafted from, as far as they were: empty for a summary of before that was kept. */
const withSources = { sources: z.array(lineSourceSchema) }
const keptProductSummary = productSummarySchema.extend({ ...withSources, updatedAt: timeSchema.nullable() })
export type KeptProductSummary = z.infer<typeof keptProductSummary>

export const getProductSummary = endpoint({
  method: 'GET',
  path: '/api/product-summary/:userId',
  access: 'user',
  summary: "The caller's product summary; empty fields and updatedAt null when there is none yet",
  params: byUserId,
  response: keptProductSummary,
  errors: ['not-found'],
})

export const saveProductSummary = endpoint({
  method: 'POST',
  path: '/api/product-summary/:userId',
  access: 'user',
  summary:
    'Save the product summary, with the source of each line that was drafted. A source whose line does not stand there goes; without `sources` those there are stay with the lines that do',
  params: byUserId,
  body: productSummarySchema
    .extend({ sources: z.array(lineSourceSchema).max(mostLineSources).optional() })
    .refine(({ name }) => name !== '', { message: 'Say what the product is called.', path: ['name'] })
    .refine(({ whatItDoes }) => whatItDoes !== '', { message: 'Say what it does.', path: ['whatItDoes'] }),
  response: keptProductSummary,
  errors: ['not-found'],
})

export const getProductMarket = endpoint({
  method: 'GET',
  path: '/api/product-summary/:userId/market',
  access: 'user',
  summary: "The market that the caller's product summary names, to begin from; null where it names none that is listed",
  params: byUserId,
  response: z.object({
    market: z.object({ targetIndustry: z.enum(targetIndustryNames), subIndustry: z.string() }).nullable(),
  }),
  errors: ['not-found'],
})

/** How many versions of a summary are kept, the one in use among them. */
export const keptSummaryVersions = 20

export const listProductSummaryVersions = endpoint({
  method: 'GET',
  path: '/api/product-summary/:userId/versions',
  access: 'user',
  summary:
    "The caller's product summary as it was saved each time, newest first: the last twenty. An older one is brought back by saving it",
  params: byUserId,
  response: z.object({
    versions: z.array(
      z.object({
        /** Counts up from 1 with every save that changed something. */
        version: z.number().int().min(1),
        savedAt: timeSchema,
        summary: productSummarySchema,
        ...withSources,
      }),
    ),
  }),
  errors: ['not-found'],
})
export type ProductSummaryVersion = z.infer<typeof listProductSummaryVersions.response>['versions'][number]

/** Letters that the address of a page may have. */
export const longestPageAddress = 2000

/** The letters of a text that a summary is drafted from; what a page or a document says beyond them is not read. */
export const longestProductText = 20_000

/** The largest document a summary can be drafted from, in bytes. */
export const largestProductDocument = 5_000_000

const productSource = z.discriminatedUnion('from', [
  z.strictObject({
    from: z.literal('text'),
    text: z.string().trim().min(1, 'Paste some text first.').max(longestProductText),
  }),
  z.strictObject({
    from: z.literal('page'),
    address: z.string().trim().min(1, 'Write the address of the page first.').max(longestPageAddress),
  }),
  z.strictObject({
    from: z.literal('document'),
    /** As base64; a third longer than the document. */
    content: z.base64('The document did not arrive whole. Choose it again.').min(1, 'The document is empty.'),
  }),
])

export const draftProductSummary = endpoint({
  method: 'POST',
  path: '/api/product-summary/:userId/draft',
  access: 'user',
  summary:
    'Sentences of a text, a web page or a document (docx, pdf, txt, md) sorted into the fields of a product summary, each with its line; nothing is kept',
  params: byUserId,
  body: productSource,
  response: z.object({
    /** Empty where the text does not name the product. */
    name: z.string(),
    lines: z.array(z.object({ field: z.enum(productFields), text: z.string(), line: z.number().int() })),
    /** Sentences that went into no field. */
    leftOut: z.array(z.object({ text: z.string(), line: z.number().int() })),
    /** Where a page was read in the end, after redirects; null for a text or a document. */
    address: z.string().nullable(),
    /** There was more to read than `longestProductText`. */
    cutShort: z.boolean(),
  }),
  errors: ['not-found'],
})
export type ProductSource = z.infer<typeof productSource>
export type ProductDraft = z.infer<typeof draftProductSummary.response>

export const profileSections = {
  you: z.object({
    role: line(120),
    companyName: line(120),
    industry: z.enum(companyIndustries).or(z.literal('')).default(''),
  }),
  target: z.object({
    industries: z.array(z.string().max(120)).max(12).default([]),
    sizes: z.array(z.enum(companySizes)).default([]),
    notes: line(1000),
  }),
  goals: z.object({
    targetScore: z.number().int().min(1).max(100).default(70),
    callsAWeek: z.number().int().min(0).max(100).default(5),
    focus: line(300),
  }),
  voice: z.object({
    mode: z.enum(['voice', 'typing']).default('voice'),
    captions: z.boolean().default(true),
    singleKeys: z.boolean().default(true),
  }),
} as const
export type ProfileSection = keyof typeof profileSections
export const profileSectionNames = Object.keys(profileSections) as [ProfileSection, ...ProfileSection[]]

export const profileSchema = z.object({
  you: profileSections.you,
  target: profileSections.target,
  goals: profileSections.goals,
  voice: profileSections.voice,
  /** Which sections were ever saved. */
  saved: z.array(z.enum(profileSectionNames)),
  /** Sections of which a part that was kept can't be read any more; it stays as it is until the section is saved again. */
  unreadable: z.array(z.enum(profileSectionNames)),
})
export type Profile = z.infer<typeof profileSchema>

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profile/:userId',
  access: 'user',
  summary: "The caller's profile, with defaults where nothing was saved",
  params: byUserId,
  response: profileSchema,
  errors: ['not-found'],
})

export const saveProfileSection = endpoint({
  method: 'PUT',
  path: '/api/profile/:userId/:section',
  access: 'user',
  summary: 'Save one section of the profile; the body is that section',
  params: byUserId.extend({ section: z.enum(profileSectionNames) }),
  /** Checked against `profileSections[section]` by the service. */
  body: z.record(z.string(), z.unknown()),
  response: profileSchema,
  errors: ['not-found'],
})
