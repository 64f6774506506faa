import type { Review } from '@ringside/contract'

/** Whether something that a call must have in it is missing, or something that it must not is there. */
export const hasFailed = ({ blockers }: Review): boolean => blockers.some(({ met }) => !met)
