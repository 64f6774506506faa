import { z } from 'zod'

/** Every error the API can answer with, each with its one status. */
export const errorStatuses = {
  invalid: 400,
  unauthenticated: 401,
  'no-credits': 402,
  forbidden: 403,
  'not-found': 404,
  timeout: 408,
  conflict: 409,
  'limit-reached': 409,
  'too-large': 413,
  'out-of-range': 416,
  'idempotency-mismatch': 422,
  'rate-limited': 429,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof errorStatuses
export const errorCodes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]

/** What any call can be answered with, whatever it does; an endpoint names its own beside these. */
export const commonErrors = [
  'invalid',
  'unauthenticated',
  'timeout',
  'too-large',
  'rate-limited',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]
export type OwnErrorCode = Exclude<ErrorCode, (typeof commonErrors)[number]>

/** The wire form of an error. `message` is safe to show to a person; `error` is the status's name. */
export const errorBodySchema = z.object({
  message: z.string(),
  error: z.string(),
  code: z.enum(errorCodes),
  /** For `invalid`: which field is wrong and why. */
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>

/** What a failed API call throws in the browser. `status` is 0 when the server did not answer. */
export class ApiError extends Error {
  readonly status: number
  readonly data: unknown
  /** After so many seconds the server takes it again; undefined where it did not say. */
  readonly retryAfterS: number | undefined
  constructor(message: string, status: number, data: unknown, retryAfterS?: number) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.data = data
    this.retryAfterS = retryAfterS
  }
}

const spoken = (data: unknown, field: 'message' | 'error'): string | undefined => {
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[field] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The specification's rule, section 8: the server's message, else its error, else the status line. */
export function messageOf(data: unknown, status: number, statusText: string): string {
  return spoken(data, 'message') ?? spoken(data, 'error') ?? `API error: ${status} ${statusText}`
}
