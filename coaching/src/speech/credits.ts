import type { Reason } from './reasons.ts'

/**
 * What a practice buyer gives a line credit for, and the checks of the rubric that ask for the same. A line is heard once:
 * what the buyer's mind says it did, every tab says.
 */
const checksByCredit: Readonly<Partial<Record<Reason, readonly string[]>>> = {
  'You said who you are': ['opening.who'],
  'You asked for the time instead of taking it': ['opening.time'],
  'Your reason for calling was about their business': ['opening.reason'],
  'You gave a reason for calling': ['opening.reason'],
  'You came with what a colleague of theirs had told you': ['opening.reason', 'listening.echo'],
  'You asked how they work': ['discovery.process'],
  'You asked what they use or have tried': ['discovery.process', 'discovery.tools'],
  'You asked what gets in their way': ['discovery.pain'],
  'You asked what the problem costs them': ['discovery.impact'],
  'You asked about their timing': ['discovery.buying', 'discovery.deadline'],
  'You asked about money at the right moment': ['discovery.buying', 'discovery.budget'],
  'You asked who else has to be comfortable': ['discovery.buying', 'discovery.authority'],
  'You asked what it would take': ['discovery.buying', 'discovery.criteria'],
  'You followed up on what they had just said': ['discovery.follow-up', 'listening.echo'],
  'You used their own words': ['listening.echo'],
  'You asked them to say more': ['discovery.follow-up', 'listening.echo'],
  'You checked that you had understood': ['listening.recap', 'listening.echo'],
  'You summed up what they had told you': ['listening.recap', 'listening.echo'],
  'You summed up, and they had to put it right': ['listening.echo'],
  'You tied what you sell to what they had told you': ['value.tied'],
  'You told them of a company like theirs': ['value.proof'],
  'You showed that you had heard them': ['objections.acknowledged'],
  'You heard their objection but did not answer it': ['objections.acknowledged'],
  'You asked what lay behind their objection': ['objections.explored'],
  'You took their objection seriously and answered it': [
    'objections.answered',
    'objections.acknowledged',
    'objections.settled',
  ],
  // A good answer is no less of one for being doubted; whether it settled the worry shows in the end.
  'You answered their objection, and they wanted to know more': ['objections.answered', 'objections.acknowledged'],
  'You asked what lies behind their demand': ['objections.explored'],
  'You asked what they could give in return': ['objections.traded'],
  'You asked for something in return': ['objections.traded'],
  'You gave something and asked for something in return': [
    'objections.traded',
    'objections.answered',
    'objections.settled',
  ],
  'You traded something they had not asked for': ['objections.traded'],
  'You held it against what the problem costs them': ['objections.answered', 'objections.settled', 'value.tied'],
  'You gave a reason, and they still need something': ['value.tied'],
  'You heard their demand but did not answer it': ['objections.acknowledged'],
  'You said where things stand, in what they had told you': ['listening.recap', 'listening.echo'],
  'You asked what still stands in the way': ['objections.explored', 'listening.echo'],
  'You summed up the terms': ['listening.recap', 'listening.echo'],
}

/** What a practice buyer holds against a line, and the checks that the line is then no evidence for. */
const checksByBlame: Readonly<Partial<Record<Reason, readonly string[]>>> = {
  'You summed up, and they had to put it right': ['listening.recap'],
  'You said the opposite of what they had told you': ['listening.recap', 'listening.echo'],
  'You went past their objection': [
    'objections.answered',
    'objections.acknowledged',
    'objections.explored',
    'objections.calm',
    'listening.echo',
  ],
  'You asked for a next step before they saw a reason': ['next-step.asked'],
  'You gave a reason and asked again, before they were ready': ['next-step.asked'],
  'You asked again with nothing new': ['next-step.asked'],
  'You asked what a problem costs before you knew one': ['discovery.impact'],
  'You pitched before you knew what hurts': ['value.tied', 'value.after-need', 'listening.echo'],
  'You pitched before asking anything': ['value.tied', 'value.after-need', 'listening.echo'],
  'You named customers before you knew their business': ['value.after-need'],
  'You pitched something they had not asked about': ['value.tied', 'listening.echo'],
  'What you showed had nothing to do with what they told you': ['value.tied', 'listening.echo'],
  'You took back what had settled their objection': ['objections.answered', 'objections.settled'],
  'You answered without showing you had heard the worry': ['objections.acknowledged'],
  'You heard their objection but did not answer it': ['objections.answered'],
  'You had no answer to give': ['objections.answered', 'listening.answers'],
  'You pushed for a yes': ['objections.calm', 'listening.echo', 'discovery.follow-up'],
  'You gave it away and asked for nothing in return': ['objections.traded', 'objections.answered'],
  'You gave part of it away and asked for nothing in return': ['objections.traded', 'objections.answered'],
  'You gave away something they had not asked for': ['objections.traded'],
  'You said no without a reason of theirs': ['objections.answered'],
  'You heard their demand but did not answer it': ['objections.answered'],
  'You threatened or bluffed': ['objections.calm', 'objections.answered', 'listening.echo'],
  'You went past their demand': [
    'objections.answered',
    'objections.acknowledged',
    'objections.explored',
    'objections.calm',
  ],
}

/** Reviews are made again of calls whose reasons were worded otherwise: such a reason is evidence for nothing. */
const credits = new Map<string, readonly string[]>(Object.entries(checksByCredit))
const blames = new Map<string, readonly string[]>(Object.entries(checksByBlame))

/** The checks that a reason of a buyer's mind is evidence for; none for what no check asks for. */
export function checksCredited(reason: string): readonly string[] {
  return credits.get(reason) ?? []
}

/** The checks that a line with this reason against it is no evidence for. */
export function checksDenied(reason: string): readonly string[] {
  return blames.get(reason) ?? []
}

const rude: Reason = 'You were rude'

/** True for the reason of a line that insulted: whatever else it did, it is held up to nobody. */
export const isOfRudeness = (reason: string): boolean => reason === rude

/** What a bargaining buyer takes a line for that neither gave nor traded: had it given something, they would have said so. */
const gaveNothing: ReadonlySet<string> = new Set<Reason>([
  'You offered something they had not asked for',
  'You asked what lies behind their demand',
  'You held it against what the problem costs them',
  'You gave a reason, and they still need something',
  'You said no without a reason of theirs',
  'You threatened or bluffed',
  'You went past their demand',
  'You heard their demand but did not answer it',
  'You took back what they had taken for agreed',
  'You summed up the terms',
  'You summed up terms that were not agreed',
])

/** True for a reason that weighs a line of a bargain: what it gave, and what for, has been heard. */
export function isOfTerms(reason: string): boolean {
  return gaveNothing.has(reason) || [...checksCredited(reason), ...checksDenied(reason)].includes('objections.traded')
}
