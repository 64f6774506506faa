import { agreedAtDoor, isDoorByWords } from '../rubrics/door-step.ts'
import type { Review } from '@ringside/contract'
import { toldIn, type CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { quoteOfSpan } from '../metrics/heard/spans.ts'
import { putThroughIn } from '../metrics/heard/put-through.ts'
import { bestStep, type Step } from '../metrics/heard/steps.ts'
import { toldFacts } from '../metrics/heard/told-facts.ts'
import { saidSentences } from '../metrics/heard/words.ts'
import { standing, worryNamed } from '../rubrics/worry-named.ts'
import { isAcquaintance } from '../generation/acquaintances.ts'
import type { NamesHeard } from '../metrics/heard/names.ts'
import { isCustomer, needsFound } from '../rubrics/rubric.ts'
import type { Situation } from './say-it-better.ts'
import { afterDecision } from './after-decision.ts'
import { saysWhat } from './their-point.ts'
import { isRepair } from '../metrics/heard/repairs.ts'
import { referringIn } from '../speech/referring.ts'
import { listed, lowerFirst } from '../metrics/wording.ts'

type NextStepItem = Review['nextSteps'][number]

const callsAgain = 'Call when you said you would'

const promises: readonly (readonly [RegExp, string])[] = [
  [
    /\b(i|we)(['’]ll| will| can) (just |also |then )?(send|e-?mail|mail|forward|share|put|draft|prepare|text|message|ping|post|fax|whatsapp|drop you|get (you|that|it|them) (the|a|an|that|it|this|over|across|in writing|to you))\b/iu,
    'Send what you promised',
  ],
  [
    /\bi(['’]?ll| will| can|['’]?d have to| have to| need to) (check(?! (?:in )?with you)|find out|ask|look into|get back|confirm|let you know)\b/iu,
    'Find out what you said you would',
  ],
  [/\bi(['’]ll| will) (call|ring|phone|try you|follow up|reach out|check (?:in )?with you)\b/iu, callsAgain],
]

/** Most things to find that fit into one line. */
const mostToFind = 3

/** Papers and calls that belong to a meeting: with the meeting refused, nobody waits for them. */
const forMeeting =
  /\b(invite|invitation|agenda|calendar|confirm\w*|before (we|the|our)|ahead of|for (the|our) (call|meeting|demo))\b/iu

const invites = /\b(send|confirm|put|share)\b[^.]{0,30}\b(invit\w+|calendar|time in writing|confirmation)\b/iu

/** A promise made in the ask itself, or that speaks of the meeting. */
function isForMeeting({ steps }: CallEvidence, turn: HeardTurn, sentence: string): boolean {
  return forMeeting.test(sentence) || steps.some((step) => step.turn === turn && step.when !== null)
}

function promisesMade({ evidence, input }: Situation): NextStepItem[] {
  const step = bestStep(evidence.steps)
  const refused = step?.agreed === null
  // Where a day is agreed, confirming it in writing is the first thing to do already.
  const confirmed = step !== null && step.agreed !== null && step.when !== null && !step.papers
  if (input.outcome === 'hung-up') return []
  const made = new Map<string, NextStepItem>()
  // Papers that were agreed to are the first thing to do already.
  const told = step !== null && step.agreed !== null && step.papers ? step.turn : null
  // Where whoever answered gave a time, that is when to call.
  const timeGiven = evidence.desk !== null && !evidence.desk.through && evidence.desk.time !== null
  // What becomes of a name is told with the name.
  const ofNames = ({ heard }: HeardTurn): boolean => evidence.names !== null && referringIn(heard).plans
  for (const turn of evidence.call.rep.filter((one) => one !== told && !ofNames(one))) {
    for (const span of saidSentences(turn)) {
      const sentence = turn.heard.slice(span.start, span.end)
      if (refused && isForMeeting(evidence, turn, sentence)) continue
      const promised = confirmed ? sentence.replace(invites, '') : sentence
      const hit = promises.find(([pattern, told]) => pattern.test(promised) && !(timeGiven && told === callsAgain))?.[1]
      const owed = isRepair(evidence.call, turn, span) ? 'Put right what you promised' : hit
      // The last one made of a kind is the one that stands.
      if (owed !== undefined) made.set(owed, { text: `${owed}.`, quote: quoteOfSpan(turn, span) })
    }
  }
  return [...made.values()]
}

/** What follows where the buyer never came to the line. */
function afterDesk({ evidence: { desk } }: Situation): NextStepItem | null {
  if (desk === null || desk.through) return null
  const { wanted, who, time, message } = desk
  if (time !== null)
    return {
      text: `Call ${wanted} at the time that ${who} gave you.`,
      quote: quoteOfSpan(time, { start: 0, end: time.words.length }),
    }
  const again = `with one sentence about their company that is for ${wanted} alone.`
  if (message !== null)
    return { text: `Do not wait for an answer to the message. Call again in a few days, ${again}`, quote: null }
  return { text: `Call again on another day, ${again} Ask for a time if the answer is no.`, quote: null }
}

/** What follows an uploaded call to whoever answers; null in other calls, and where whoever was wanted agreed to a step. */
function atDoor(evidence: CallEvidence, step: Step | null): NextStepItem | null {
  if (!isDoorByWords(evidence)) return null
  const through = putThroughIn(evidence.call)
  const agreed = step?.agreed ?? null
  if (agreed !== null && through !== undefined && agreed.at > through.at) return null
  const given = agreedAtDoor(evidence)
  const told = agreed === null ? null : quoteOfSpan(agreed, { start: 0, end: agreed.words.length })
  const quote = (given.state === 'met' ? given.quotes[0] : null) ?? told
  return quote === null
    ? { text: 'Call again on another day. Ask when the one you want can be reached if the answer is no.', quote }
    : { text: 'Do what you were told, and say who told you.', quote }
}

/** Whom the buyer named, as it is kept with the account. */
function whomNamed({ evidence, input }: Situation): string[] {
  const ids = new Set(evidence.call.buyer.flatMap(({ mind }) => mind?.facts ?? []))
  return input.facts.flatMap(({ id, summary }) =>
    ids.has(id) && isAcquaintance(id) ? [summary.split(/[,:]/u)[0] ?? ''] : [],
  )
}

function afterNames(situation: Situation, { named, leave, plan }: NamesHeard): NextStepItem {
  const { buyerName } = situation.evidence
  const [first] = named
  if (first === undefined)
    return {
      text: `Do for ${buyerName} what you promised, and ask again another time: for one person, and say whom it would help.`,
      quote: null,
    }
  const people = whomNamed(situation)
  const whom = people.length === 0 ? 'whoever was named' : listed(people)
  const asked = leave?.granted === true ? '' : ` Leave ${buyerName}’s name out of it: you had no leave to use it.`
  const day = plan?.when == null ? '' : `, as you said, ${when(plan.when)}`
  return {
    text: `Get in touch with ${whom}${day}. Tell ${buyerName} how it went, either way.${asked}`,
    quote: quoteOfSpan(first, { start: 0, end: first.words.length }),
  }
}

function stepItem(situation: Situation): NextStepItem {
  const { evidence, input } = situation
  if (input.outcome === 'hung-up') {
    return {
      text: `Leave ${evidence.buyerName} in peace for a while, then come back with one thing you know about them.`,
      quote: null,
    }
  }
  const atDesk = afterDesk(situation)
  if (atDesk !== null) return atDesk
  if (evidence.names !== null) return afterNames(situation, evidence.names)
  if (evidence.decision !== null) return afterDecision(evidence.decision, evidence)
  const step = bestStep(evidence.steps)
  const door = atDoor(evidence, step)
  if (door !== null) return door
  if (step === null) return { text: `Ask ${evidence.buyerName} for a next step: nothing was asked for.`, quote: null }
  const quote = quoteOfSpan(step.turn, step.span)
  if (step.agreed === null) return { text: `${evidence.buyerName} has not agreed. ${howToAskAgain(evidence)}`, quote }
  if (step.papers && step.when !== null && input.outcome !== 'renewed')
    return {
      text: `Send ${evidence.buyerName} what you promised by ${when(step.when)}, with a day on which you talk about it.`,
      quote,
    }
  if (step.papers)
    return { text: `Send ${evidence.buyerName} what you offered, with a day on which you talk about it.`, quote }
  if (step.when === null) return { text: `Agree a day with ${evidence.buyerName}: the step has none yet.`, quote }
  return input.outcome === 'renewed'
    ? {
        text: `${evidence.buyerName} stays. Send the paper by the day you named, and do what you promised first.`,
        quote,
      }
    : { text: `${evidence.buyerName} agreed. Confirm the time in writing today.`, quote }
}

/** "By next week", whatever stood before the day. */
function when(day: string): string {
  return day.replace(/^(on|by|at|in the course of) /iu, '')
}

/** What stood in the way comes before the next ask: a worry, else that nothing was known to be wrong. */
function howToAskAgain({ objections, needs, signals, call }: CallEvidence): string {
  if (objections.some(({ settled }) => !settled)) return 'Settle what stands in the way first, then ask again.'
  // A warm word is no reason to buy yet.
  const leaning = signals.some(({ kind }) => kind !== 'warmth')
  const hadReason = needsFound(call.type) || leaning || needs.some((need) => saysWhat(toldIn(need)))
  if (isCustomer(call.type)) return 'Ask first what does not work for them, put that right, then ask again.'
  return hadReason ? 'Ask again, for less.' : 'Find out first what goes wrong there, then ask again.'
}

/** The line that would do stands at the worry itself, under "say it better": it is not told twice. */
function openWorries({ evidence }: Situation): NextStepItem[] {
  const items = evidence.objections
    .filter((objection) => !objection.settled)
    .map((objection) => ({
      text:
        objection.family === 'send-something'
          ? `Send ${evidence.buyerName} what was asked for, with a day on which you talk about it.`
          : `Come back to ${evidence.buyerName}’s ${standing(objection)} about ${worryNamed(objection)} with an answer. A line that would do stands at its place in the call.`,
      quote: quoteOfSpan(objection.raised, objection.span),
    }))
  return [...new Map(items.toReversed().map((item) => [item.text, item])).values()].toReversed()
}

function stillToFind({ evidence, input }: Situation): NextStepItem[] {
  // Whoever answered could tell none of it.
  if (evidence.desk !== null && !evidence.desk.through) return []
  const told = toldFacts(evidence.call, input.facts)
  const planned = input.facts.filter(({ id }) => input.plan?.includes(id) ?? true)
  const open = planned.filter((fact) => !told.has(fact.id))
  if (open.length === 0) return []
  const named = open.slice(0, mostToFind).map((fact) => lowerFirst(fact.label))
  const more = open.length > mostToFind ? `, and ${open.length - mostToFind} more` : ''
  return [{ text: `Still to find: ${more === '' ? listed(named) : named.join(', ') + more}.`, quote: null }]
}

/** What to do after this call: the step agreed, promises made, worries left open, what is still to find. */
export function nextStepsOf(situation: Situation): NextStepItem[] {
  return [stepItem(situation), ...promisesMade(situation), ...openWorries(situation), ...stillToFind(situation)]
}
