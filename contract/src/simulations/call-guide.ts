import type { CallType, Difficulty } from './vocabulary.ts'

/** What a rep is told of a call type before choosing it. The buyer's own parameters live in coaching. */
export interface CallTypeGuide {
  readonly label: string
  /** What it usually takes. */
  readonly minutes: number
  readonly description: string
  readonly goodOutcome: string
  readonly buyerKnows: string
  readonly theirTime: string
  readonly countsMost: string
  /** The goal on the call screen. */
  readonly goal: string
}

export const callTypeGuide: Record<CallType, CallTypeGuide> = {
  'cold-call': {
    label: 'Cold call',
    minutes: 5,
    description: 'They did not expect you. Earn a few minutes, find one thing that hurts, and leave with a date.',
    goodOutcome: 'A meeting with a day, and one problem in their own words',
    buyerKnows: 'Nothing. Your name means nothing yet',
    theirTime: 'About 5 minutes, if you earn them',
    countsMost: 'Opening, discovery, next step',
    goal: 'Earn the right to ask, find one problem, and agree a meeting with a day.',
  },
  gatekeeper: {
    label: 'Gatekeeper',
    minutes: 4,
    description: 'Somebody answers for the person you want. Be worth putting through.',
    goodOutcome: 'Put through, or a time to call back',
    buyerKnows: 'Nothing, and it is their job to say no',
    theirTime: 'About 2 minutes',
    countsMost: 'Opening, next step',
    goal: 'Get put through, or leave with a time that works.',
  },
  discovery: {
    label: 'Discovery',
    minutes: 15,
    description:
      'Find out how things work today, what it costs, and who decides. Earn the facts before you offer anything.',
    goodOutcome: 'A next step with a date, and at least three facts earned',
    buyerKnows: 'Your name and company, and that you asked for this call',
    theirTime: 'About 15 minutes',
    countsMost: 'Discovery, listening, next step',
    goal: 'Find the problem, what it costs and who decides. Leave with a date.',
  },
  demo: {
    label: 'Demo',
    minutes: 20,
    description: 'Show the two things that matter to this buyer, and let them react.',
    goodOutcome: 'A trial or a decision meeting, with a date',
    buyerKnows: 'What you found out before',
    theirTime: 'About 20 minutes',
    countsMost: 'Value tied to pain, listening',
    goal: 'Tie what you show to what hurts, and agree what happens next.',
  },
  'objection-handling': {
    label: 'Objection handling',
    minutes: 8,
    description:
      'They like the idea and have reasons not to. Hear each one out, answer it, and check that it is settled.',
    goodOutcome: 'Every objection settled, and a next step',
    buyerKnows: 'What you sell, from an earlier talk',
    theirTime: 'About 8 minutes',
    countsMost: 'Objections, listening, next step',
    goal: 'Settle what stands in the way, then agree the next step.',
  },
  negotiation: {
    label: 'Negotiation',
    minutes: 15,
    description: 'They want it, on their terms. Trade, do not give.',
    goodOutcome: 'Terms agreed, each concession paid for',
    buyerKnows: 'Your offer',
    theirTime: 'About 15 minutes',
    countsMost: 'Value tied to pain, objections',
    goal: 'Agree terms without giving anything away for nothing.',
  },
  closing: {
    label: 'Closing',
    minutes: 10,
    description: 'Everything has been said. Ask for the decision.',
    goodOutcome: 'A yes with a start date, or a clear no',
    buyerKnows: 'Everything you have told them',
    theirTime: 'About 10 minutes',
    countsMost: 'Next step, objections',
    goal: 'Ask for the decision and agree the start.',
  },
  'check-in': {
    label: 'Check-in',
    minutes: 10,
    description: 'A customer of yours. Find out how it is going before they tell you they are leaving.',
    goodOutcome: 'A renewal or a new use, with a date',
    buyerKnows: 'You, and what you promised',
    theirTime: 'About 10 minutes',
    countsMost: 'Discovery, listening',
    goal: 'Learn what works and what does not, and agree what comes next.',
  },
  referral: {
    label: 'Referral',
    minutes: 8,
    description: 'A happy customer knows others like them. Ask well.',
    goodOutcome: 'Two names, and leave to use theirs',
    buyerKnows: 'You, and how it went',
    theirTime: 'About 8 minutes',
    countsMost: 'Opening, next step',
    goal: 'Leave with two names and leave to mention them.',
  },
}

export interface DifficultyTrait {
  readonly trait: 'trust' | 'patience' | 'facts' | 'objections' | 'interrupts' | 'mood'
  readonly label: string
  /** Ticks of five, null where it is yes or no. */
  readonly values: Record<Difficulty, { readonly ticks: number | null; readonly text: string }>
}

const trait = (
  name: DifficultyTrait['trait'],
  label: string,
  easy: [number | null, string],
  medium: [number | null, string],
  hard: [number | null, string],
  expert: [number | null, string],
): DifficultyTrait => ({
  trait: name,
  label,
  values: {
    easy: { ticks: easy[0], text: easy[1] },
    medium: { ticks: medium[0], text: medium[1] },
    hard: { ticks: hard[0], text: hard[1] },
    expert: { ticks: expert[0], text: expert[1] },
  },
})

/** What difficulty changes in the buyer. It never changes how a call is scored. */
export const difficultyTraits: readonly DifficultyTrait[] = [
  trait('trust', 'Trust at the start', [4, 'Open'], [3, 'Neutral'], [2, 'Wary'], [1, 'Guarded']),
  trait('patience', 'Patience', [5, 'Plenty'], [3, 'Some'], [2, 'Little'], [1, 'Hardly any']),
  trait('facts', 'Earning a fact', [1, 'Just ask'], [2, 'Ask well'], [4, 'Earn it'], [5, 'Earn it twice']),
  trait('objections', 'Objections', [1, '1, soft'], [2, '2, fair'], [3, '3, firm'], [5, '4, hard']),
  trait('interrupts', 'Interrupts you', [0, 'Never'], [1, 'Seldom'], [3, 'Often'], [4, 'Very often']),
  trait('mood', 'Shows mood', [null, 'Yes'], [null, 'Yes'], [null, 'No'], [null, 'No']),
]
