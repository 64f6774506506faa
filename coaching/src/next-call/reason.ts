import type { CallType, Outcome } from '@ringside/contract'
import { objectionNames } from '../rubrics/worry-named.ts'
import { asClause, lowerFirst } from '../metrics/wording.ts'
import type { Candidate, NextCallInput } from './candidate.ts'
import { isRefused, isShielded } from './call-type.ts'
import { colleagueReason } from './colleague-reason.ts'
import { isCustomer } from './customer.ts'
import { customerReason } from './customer-reason.ts'
import { practises } from './practice.ts'
import { colleagueToFollow } from './standing.ts'
import { longAgoDays } from './worth.ts'

const bare = (words: string): string => words.trim().replace(/[.!]+$/u, '')

/** A trouble is kept as its name and what they say of it: "Late runs: drivers find out at six". Said aloud, the second tells both. */
const named = /^(?!What )[^,:]+: (?=\p{Ll})/u

/** A summary within a sentence; it keeps its capital where the first word may be a name. */
const summed = ({ summary }: { summary: string }): string => {
  const [first = ''] = summary.replace(named, '').split(/(?<=[.!])\s/u)
  return asClause(bare(first))
}

/** Somebody does something, or something is so: what can follow "that". A number of people, "led by Dana", cannot. */
const isClause = (says: string): boolean =>
  /^(?:they|it|there|we|he|she|nobody|everybody|somebody)\b/iu.test(says) ||
  /\b(?:is|are|was|were|has|have|had|will|would|can|cannot|could|must|should|does|do|did|needs?|takes?|signs|holds|wants|decides|says|knows|leads|runs|ends|tried|costs?|comes?|goes)\b/u.test(
    // What is said of them in passing is no word for the whole.
    says.replace(/, (?:who|which|where)\b.*$/u, ''),
  )

/** What a colleague said, if any did: the strongest reason to ring somebody new. */
function namedReason({ firstName, namedBy }: Candidate): string | null {
  const named = namedBy.at(-1)
  const says = bare(named?.says ?? '')
  if (named === undefined || says === '') return null
  if (/^[\p{Ll}]/u.test(says)) return `${named.firstName} said ${firstName} ${says}.`
  const to = `${named.firstName} told ${named.toldTo ?? 'you'}`
  return isClause(says) ? `${to} that ${asClause(says)}.` : `${to} of ${firstName}: ${asClause(says)}.`
}

/** How the last call ended, as a reason to ring again. */
const endings: Record<Outcome, (firstName: string) => string> = {
  'terms-agreed': (firstName) => `${firstName} agreed to your terms, and waits for the contract.`,
  'terms-conceded': (firstName) => `${firstName} agreed to your terms, and waits for the contract.`,
  signed: (firstName) => `${firstName} said yes, and waits for the contract.`,
  'clear-no': (firstName) => `${firstName} said no last time, and why.`,
  undecided: (firstName) => `${firstName} has your offer, and has not decided.`,
  renewed: (firstName) => `${firstName} stays with you.`,
  'names-given': (firstName) => `${firstName} has given you names, and waits to hear what became of them.`,
  'name-given': (firstName) =>
    `${firstName} has given you part of what you asked for, and waits to hear what became of it.`,
  meeting: (firstName) => `${firstName} agreed to a meeting, and expects you.`,
  'follow-up': (firstName) => `${firstName} agreed to a follow-up without a date.`,
  'left-warm': (firstName) => `${firstName} was warm when you left, and nothing was agreed.`,
  'objection-settled': (firstName) => `${firstName}’s worry is settled; now ask for the step.`,
  'hung-up': (firstName) => `${firstName} hung up last time. A better opening gets another hearing.`,
  'brush-off': (firstName) => `${firstName} brushed you off last time.`,
  'call-back': (firstName) => `You have a time at which ${firstName} can be reached.`,
  'message-taken': (firstName) => `${firstName} has a message from you, and you have not spoken.`,
  'turned-away': (firstName) =>
    `You were not put through to ${firstName} last time. A reason of their own gets another hearing.`,
  'put-through': (firstName) => `You were put through to ${firstName}, and nothing came of it yet.`,
  abandoned: (firstName) => `Your last call with ${firstName} broke off.`,
  open: (firstName) => `Your last call with ${firstName} ended with nothing settled.`,
}
/** These need nothing said of what was found: how the person was left is all there is to go by. */
const withoutFacts: ReadonlySet<Outcome> = new Set<Outcome>(['hung-up', 'turned-away'])

