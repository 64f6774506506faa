import { z } from 'zod'
import {
  buyerProfileSchema,
  callTypeSchema,
  difficultySchema,
  objectionStateSchema,
  outcomeSchema,
  playableCallTypes,
  playableCallTypeSchema,
  targetIndustryNames,
} from '@ringside/contract'
import { agreedTermSchema } from '../buyer/terms/bargain.ts'
import { colleagueHeardSchema, heldSchema } from '../buyer/setup.ts'
import { productSchema } from '../product-summary/selling.ts'
import { UsageError } from './usage-error.ts'

const productFileSchema = productSchema.extend({ name: z.string().min(1), whatItDoes: z.string().min(1) })

/** Who calls. A buyer listens for both names when somebody says who they are. */
const repSchema = z.strictObject({ firstName: z.string().trim().min(1), companyName: z.string().trim().min(1) })

const earlierCallSchema = z.strictObject({
  type: callTypeSchema,
  outcome: outcomeSchema,
  factsGiven: z.array(z.string()).default([]),
  promise: z.string().nullable().default(null),
  held: heldSchema.optional(),
  objections: z
    .array(z.strictObject({ id: z.string(), state: objectionStateSchema, repair: z.string().optional() }))
    .optional(),
  askedAfterPromise: z.boolean().optional(),
  terms: z.array(agreedTermSchema).optional(),
})

/** What the rep's side had found out before the call: the fact's id, in a few words, and who told it. */
const knownSchema = z.strictObject({ factId: z.string(), summary: z.string(), from: z.string() })

/** The file that `call` reads. A key it does not know is a mistake, not something to pass over. */
const callFileSchema = z.strictObject({
  seed: z.number().int().default(1),
  type: playableCallTypeSchema.default('cold-call'),
  difficulty: difficultySchema.default('medium'),
  persona: buyerProfileSchema.nullable().default(null),
  industry: z.enum(targetIndustryNames).default('Transportation & Logistics'),
  rep: repSchema.default({ firstName: 'Marcus', companyName: 'Routewell' }),
  productSummary: productFileSchema.nullable().default(null),
  earlierCalls: z.array(earlierCallSchema).default([]),
  colleaguesHeard: z.array(colleagueHeardSchema).default([]),
  known: z.array(knownSchema).default([]),
  lines: z.array(z.string()),
})
export type CallFile = z.infer<typeof callFileSchema>

/** What is wrong with a file, said of the first fault. */
function sentenceFor(file: string, error: z.ZodError): string {
  const [issue] = error.issues
  const where = issue === undefined || issue.path.length === 0 ? '' : ` in “${issue.path.join('.')}”`
  if (issue?.code === 'unrecognized_keys') return `${file}: there is no key “${issue.keys.join('”, “')}”${where}.`
  if (issue?.path[0] === 'type') return `${file}: “type” is one of ${playableCallTypes.join(', ')}.`
  return `${file}: ${(issue?.message ?? 'it does not have the right form').replace(/\.$/u, '')}${where}.`
}

/** Throws `UsageError` with one sentence when the text is not such a file. */
export function parseCallFile(file: string, text: string): CallFile {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch {
    throw new UsageError(`${file}: this is not valid JSON.`)
  }
  const parsed = callFileSchema.safeParse(json)
  if (!parsed.success) throw new UsageError(sentenceFor(file, parsed.error))
  return parsed.data
}
