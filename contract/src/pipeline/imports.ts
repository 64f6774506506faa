import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, emptySchema, idSchema, timeSchema } from '../kernel/ids.ts'
import { exportedIds } from '../kernel/paging.ts'
import { decisionMakerLevels, departments } from '../reference-data.ts'

/** The largest table that can be imported: rows below its head, columns, and the file's bytes. */
export const importLimits = { rows: 5000, columns: 100, bytes: 5_000_000 } as const

/** How long an import can be undone, in days, and how many of somebody's imports at a time: the last ones that made something. */
export const undoLimits = { days: 30, imports: 10 } as const

/** Of the rows that come, of those that don't and of notes, a preview shows so many; the counts are of all. */
export const previewedRows = 20
export const previewedProblems = 200
export const previewedNotes = 200

/**
 * What a column can hold. Of a company: its name, where it is (at once or in parts), how many work there, what it does. Of a
 * person there: their name (whole or in parts), title, level and department.
 */
export const importFields = [
  'company',
  'location',
  'city',
  'state',
  'country',
  'size',
  'description',
  'personName',
  'firstName',
  'lastName',
  'title',
  'level',
  'department',
] as const
export type ImportField = (typeof importFields)[number]

const column = z
  .number()
  .int()
  .min(0)
  .max(importLimits.columns - 1)
  .optional()

/** Which column holds what, by its place in the table, from 0. What is not named is not read. */
export const importColumnsSchema = z.strictObject({
  company: column,
  location: column,
  city: column,
  state: column,
  country: column,
  size: column,
  description: column,
  personName: column,
  firstName: column,
  lastName: column,
  title: column,
  level: column,
  department: column,
} satisfies Record<ImportField, typeof column>)
export type ImportColumns = z.infer<typeof importColumnsSchema>

const made = {
  accounts: z.number().int(),
  people: z.number().int(),
  /** Decision makers that were not among the organisation's before. */
  decisionMakers: z.number().int(),
  /** Rows of which nothing comes. */
  leftOut: z.number().int(),
  /** Rows whose company comes and the person whom they name does not; not among `leftOut`. */
  withoutPerson: z.number().int(),
}

/** Something that undoing leaves where it is, and why. */
const keptSchema = z.object({ name: z.string(), reason: z.string() })

/**
 * A table on its way into the pipeline, its importer's own. `read`: here, and nothing made of it. `running`: being made.
 * `imported`: made, and can be undone. `failed`: nothing was made. `undone`: what it made is gone but for `kept`.
 */
export const accountImportSchema = z.object({
  _id: idSchema,
  fileName: z.string(),
  state: z.enum(['read', 'running', 'imported', 'failed', 'undone']),
  /** Rows below the head, empty ones left out. */
  rows: z.number().int(),
  /** The names of the columns; one without a name is called "Column C". */
  head: z.array(z.string()),
  /** The first rows as they stand in the file. */
  sample: z.array(z.array(z.string())),
  /** What the columns seem to hold, by their names. */
  columns: importColumnsSchema,
  /** Where its accounts go; null before that is chosen. */
  targetSegmentProfileId: idSchema.nullable(),
  /** What was made; null until it is. Imports of before `withoutPerson` have those rows among `leftOut`. */
  made: z.object(made).nullable(),
  /** Why nothing was made, as a sentence; null unless it failed. */
  failure: z.string().nullable(),
  /** What undoing left, the first of it; empty unless undone. */
  kept: z.array(keptSchema),
  createdAt: timeSchema,
})
export type AccountImport = z.infer<typeof accountImportSchema>

const previewedSchema = z.object({
  /** As a spreadsheet counts: the head is row 1. */
  row: z.number().int(),
  account: z.string(),
  /** False: the account is there, and the person joins it. */
  isNew: z.boolean(),
  /** Null: it will come from the segment. */
  location: z.string().nullable(),
  size: z.string().nullable(),
  person: z
    .object({
      name: z.string(),
      /** Null: one that goes with the level. */
      title: z.string().nullable(),
      level: z.enum(decisionMakerLevels),
      department: z.enum(departments).nullable(),
    })
    .nullable(),
})
export type PreviewedRow = z.infer<typeof previewedSchema>

