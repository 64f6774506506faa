import { lostAtDoor } from '../rubrics/door-step.ts'
import { formatClock, type SkillKey } from '@ringside/contract'
import { toldIn, type CallEvidence } from '../metrics/heard/evidence.ts'
import { namesSum } from '../metrics/heard/amounts.ts'
import { isBargain } from '../metrics/heard/demands.ts'
import { mainNeed, type Need } from '../metrics/heard/needs.ts'
import type { HeardObjection } from '../metrics/heard/heard-objection.ts'
import { bestStep } from '../metrics/heard/steps.ts'
import { briefly, listed, upperFirst } from '../metrics/wording.ts'
import { missedTrade } from '../rubrics/bargaining.ts'
import { buyingAsked } from '../rubrics/buying.ts'
import { costAsked } from '../rubrics/cost-asked.ts'
import { leftUnanswered } from '../rubrics/listening.ts'
import { failingAt, passedOver } from '../rubrics/objections.ts'
import { needsBeforeOffers } from '../rubrics/offered.ts'
import { isShowing } from '../rubrics/rubric.ts'
import { standing, worryNamed } from '../rubrics/worry-named.ts'
import type { Situation } from './say-it-better.ts'
import { saysWhat } from './their-point.ts'

/** What the buyer said of how things are, or with `least` of 1 of what is wrong, in a few of their words; null where nothing that names anything was said. */
export function needIn({ needs }: CallEvidence, least: Need['weight'] = 0): string | null {
  // What names nothing ("some days are worse") is nothing to have brought out, and nothing to come back to.
  const need = mainNeed(needs.filter((each) => each.weight >= least && saysWhat(toldIn(each))))
  if (need === null) return null
  const short = briefly(need.turn, need.span, longestTold)
  // What it comes to often stands at the end, and says the most: it is worth a longer quote.
  return namesSum(toldIn(need)) && !namesSum(short) ? briefly(need.turn, need.span, longestWithSum) : short
}
const longestTold = 60
const longestWithSum = 100

type Lost = (evidence: CallEvidence, situation: Situation) => string

/** A worry as a sentence names it: by its words where another is about the same, and so may have gone better. */
function worryIn(worry: HeardObjection | null, { objections }: CallEvidence): string {
  if (worry === null) return 'the worry'
  const isAlone = objections.every((other) => other === worry || worryNamed(other) !== worryNamed(worry))
  return isAlone
    ? `the ${standing(worry)} about ${worryNamed(worry)}`
    : `“${briefly(worry.raised, worry.span, longestWorry)}”`
}
const longestWorry = 60

/** The worry that a check was not met for, as a sentence names it. */
const unmetFor = (key: string, evidence: CallEvidence): string => worryIn(failingAt(key, evidence), evidence)

