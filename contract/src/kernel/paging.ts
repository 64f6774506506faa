import { z } from 'zod'
import { idSchema, timeSchema } from './ids.ts'

/** Lists are read page by page with an opaque cursor; `next` is null on the last page. */
export const pageQuery = {
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
}

/** Of a list, what is from one instant on and before another. Where a day begins only the reader's clock knows. */
export const timesQuery = { from: timeSchema.optional(), before: timeSchema.optional() }
export type Times = { from?: string | undefined; before?: string | undefined }

/** One page of a list: at most `limit` items, the cursor of the next page, and how many items there are on all pages. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable(), total: z.number().int() })

/** The most rows that one table of a list has. */
export const mostExported = 20_000

/** As many ids as one address has room for. */
export const mostNamed = 200

/** Of a list, only these: ids parted by commas, at most `mostNamed`. */
export const exportedIds = z
  .string()
  .max(7_500)
  .refine((ids) => ids.split(',').every((id) => idSchema.safeParse(id).success), 'These are no ids.')
  .optional()