export const importPreviewSchema = z.object({
  ...made,
  rows: z.array(previewedSchema),
  /** The first rows that will not come, each with all that keeps it out: "Brightwell Foods is there already." */
  problems: z.array(z.object({ row: z.number().int(), reason: z.string() })),
  /**
   * The first notes about rows that come, and are worth a look first: "1,200 employees is another size than the segment’s 51-200.", "“Dana” needs a first
   * and a last name. Brightwell Foods comes without them."
   */
  notes: z.array(z.object({ row: z.number().int(), reason: z.string() })),
  /** Of all rows; one row can have several. */
  noteCount: z.number().int(),
})
export type ImportPreview = z.infer<typeof importPreviewSchema>

const choice = z.strictObject({ targetSegmentProfileId: idSchema, columns: importColumnsSchema })
export type ImportChoice = z.input<typeof choice>

export const readImport = endpoint({
  method: 'POST',
  path: '/api/pipeline/imports',
  access: 'member',
  summary:
    'Read a table of accounts and people: the bytes of a CSV file as application/octet-stream (comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252; at most 5,000 rows). Nothing is made of it yet',
  query: z.object({ fileName: z.string().trim().min(1).max(200) }),
  response: accountImportSchema,
  status: 201,
  errors: [],
})

export const listImports = endpoint({
  method: 'GET',
  path: '/api/pipeline/imports',
  access: 'member',
  summary:
    "The caller's own imports that were begun, newest first: the last ten that can be undone, and the last ten that failed or were undone",
  response: z.array(accountImportSchema),
  errors: [],
})

export const getImport = endpoint({
  method: 'GET',
  path: '/api/pipeline/imports/:id',
  access: 'member',
  summary: 'One import of the caller',
  params: byId,
  response: accountImportSchema,
  errors: ['not-found'],
})

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/pipeline/imports/:id/preview',
  access: 'member',
  summary: 'What would come of a table with these columns, and which rows would not come and why',
  params: byId,
  body: choice,
  response: importPreviewSchema,
  errors: ['not-found', 'conflict'],
})

export const runImport = endpoint({
  method: 'POST',
  path: '/api/pipeline/imports/:id/run',
  access: 'member',
  summary: 'Make accounts and people of a table: all rows that can come, in one transaction, on the server',
  params: byId,
  body: choice,
  response: accountImportSchema,
  status: 202,
  errors: ['not-found', 'conflict'],
})

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/pipeline/imports/:id/undo',
  access: 'member',
  summary: 'Take back what an import made, but for what somebody has done something with since',
  params: byId,
  response: accountImportSchema,
  errors: ['not-found', 'conflict'],
})

export const exportLeftOut = endpoint({
  method: 'GET',
  path: '/api/pipeline/imports/:id/left-out.csv',
  access: 'member',
  summary:
    'The rows of which an import left out all or the person, as they stood in the file, each with its reason (CSV)',
  params: byId,
  response: z.unknown(),
  errors: ['not-found'],
})

export const discardImport = endpoint({
  method: 'DELETE',
  path: '/api/pipeline/imports/:id',
  access: 'member',
  summary: 'Let go of a table that nothing was made of, or of the note of an import; what it made stays',
  params: byId,
  response: emptySchema,
  status: 204,
  errors: ['not-found', 'conflict'],
})

export const exportAccounts = endpoint({
  method: 'GET',
  path: '/api/pipeline/accounts/export.csv',
  access: 'member',
  summary: 'Accounts in use with their segment, stage and last call, or those of them that are named (CSV)',
  query: z.object({ ids: exportedIds }),
  response: z.unknown(),
  errors: [],
})

export const exportPeople = endpoint({
  method: 'GET',
  path: '/api/pipeline/personas/export.csv',
  access: 'member',
  summary: 'Everybody who can be called, with their account, its segment and stage, and the last call (CSV)',
  response: z.unknown(),
  errors: [],
})
