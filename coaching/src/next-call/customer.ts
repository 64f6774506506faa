import type { Candidate } from './candidate.ts'
import { standingCall } from './standing.ts'

/** A repair takes days, and whoever promised one asks about it; how it goes is asked of a customer some weeks after. */
const repairDays = 5
const quietDays = 30

/** True of somebody whose company has bought: the deal alone says so, whatever a call took them for. */
export const isCustomer = ({ stage }: Pick<Candidate, 'stage'>): boolean => stage === 'won'

/** Why a customer should hear from the rep now, in the order in which it presses; null while there is no reason. */
export type CheckInReason = 'complaint-open' | 'repair-promised' | 'long-quiet'

/** Days since anybody spoke with anybody at the company, or since they bought. Nobody spoke in a call that broke off. */
function quietFor({ stageDays, accountQuietDays, lastCall, colleague }: Candidate): number {
  const calls = [lastCall, colleague].filter((call) => call?.outcome !== 'abandoned')
  return Math.min(
    stageDays,
    ...[accountQuietDays, ...calls.map((call) => call?.daysAgo)].map((days) => days ?? stageDays),
  )
}

export function checkInReason(candidate: Candidate): CheckInReason | null {
  if (!isCustomer(candidate)) return null
  const last = standingCall(candidate)
  if (last?.openObjections.includes('complaint') === true) return 'complaint-open'
  if (last?.repairPromised === true && last.daysAgo >= repairDays) return 'repair-promised'
  return quietFor(candidate) >= quietDays ? 'long-quiet' : null
}

/** True of a customer who has just said that they stay, and is owed no repair: nobody is gladder to name others. */
export function isHappy(candidate: Candidate): boolean {
  const last = standingCall(candidate)
  return (
    last?.type === 'check-in' && last.outcome === 'renewed' && last.openObjections.length === 0 && !last.repairPromised
  )
}
