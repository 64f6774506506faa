import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import type { CallType, Outcome } from '@ringside/contract/simulations/vocabulary'

/** How a call may end that went as it should. */
type GoodEnd = Extract<Outcome, 'meeting' | 'terms-agreed' | 'signed' | 'renewed' | 'names-given'>

/** What a call of a type presupposes, for the buyer who takes it and for the review alike. */
export type CallTypeTraits = {
  /** The buyer knows who rings and agreed to the call. Otherwise a stranger has to say who they are and why they call. */
  expected: boolean
  /** The buyer has heard or read what is sold: to speak of it needs no reason first, and a worry about it is no surprise. */
  offerKnown: boolean
  /** What the buyer needs was found in calls before this one, so that to look for it once more is not the work. */
  needsFound: boolean
  /** What the buyer has told this rep in an earlier talk, by topic; made up where the two have not had it (`withSharedPast`). */
  toldBefore: readonly Fact['topic'][]
  /** The rep shows what they sell: the buyer watches, and says what they make of it. */
  showing: boolean
  /** The buyer has used what the rep sells for some months: what they tell and object to is of that time (`asCustomer`). */
  customer: boolean
  /** The buyer takes the call with worries: it opens with one, and any they have left may come up when a step is asked for. */
  aboutWorries: boolean
  /** The buyer wants what is sold and bargains over the terms: it opens with a demand, and ends when all are settled. */
  aboutTerms: boolean
  /** The buyer has the offer and is asked to decide: worries come up at the ask, and it ends with a yes, a no or a day. */
  aboutDecision: boolean
  /** The rep asks a customer for people they know: the buyer names some, one at a time, and lets their own name be used. */
  aboutNames: boolean
  /** What it is called when the buyer agrees to the step that a call of this type is for, with all that belongs to it. */
  won: GoodEnd
}

/** A call that was arranged, about something the buyer does not know yet. The rows say in what a type differs from it. */
const arranged: CallTypeTraits = {
  expected: true,
  offerKnown: false,
  needsFound: false,
  toldBefore: [],
  showing: false,
  customer: false,
  aboutWorries: false,
  aboutTerms: false,
  aboutDecision: false,
  aboutNames: false,
  won: 'meeting',
}

export const callTypeTraits: Record<CallType, CallTypeTraits> = {
  'cold-call': { ...arranged, expected: false },
  gatekeeper: { ...arranged, expected: false },
  discovery: arranged,
  demo: { ...arranged, offerKnown: true, needsFound: true, toldBefore: ['process', 'pain', 'impact'], showing: true },
  'objection-handling': { ...arranged, offerKnown: true, needsFound: true, aboutWorries: true },
  negotiation: {
    ...arranged,
    offerKnown: true,
    needsFound: true,
    toldBefore: ['process', 'pain', 'impact'],
    aboutTerms: true,
    won: 'terms-agreed',
  },
  closing: {
    ...arranged,
    offerKnown: true,
    needsFound: true,
    toldBefore: ['process', 'pain', 'impact', 'authority'],
    aboutDecision: true,
    won: 'signed',
  },
  'check-in': { ...arranged, offerKnown: true, customer: true, won: 'renewed' },
  referral: { ...arranged, offerKnown: true, customer: true, aboutNames: true, won: 'names-given' },
}
