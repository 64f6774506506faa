import type { Candidate } from './candidate.ts'

/** A repair takes days, and whoever promised one asks about it; how it goes is asked of a customer some weeks after. */
const repairDays = 5
const quietDays = 30

/** True of somebody whose company has bought: the deal alone says so, whatever a call took them for. */
export const isCustomer = ({ stage }: Pick<Candidate, 'stage'>): boolean => stage === 'won'

/** Why a customer should hear from the rep now, in the order in which it presses; null while there is no reason. */
export type CheckInReason = 'complaint-open' | 'repair-promised' | 'long-quiet'

export function checkInReason(candidate: Candidate): CheckInReason | null {
  const { lastCall, stageDays } = candidate
  if (!isCustomer(candidate)) return null
  if (lastCall?.openObjections.includes('complaint') === true) return 'complaint-open'
  const quiet = lastCall === null ? stageDays : Math.min(stageDays, lastCall.daysAgo)
  if (lastCall?.repairPromised === true && lastCall.daysAgo >= repairDays) return 'repair-promised'
  return quiet >= quietDays ? 'long-quiet' : null
}

/** True of a customer who has just said that they stay, and is owed no repair: nobody is gladder to name others. */
export const isHappy = ({ lastCall }: Pick<Candidate, 'lastCall'>): boolean =>
  lastCall?.type === 'check-in' &&
  lastCall.outcome === 'renewed' &&
  lastCall.openObjections.length === 0 &&
  !lastCall.repairPromised
