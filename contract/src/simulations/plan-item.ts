import { z } from 'zod'

/**
 * What the call screen's plan panel shows; labels give nothing away. Apart from the endpoints, for the browser reads it in
 * the call's socket, and endpoints travel there without their schemas (web/build/lean-contract.ts).
 */
export const planItemSchema = z.object({
  factId: z.string(),
  label: z.string(),
  foundAtMs: z.number().int().nullable(),
  /** What the organisation knew before the call, and the first name of who told it; absent where it was to find out. */
  known: z.object({ summary: z.string(), from: z.string() }).optional(),
})
