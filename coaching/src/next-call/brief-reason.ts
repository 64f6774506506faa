import type { CallType, Outcome } from '@ringside/contract'
import { objectionNames } from '../rubrics/worry-named.ts'
import { isRefused, isShielded } from './call-type.ts'
import type { Candidate, LastCall } from './candidate.ts'
import { agoWords } from './colleague-reason.ts'
import { checkInReason, isCustomer, isHappy, type CheckInReason } from './customer.ts'
import { colleagueToFollow, standingCall } from './standing.ts'

/** Why a customer is called, where something is due. */
const due: Record<CheckInReason, string> = {
  'complaint-open': 'Complained, and has no day for it',
  'repair-promised': 'Ask whether the repair holds',
  'long-quiet': 'Not asked for weeks how it goes',
}

/** How the last call was left: what was agreed, or what came of it. */
const left: Record<Outcome, string> = {
  meeting: 'Meeting agreed',
  'follow-up': 'Follow-up agreed',
  'call-back': 'Gave a time to call back',
  'left-warm': 'Ended warm, nothing agreed',
  'objection-settled': 'Worry settled',
  undecided: 'Has the offer, not decided',
  'terms-agreed': 'Terms agreed',
  'terms-conceded': 'Terms agreed',
  signed: 'Said yes',
  renewed: 'Stays with you',
  'names-given': 'Gave names',
  'name-given': 'Gave a name',
  'put-through': 'Put through',
  'message-taken': 'Has a message',
  'turned-away': 'Not put through',
  open: 'Nothing settled',
  'brush-off': 'Brushed off',
  'hung-up': 'Hung up',
  'clear-no': 'Said no',
  abandoned: 'Call broke off',
}

/** Somebody waits for it: since when is told. */
const waitedFor: ReadonlySet<Outcome> = new Set<Outcome>(['meeting', 'follow-up', 'terms-agreed', 'terms-conceded'])

/** What was agreed is told before a worry: whoever said yes expects the meeting. */
function howItStands({ outcome, openObjections, daysAgo }: LastCall): string {
  const [worry] = openObjections
  if (worry !== undefined && outcome !== 'meeting') return `Open worry: ${objectionNames[worry]}`
  return waitedFor.has(outcome) ? `${left[outcome]} ${agoWords(daysAgo)}` : left[outcome]
}

function ofCustomer(candidate: Candidate): string {
  const reason = checkInReason(candidate)
  if (reason !== null) return due[reason]
  return isHappy(candidate) ? 'Stays with you: ask for names' : 'Ask how it goes'
}

function firstTime({ namedBy, accountQuietDays }: Candidate): string {
  const named = namedBy.at(-1)
  if (named !== undefined) return `Named by ${named.firstName}`
  return accountQuietDays === null ? 'Nobody there was called yet' : 'Not called yet'
}

/** Why somebody is called next, in the few words that a row of a table has room for. `reasonFor` says the same in sentences. */
export function briefReason(candidate: Candidate, type: CallType): string {
  if (isCustomer(candidate)) return ofCustomer(candidate)
  const last = standingCall(candidate)
  if (candidate.stage === 'lost') return 'Lost: a new reason can open it'
  if (type === 'gatekeeper' && candidate.colleague === null) {
    if (last === null && isShielded(candidate)) return 'A gatekeeper answers first'
    if (isRefused(candidate)) return 'Refused your last calls'
  }
  if (last === null) return firstTime(candidate)
  const colleague = colleagueToFollow(candidate)
  return colleague === null ? howItStands(last) : `${colleague.by}: ${left[last.outcome]}`
}
