import type { Outcome } from '@ringside/contract'
import type { Candidate } from './candidate.ts'

/** What came of a call, in the words of somebody who was not on it. */
const came: Record<Outcome, string> = {
  meeting: 'a meeting was agreed',
  'terms-agreed': 'the terms were agreed',
  'terms-conceded': 'the terms were agreed',
  signed: 'the answer was yes',
  'clear-no': 'the answer was no',
  undecided: 'nothing was decided',
  renewed: 'they stay with you',
  'names-given': 'names were given',
  'name-given': 'a name was given',
  'follow-up': 'a follow-up was agreed, without a date',
  'left-warm': 'it ended on good terms',
  'objection-settled': 'a worry was settled',
  'hung-up': 'was hung up on',
  'brush-off': 'was brushed off',
  'call-back': 'was told when to call again',
  'message-taken': 'left a message',
  'turned-away': 'was not put through',
  'put-through': 'was put through',
  abandoned: 'the call broke off',
  open: 'nothing was settled',
}
const ofCaller: ReadonlySet<Outcome> = new Set<Outcome>([
  'hung-up',
  'brush-off',
  'call-back',
  'message-taken',
  'turned-away',
  'put-through',
])

/** "today", "yesterday", "3 days ago", "5 weeks ago". */
export function agoWords(days: number): string {
  if (days < 2) return days === 0 ? 'today' : 'yesterday'
  return days < 14 ? `${days} days ago` : `${Math.floor(days / 7)} weeks ago`
}

/** What a colleague has done with somebody lately: "Jonas called Irene 3 days ago, and a meeting was agreed." null without such a call. */
export function colleagueReason({ colleague, firstName, lastCall }: Candidate): string | null {
  if (colleague === null) return null
  const { by, outcome, daysAgo } = colleague
  const what = ofCaller.has(outcome) ? ` and ${came[outcome]}` : `, and ${came[outcome]}`
  const own = lastCall === null ? ` You have not spoken with ${firstName} yet.` : ''
  return `${by} called ${firstName} ${agoWords(daysAgo)}${what}.${own}`
}