function afterCall(candidate: Candidate): string | null {
  const { lastCall, firstName, knownFacts } = candidate
  if (lastCall === null) return null
  const fact = knownFacts.at(-1)
  const known = fact === undefined ? '' : ` You know by now: ${summed(fact)}.`
  const [worry] = lastCall.openObjections
  const open = worry === undefined ? '' : `${firstName}’s worry about ${objectionNames[worry]} is still open.`
  const { outcome } = lastCall
  // Whoever said yes expects the meeting, worry or not.
  if (open !== '' && outcome !== 'meeting') return `${open}${longAgo(candidate)}${known}`
  const rest = open !== '' ? ` ${open}` : withoutFacts.has(outcome) ? '' : known
  return `${endings[outcome](firstName)}${longAgo(candidate)}${rest}`
}

/** Why somebody else is called first. */
function deskReason(candidate: Candidate): string | null {
  const { firstName, lastCall } = candidate
  if (lastCall === null)
    return isShielded(candidate)
      ? `${firstName} has calls answered by somebody else. Win whoever picks up first.`
      : null
  return isRefused(candidate)
    ? `${firstName} refused your last calls. Whoever answers for ${firstName} can name a better time, or put you through with a reason.`
    : null
}

/** A deal that has gone quiet is told so, in weeks. */
function longAgo({ lastCall }: Candidate): string {
  if (lastCall === null || lastCall.daysAgo < longAgoDays) return ''
  return ` You last spoke ${Math.floor(lastCall.daysAgo / 7)} weeks ago.`
}

/** Who they are and where stands beside it: the reason says what is new in calling them. */
function firstContact({ firstName, accountName, accountQuietDays, knownFacts, stage }: Candidate): string {
  const fact = knownFacts.at(-1)
  if (stage === 'lost') return `The deal at ${accountName} was lost without ${firstName}, who may see it another way.`
  if (fact !== undefined) return `You have not called ${firstName} yet, and you know already: ${summed(fact)}.`
  return accountQuietDays === null
    ? `Nobody at ${accountName} has been called yet. ${firstName} can be the first.`
    : `Nobody has called ${firstName} yet, and ${accountName} knows of you.`
}

function toFind({ openFacts }: Candidate): string | null {
  const [fact] = openFacts
  return fact === undefined ? null : `Still to find: ${lowerFirst(bare(fact.label))}.`
}

const practiceIn: Partial<Record<CallType, string>> = {
  'cold-call': 'a cold call',
  gatekeeper: 'a call to whoever answers',
  discovery: 'a discovery call',
  demo: 'a demo',
  'objection-handling': 'a call full of objections',
  negotiation: 'a negotiation',
  closing: 'a closing call',
  'check-in': 'a check-in with a customer',
  referral: 'a referral call',
}

function skillReason(weakest: NextCallInput['weakest'], type: CallType): string | null {
  if (weakest === null || !practises(weakest.skill, type)) return null
  const practice = practiceIn[type] ?? 'this call'
  return `Your weakest skill is ${lowerFirst(weakest.label)}, and ${practice} trains it.`
}

/** What a colleague has done since, and what the rep knows by now. */
function afterColleague(candidate: Candidate): string | null {
  if (candidate.lastCall !== null && colleagueToFollow(candidate) === null) return null
  const reason = colleagueReason(candidate)
  const fact = candidate.knownFacts.at(-1)
  return reason === null || fact === undefined ? reason : `${reason} You know by now: ${summed(fact)}.`
}

/** A deal that was lost after the last call: nobody waits for anything. */
const lostSince = ({ stage, stageDays, lastCall, firstName, accountName }: Candidate): string | null =>
  stage === 'lost' && lastCall !== null && lastCall.daysAgo > stageDays
    ? `The deal at ${accountName} was lost since you spoke with ${firstName}. A reason of their own opens it again.`
    : null

/** What the call is for, before what it trains. */
function whyCall(candidate: Candidate, type: CallType): string {
  if (isCustomer(candidate)) return customerReason(candidate)
  const desk = type === 'gatekeeper' && candidate.colleague === null ? deskReason(candidate) : null
  const since = lostSince(candidate) ?? desk ?? afterColleague(candidate)
  if (since !== null) return since
  return (candidate.lastCall === null ? namedReason(candidate) : afterCall(candidate)) ?? firstContact(candidate)
}

/** What is open of an account is of the time before they bought, is not asked of whoever answers, nor over the terms. */
const nothingToFind: ReadonlySet<CallType> = new Set<CallType>([
  'check-in',
  'referral',
  'gatekeeper',
  'negotiation',
  'closing',
])

/** Two or three sentences that name the person, what was said or found, and the skill. */
export function reasonFor(candidate: Candidate, type: CallType, weakest: NextCallInput['weakest']): string {
  const skill = skillReason(weakest, type)
  const open = nothingToFind.has(type) ? null : toFind(candidate)
  return [whyCall(candidate, type), skill ?? open].filter((part) => part !== null).join(' ')
}
