import { countWords } from '@ringside/contract/simulations/spoken-words'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { does } from '../metrics/heard/acts-done.ts'
import { isBargain } from '../metrics/heard/demands.ts'
import type { NamesHeard } from '../metrics/heard/names.ts'
import type { HeardObjection } from '../metrics/heard/heard-objection.ts'
import { isCustomer } from '../rubrics/rubric.ts'
import type { Step } from '../metrics/heard/steps.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { saidIn, sentencesOf, type Span } from '../metrics/heard/words.ts'
import { betterAsk } from './after-decision.ts'
import { upperFirst, vary } from '../metrics/wording.ts'
import { betterObjection, decidersBefore, pointBefore, type Situation } from './say-it-better.ts'

/** Who else comes was asked, or is known, by then: nobody asks it twice. */
const whoElse =
  /\b(who (else|besides|would|should|signs|decides|approves|needs|has)\b|anybody else|anyone else|(bring|include|involve|with you and) \p{Lu})/u

function askedWho({ call }: CallEvidence, at: number): boolean {
  return call.rep.some((turn) => turn.at <= at && (does(turn, ['q_authority']) !== null || whoElse.test(turn.heard)))
}

/** The worry on the table when a turn is said: raised before it, and not let go by then. */
export function worryOpenAt({ objections }: CallEvidence, at: number): HeardObjection | null {
  const open = objections.filter(({ raised, settled, settledBy }) => {
    return raised.at < at && !(settled && (settledBy === null || settledBy.at < at))
  })
  return open.at(-1) ?? null
}

/** "Now then. And how much of my time ...?": the worry begins after the run-up to it. */
function withoutRunUp({ words }: HeardTurn, span: Span): Span {
  const parts = sentencesOf(words).filter(({ start, end }) => start >= span.start && end <= span.end)
  const begin = parts.find(({ start, end }) => countWords(words.slice(start, end)) > longestRunUp)
  return begin === undefined ? span : { start: begin.start, end: span.end }
}
const longestRunUp = 3

/** Nobody gives a day to somebody who owes them an answer: the answer comes first, and the day stays out of it. */
function worryFirst(situation: Situation, worry: HeardObjection): string {
  const { raised, span } = worry
  const words = saidIn(raised, withoutRunUp(raised, span))
  const told = `you ${words.endsWith('?') ? 'asked' : 'said'} “${words}”`
  const answer = betterObjection(situation, worry)
  const [quoted] = /(?<=“)[^”]+(?=”)/u.exec(answer) ?? []
  // An answer that begins with their words needs them no second time.
  const isToldThere = quoted !== undefined && words.includes(quoted)
  const { buyerName } = situation.evidence
  return `Let me leave the day aside for now, ${buyerName}${isToldThere ? '.' : `: ${told}.`} ${answer}`
}

