/** Checks that a line of the rep's can show by itself, beside the lines around it. */
const shownByRep = [
  'opening.reason',
  'opening.who',
  'opening.time',
  'opening.question-first',
  'discovery.process',
  'discovery.pain',
  'discovery.impact',
  'discovery.buying',
  'discovery.follow-up',
  'listening.recap',
  'listening.echo',
  'listening.answers',
  'value.tied',
  'value.after-need',
  'value.fit',
  'value.concrete',
  'value.proof',
  'objections.answered',
  'objections.acknowledged',
  'objections.explored',
  'next-step.asked',
  'next-step.when',
  'next-step.what',
  'next-step.who',
] as const

/** What a whole call shows, and some line of the rep's best: told by what is heard beside it (`coaching/src/shares`). */
const shownByCall = [
  'opening.short',
  'discovery.enough',
  'listening.worries',
  'listening.room',
  'listening.floor',
  'value.one-thing',
  'objections.calm',
] as const

/** Those that a line of the buyer's shows. */
const shownByBuyer = ['next-step.agreed', 'objections.settled'] as const

/** What is no check, and decides whether there is anything to check: an offer of the rep's, a worry of the buyer's. */
const occasions = ['value.offer', 'objections.worry'] as const

export const shownChecks = [...shownByRep, ...shownByCall, ...shownByBuyer, ...occasions] as const
export type ShownCheck = (typeof shownChecks)[number]

const ofBuyer = new Set<ShownCheck>([...shownByBuyer, 'objections.worry'])

/** Whose line shows it. */
export const whoShows = (check: ShownCheck): 'rep' | 'buyer' => (ofBuyer.has(check) ? 'buyer' : 'rep')

/** What lines of this speaker can show. */
export const checksOf = (speaker: 'rep' | 'buyer'): readonly ShownCheck[] =>
  shownChecks.filter((check) => whoShows(check) === speaker)

/** The check of this name that can be told by ear, or undefined. */
export const shownCheckOf = (key: string): ShownCheck | undefined => shownChecks.find((check) => check === key)
