import type { Candidate } from './candidate.ts'
import { agoWords } from './colleague-reason.ts'
import { checkInReason, isHappy, type CheckInReason } from './customer.ts'
import { colleagueToFollow, standingCall } from './standing.ts'

/** Whom the customer spoke with: the rep, or a colleague by name. */
const heardBy = (candidate: Candidate): { told: string; gave: string } => {
  const by = colleagueToFollow(candidate)?.by
  return by === undefined ? { told: 'you', gave: 'You' } : { told: by, gave: by }
}

/** Since they bought nobody has spoken with them, or somebody has, weeks ago. */
function quietReason({ accountName, stageDays, accountQuietDays }: Candidate): string {
  return accountQuietDays === null || accountQuietDays >= stageDays
    ? `${accountName} bought some weeks ago, and nobody has asked since how it goes.`
    : `Nobody has asked ${accountName} for ${Math.floor(accountQuietDays / 7)} weeks how it goes.`
}

/** Why a customer hears from the rep. */
const dueReasons: Record<CheckInReason, (candidate: Candidate) => string> = {
  'complaint-open': (candidate) =>
    `${candidate.firstName} told ${heardBy(candidate).told} what goes wrong, and has no day for it yet. Ring before they ring you.`,
  'repair-promised': (candidate) =>
    `${heardBy(candidate).gave} gave ${candidate.firstName} a day for what went wrong. Ask whether it holds.`,
  'long-quiet': quietReason,
}

/** Why a customer is called: what is due, or how things stand since they bought. What was open before that is past. */
export function customerReason(candidate: Candidate): string {
  const due = checkInReason(candidate)
  if (due !== null) return dueReasons[due](candidate)
  const { firstName, accountName } = candidate
  const last = standingCall(candidate)
  if (isHappy(candidate)) return `${firstName} stays with you.`
  if (last !== null && (last.type === 'check-in' || last.type === 'referral')) {
    const who = colleagueToFollow(candidate)?.by ?? 'You'
    return `${who} last spoke with ${firstName} of ${accountName}, a customer, ${agoWords(last.daysAgo)}.`
  }
  return `${accountName} is a customer now. Ask ${firstName} how the start goes.`
}
