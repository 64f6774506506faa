import type { ErrorBody, ErrorCode } from '@ringside/contract'
import type { z } from 'zod'

export type ErrorDetails = NonNullable<ErrorBody['details']>

/**
 * A failure that was expected: thrown by services, turned into the wire form by the one error handler. `message` is
 * shown to people: short, and says what to do. Anything else that is thrown is a defect and is answered as `internal`.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails | undefined

  constructor(code: ErrorCode, message: string, details?: ErrorDetails) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}

/** The refusal of an input, parsed with `refusalWords`: led by the first thing that is wrong with it. */
export function invalidInput({ issues }: z.ZodError): AppError {
  const details = issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  return new AppError('invalid', details[0]?.message ?? 'That is not valid.', details)
}

/** The same words for an id that does not exist and for one of another organisation, so that neither can be told apart. */
export const notFound = (thing: string): AppError => new AppError('not-found', `${thing} not found`)

/** A start that can't go on for a reason the operator can mend. `message` is the one sentence they read. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartError'
  }
}