/** What a check that was not met cost the call, as a sentence. */
export const lostBy: Record<string, Lost> = {
  'next-step.asked': (evidence) => {
    const { call, steps, buyerName, desk } = evidence
    if (desk !== null && !desk.through) return `You left without asking when ${desk.wanted} can be reached.`
    const atDoor = lostAtDoor(evidence)
    if (atDoor !== null) return atDoor
    if (steps.length === 0) return 'You ended without asking for anything.'
    return isBargain(call)
      ? 'You asked for the signature before the terms were settled.'
      : `You asked for a step before ${buyerName} had a reason to take one.`
  },
  'next-step.when': () => 'You left without a date.',
  'next-step.agreed': ({ steps, buyerName }) => {
    const when = bestStep(steps)?.when ?? null
    return when === null
      ? `${buyerName} never said yes to a next step.`
      : `${buyerName} never said yes to ${when.replace(/^(on|at|by|around|in) /iu, '')}.`
  },
  'next-step.what': () => 'You left without saying what the next step is.',
  'next-step.who': () => 'You left open who comes to the next step, and who sends the invite.',
  'objections.traded': (evidence) => {
    const missed = missedTrade(evidence)
    return missed === null
      ? 'You gave something for nothing.'
      : `You ${missed.gave} asked for nothing. You could have asked ${evidence.buyerName} to ${missed.ask}.`
  },
  'objections.answered': (evidence) => `You gave no answer to ${unmetFor('objections.answered', evidence)}.`,
  'objections.acknowledged': (evidence) =>
    `You answered ${unmetFor('objections.acknowledged', evidence)} before showing that you had heard it.`,
  'objections.explored': (evidence) => `You never asked what lies behind ${unmetFor('objections.explored', evidence)}.`,
  'objections.settled': (evidence) => `${upperFirst(unmetFor('objections.settled', evidence))} still stood at the end.`,
  'objections.calm': (evidence) => `You pressed on over ${unmetFor('objections.calm', evidence)}.`,
  'value.tied': (evidence) => {
    const words = needIn({ ...evidence, needs: needsBeforeOffers(evidence) }, 1)
    const [before] = evidence.toldBefore
    if (words === null && before !== undefined && isShowing(evidence.call.type))
      return `What you showed never came back to what ${evidence.buyerName} had told you: “${before}”.`
    return words === null
      ? 'What you offered had nothing of theirs in it.'
      : `What you offered never came back to “${words}”.`
  },
  'value.after-need': ({ buyerName }) => `You offered before ${buyerName} had told you what is wrong.`,
  'value.fit': ({ buyerName }) => `You never asked ${buyerName} whether it would help.`,
  'value.concrete': () => 'What you offered had no figure in it to check.',
  'value.proof': ({ buyerName }) => `${buyerName} heard of nobody else who uses it.`,
  'value.one-thing': () => 'You offered a list where one thing would have done.',
  'discovery.impact': (evidence) => {
    if (costAsked(evidence)) return 'You asked what it costs, and left without a figure.'
    const words = needIn(evidence, 1)
    return words === null ? 'You never asked what a problem costs.' : `You never asked what “${words}” costs.`
  },
  'discovery.follow-up': (evidence) => {
    const words = needIn(evidence)
    return words === null ? 'No question built on the answer before it.' : `“${words}” went by without a follow-up.`
  },
  // Asked and told in part is not "never": a check that fails says what is missing, not what was done.
  'discovery.pain': () => 'No question of yours brought out what goes wrong.',
  'discovery.process': () => 'No question of yours brought out how it is done today.',
  'discovery.buying': (evidence) => {
    const { asked, left } = buyingAsked(evidence)
    if (asked.length === 0) return 'You left open how they would buy.'
    return asked.length > 1
      ? `You asked ${listed(asked)}, and got no clear answer.`
      : `You asked ${listed(asked)}, but not ${left.join(' or ')}.`
  },
  'discovery.enough': () => 'You stopped asking too soon.',
  'listening.recap': ({ buyerName, recaps }) =>
    recaps.length > 0
      ? `${buyerName} had to put your summary right.`
      : `You never summed up what ${buyerName} had told you.`,
  'listening.echo': ({ buyerName }) => `Nothing ${buyerName} said came back in your words.`,
  'listening.worries': (evidence) => `You passed over ${worryIn(passedOver(evidence), evidence)}.`,
  'listening.answers': (evidence) => {
    const open = leftUnanswered(evidence)
    return open === null
      ? `${evidence.buyerName} got no straight answer.`
      : `“${briefly(open.turn, open.span, longestWorry)}” went without an answer.`
  },
  'listening.room': ({ call, longest }) => {
    const share = Math.round((100 * call.repSpeechMs) / (call.repSpeechMs + call.buyerSpeechMs || 1))
    return `You did ${share}% of the talking, up to ${formatClock(longest?.ms ?? 0)} at a stretch.`
  },
  'listening.floor': ({ buyerName, interruptions }) => `You cut ${buyerName} off ${interruptions.length} times.`,
  'opening.courtesy': ({ desk }) =>
    desk !== null && desk.pitch !== null
      ? `You pitched to ${desk.who}, who buys nothing.`
      : desk?.rude
        ? `You were rude to ${desk.who}, who decides whom you speak to.`
        : `${desk?.who ?? 'Whoever answered'} heard no thanks and no request for help.`,
  'opening.reason': ({ buyerName, desk }) => `${desk?.who ?? buyerName} never heard why you were calling.`,
  'opening.question-first': ({ call }) =>
    call.rep.some(({ questions }) => questions.length > 0) ? 'You offered before you asked.' : 'You asked nothing.',
  'opening.who': ({ buyerName, desk }) => `${desk?.who ?? buyerName} had to work out who you are.`,
  'opening.time': ({ buyerName }) => `You took ${buyerName}’s time without asking for it.`,
  'opening.short': () => 'The opening was too long.',
}

/** Where nothing of a criterion was done. */
export const lostAltogether: Partial<Record<SkillKey, (buyerName: string) => string>> = {
  discovery: (buyerName) => `You asked ${buyerName} nothing about how things are.`,
  listening: (buyerName) => `Nothing ${buyerName} said was taken up.`,
}

/** What somebody would want to see is nothing to be changed. */
const wish = /\b(i|we)(['’]d| would) (want|like|need|love|have to)\b|\b(i|we) (want|need)\b/iu

/** Where nothing was offered there is nothing to say about the offer but that. */
export function withoutOffer(evidence: CallEvidence): string {
  const words = needIn(evidence, 1)
  if (words === null) return 'You never got as far as an offer.'
  return wish.test(words)
    ? `You offered nothing towards “${words}”.`
    : `You never said what you would change about “${words}”.`
}