/** A line that asks for a step where one could be had; before a need is known it asks for that. */
export function betterNextStep(situation: Situation, step: Step | null, at: number): string {
  const { evidence } = situation
  if (evidence.desk !== null && !evidence.desk.through) {
    return `I understand, ${evidence.desk.who}. When is a good time to reach ${evidence.desk.wanted}? I’ll call then.`
  }
  const ask = `${thing(step?.what ?? '')} on ${day(step?.when ?? '')}`
  const worry = worryOpenAt(evidence, at)
  if (worry !== null) return worryFirst(situation, worry)
  if (isBargain(evidence.call))
    return `Then we have agreed on all of it, ${evidence.buyerName}. I’ll send the contract tomorrow. Could we sign it together on ${day(step?.when ?? '')}?`
  if (evidence.names !== null) return toName(evidence.names, evidence.buyerName)
  if (evidence.decision !== null) return betterAsk(evidence.decision, evidence, at)
  if (isCustomer(evidence.call.type)) return toStay(evidence, step)
  // A meeting is about something that hurts, not about how things are or what was tried once.
  const point = pointBefore(situation, at, 1)
  if (point === null) {
    return `Before I ask for any of your time, ${evidence.buyerName}: what would have to change at your end for half an hour to be worth it?`
  }
  // Speakers take turns, so that places in a call are odd or even together: the words said are not.
  const seed = evidence.call.turns.reduce((sum, { wordCount }) => sum + wordCount, at)
  const named = decidersBefore(situation, at)
  if (named !== null) {
    return vary(seed, [
      `${point} Could we take ${ask}, with ${named} there as well, and go through just that?`,
      `${point} Shall we look at that together with ${named}, ${ask}? I’ll send the invite while we are talking.`,
      `${point} I’d like to show you and ${named} what would change there: ${ask}. Does that suit you?`,
    ])
  }
  if (askedWho(evidence, at)) {
    return vary(seed, [
      `${point} Could we take ${ask} and go through just that? If it doesn’t help, we stop there.`,
      `${point} Shall we look at that together, ${ask}? I’ll send the invite while we are talking.`,
      `${point} I’d like to show you what would change there: ${ask}. Does that suit you?`,
      `${point} Give me ${ask} on one example of yours, and you tell me at the end whether it was worth it. Would that work?`,
    ])
  }
  return vary(seed, [
    `${point} Could we put in ${ask} to look at exactly that, and who should be there with you?`,
    `${point} Shall we go through that together, ${ask}? And who feels it most, so that they can join?`,
    `${point} I’d like to show you what would change there: ${ask}. Does that suit you, and who else has a say?`,
    `${point} Pick one example of it and we work through it, ${ask}. Who would you bring?`,
  ])
}

/** A customer is asked to stay once it is known what does not work. */
function toStay({ needs, buyerName }: CallEvidence, step: Step | null): string {
  const by = day(step?.when ?? '')
  return needs.some(({ weight }) => weight > 0)
    ? `Then shall we go on for another year, ${buyerName}? What I promised you today goes into the paper, and you have it on ${by}.`
    : `Before we talk about next year, ${buyerName}: what doesn’t work the way you had hoped?`
}

/** A name is asked for once it is known how it goes, for one sort of person, and with what becomes of it. */
function toName({ asks, clear, named, leave }: NamesHeard, buyerName: string): string {
  if (asks.every(({ early }) => early))
    return `Before I ask you for anything, ${buyerName}: how have you been getting on with it, and what isn’t right yet?`
  if (clear === null)
    return `It helps people most who are where you were before, ${buyerName}: somebody with your job at [the sort of company], who still does it by hand. Who comes to mind first? One name is enough, and you can say no.`
  if (named.length === 0)
    return `One person is enough, ${buyerName}. I’d only say that you use it, I’d ring once, and you would hear from me on Thursday how it went. Who would you think of first?`
  return leave?.granted === true
    ? `Thank you, ${buyerName}. I’ll ring there on Thursday and tell you on Friday how it went. Is there somebody else like that?`
    : `Thank you, ${buyerName}. I’ll ring there on Thursday and tell you on Friday how it went. May I say that you sent me, or would you rather introduce us?`
}

/** A meeting stays what it was; papers to be sent become half an hour of talk. */
function thing(what: string): string {
  const bare = what.replace(/^(a|an|the|another) /iu, '').toLowerCase()
  if (/^half(?: an?)? hour$/u.test(bare)) return 'half an hour'
  if (/^(?:full |whole )?hour$/u.test(bare)) return bare === 'hour' ? 'an hour' : `a ${bare}`
  if (/minutes|hour/u.test(bare)) return bare
  return /^(demo|demonstration|meeting|call|visit|site visit|walkthrough|workshop|pilot|trial|session)$/u.test(bare)
    ? `a ${bare}`
    : 'thirty minutes'
}

const namedDay = /(mon|tues|wednes|thurs|fri|satur|sun)day.*/iu

function day(when: string): string {
  return upperFirst(namedDay.exec(when)?.[0] ?? 'Thursday at ten')
}
