import { lineSourceSchema, type LineSource, type ProductSummary } from '@ringside/contract'

/** The sources whose lines stand in a summary: in a list as a line of it, in a text somewhere. */
export const sourcesIn = (summary: ProductSummary, sources: readonly LineSource[]): LineSource[] =>
  sources.filter(({ field, text }) => summary[field].includes(text))

/** Those that can be read of what was kept, perhaps by a version with other rules. */
export const readableSources = (kept: readonly unknown[]): LineSource[] =>
  kept.flatMap((source) => lineSourceSchema.safeParse(source).data ?? [])
