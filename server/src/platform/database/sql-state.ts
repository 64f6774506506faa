/** SQLSTATE of a failed statement, when the failure came from PostgreSQL. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export const uniqueViolation = '23505'
export const foreignKeyViolation = '23503'
export const serializationFailure = '40001'
export const deadlock = '40P01'
/** "cached plan must not change result type": a table has changed since the statement was prepared. */
export const outdatedPlan = '0A000'
