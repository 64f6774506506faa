import type { Act, Quote } from '@ringside/contract'
import { metricDefinitions } from '../metrics/ranges.ts'
import { toldIn, type CallEvidence } from '../metrics/heard/evidence.ts'
import { does } from '../metrics/heard/acts-done.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { askedIn, byAnswer, findsOut, tellsMuch, type Asked } from './asked-in.ts'
import { buyingWords, impactWords, painWords, processWords } from './asked-words.ts'
import { buying } from './buying.ts'
import { aboutCost, costAsked, impactFound } from './cost-asked.ts'
import { realQuestions } from './real-questions.ts'
import { mainNeed } from '../metrics/heard/needs.ts'
import { namesSum } from '../metrics/heard/amounts.ts'
import { buyersWordsIn } from '../metrics/heard/echoes.ts'
import { digsIn, followUpIn, pointsBack } from '../metrics/heard/follow-ups.ts'
import { isPressing } from '../metrics/heard/pressing.ts'
import { tellsSomething, toldInAnswer } from '../metrics/heard/told-in-answer.ts'
import { askOf } from '../metrics/heard/steps.ts'
import { openingOf, questionQuote, quoteOfSpan, sentenceAt } from '../metrics/heard/spans.ts'
import {
  inPart,
  met,
  metIf,
  needsFound,
  noOccasion,
  unmet,
  type Check,
  type Criterion,
  type Finding,
} from './rubric.ts'

/**
 * Asked in a way that lets the buyer tell: an open question, or one that brought out a telling answer all the same. "Do
 * you have problems? Sometimes." ticks a box and finds nothing out. What asks for something else is passed over.
 */
function opensUp(acts: readonly Act[], words: RegExp, other?: RegExp): (evidence: CallEvidence) => Finding {
  return ({ call }) => {
    const asked = call.rep.flatMap((turn) => {
      const quote = askedIn(turn, acts, words, other)
      const opens = findsOut(call, turn, tellsMuch)
      return quote === null ? [] : [{ quote, opens, told: opens && toldInAnswer(call, turn) }]
    })
    const found = byAnswer(asked.filter(({ opens }) => opens))
    return found.state === 'unmet' && found.inPart !== true ? unmet(asked[0]?.quote) : found
  }
}

/** A question that grows out of what the buyer has just said: it takes up their words, or asks for more of it. */
function followsUp(evidence: CallEvidence): Finding {
  const found = byAnswer(followUpsIn(evidence))
  const [need] = evidence.needs
  const missed = found.state === 'unmet' && found.inPart !== true && need !== undefined
  return missed ? unmet(quoteOfSpan(need.turn, need.span)) : found
}

function followUpsIn({ call, needs, uses }: CallEvidence): Asked[] {
  const found: Asked[] = []
  // It follows up on what was told: of a brushed-off question nothing was, unless the follow-up brought it out.
  const add = (turn: HeardTurn, quote: Quote | null): void => {
    const before = call.turns[turn.at - 1]
    const told = (before !== undefined && tellsSomething(before, call.turns[before.at - 1])) || toldInAnswer(call, turn)
    if (quote !== null) found.push({ quote, told })
  }
  // Who has only picked up has told nothing yet.
  let isFirst = true
  for (const turn of call.rep.slice(call.turns[0]?.speaker === 'buyer' ? 1 : 0)) {
    const before = call.turns[turn.at - 1]
    if (before?.speaker !== 'buyer' || before.wordCount < 4 || isPressing(turn)) continue
    const asked = realQuestions(turn)
    const [question] = asked
    if (question === undefined) continue
    const begins = isFirst && !needs.some((need) => need.turn.at < turn.at)
    isFirst = false
    const sentence = sentenceAt(turn, question.start)
    const takesUp = buyersWordsIn(turn, uses).some(
      ({ stem, start }) => uses.get(stem)?.at === before.at && start >= sentence.start && start < sentence.end,
    )
    const afterNeed = needs.some((need) => need.turn.at === before.at)
    const digs = asked.find((question) => digsIn(question, turn.heard))
    if (takesUp) {
      add(turn, questionQuote(turn, question))
      continue
    }
    const consequence = asked.find((each) => askedIn(turn, ['q_impact'], impactWords) !== null && pointsBack(each))
    const grown = digs ?? consequence
    const more = followUpIn(call, turn)
    if (afterNeed && grown !== undefined) add(turn, questionQuote(turn, grown))
    // "What happens?" after "I've got till eleven" is where the asking begins.
    else if (more !== null && !begins && asked.includes(more)) add(turn, questionQuote(turn, more))
  }
  return found
}

/** Enough questions for the call type, not all at the start, and not all of them answered by yes or no. */
function keepsAsking({ call, names, steps }: CallEvidence): Finding {
  if (names !== null) return noOccasion
  const least = leastQuestions(call.type)
  // From where a turn asks for a step its questions are about that.
  const stepIn = (turn: HeardTurn): number =>
    Math.min(...steps.filter((step) => step.turn === turn).map((step) => askOf(step).start))
  const asking = call.rep
    .map((turn) => ({ turn, asked: realQuestions(turn).filter(({ end }) => end <= stepIn(turn)) }))
    .filter(({ asked }) => asked.length > 0)
  const all = asking.flatMap(({ asked }) => asked)
  const half = call.turns.length / 2
  const spread = asking.some(({ turn }) => turn.at < half) && asking.some(({ turn }) => turn.at >= half)
  const last = asking.at(-1)
  const [span] = last?.asked ?? []
  const quote = last === undefined || span === undefined ? null : questionQuote(last.turn, span)
  const open = all.filter((question) => question.open).length
  if (all.length < least || !spread || open < fewestOpen) return unmet(quote)
  return asking.some(({ turn }) => toldInAnswer(call, turn)) ? met(quote) : inPart(quote)
}

const fewestOpen = 2

function leastQuestions(type: CallEvidence['call']['type']): number {
  return metricDefinitions.questions.range(type)?.[0] ?? 3
}

const afterNeed = (
  { needs, buyerName }: CallEvidence,
  withNeed: (words: string) => string,
  without: string,
): string => {
  const need = mainNeed(needs)
  // Who signs is told without trouble: nobody asks what that costs.
  return need === null || need.weight === 0 ? without.replaceAll('%', buyerName) : withNeed(toldIn(need))
}

const impact: Check = {
  key: 'discovery.impact',
  text: 'Asked what the problem costs or leads to; on discovery, until there was a figure',
  find: impactFound,
  advice: (evidence) =>
    evidence.call.type === 'discovery' && costAsked(evidence)
      ? `You asked what it costs, and left without a figure. Ask ${evidence.buyerName} for what can be counted: how often it happens, how long it takes, who has to put it right.`
      : afterNeed(
          evidence,
          (words) =>
            namesSum(words)
              ? `${evidence.buyerName} said “${words}”. Ask how often that comes up, what it adds up to, and who feels it.`
              : `${evidence.buyerName} said “${words}”. Ask what that costs in a month, stay until there is a figure, and ask who feels it.`,
          evidence.troubleTold
            ? 'Ask % what the trouble costs in a month, and who feels it.'
            : 'Once % has named a problem, ask what it costs and who feels it.',
        ),
}

const followUp: Check = {
  key: 'discovery.follow-up',
  text: 'Followed up on what the buyer had just said',
  find: followsUp,
  advice: (evidence) =>
    afterNeed(
      evidence,
      (words) => `When ${evidence.buyerName} says “${words}”, stay there: ask what happened the last time.`,
      'Build each question on the answer before it, with the words % used.',
    ),
}

/** Asked by acts or words, or with any question that made the buyer tell of trouble at some length. */
function painFound(evidence: CallEvidence): Finding {
  const found = opensUp(['q_pain'], painWords)(evidence)
  if (found.state === 'met') return found
  for (const need of evidence.needs) {
    const before = evidence.call.turns[need.turn.at - 1]
    const question =
      before?.speaker === 'rep' ? realQuestions(before).find(({ open }) => open || tellsMuch(need.turn)) : undefined
    if (before === undefined || question === undefined || need.weight === 0) continue
    // What it costs is asked after once something is known to go wrong: where words are all there is, that question shows no other.
    // Nor does who has a say, whatever they tell beside it.
    const asksElse = aboutCost.test(question.text) || buyingWords.test(question.text)
    if (need.turn.mind !== null || !asksElse) return met(questionQuote(before, question))
  }
  return found
}

const pain: Check = {
  key: 'discovery.pain',
  text: 'Asked what goes wrong or is hard',
  find: painFound,
  advice: (evidence) =>
    afterNeed(
      evidence,
      (words) => `${evidence.buyerName} said “${words}”. Ask outright what goes wrong most often, and wait.`,
      'Ask % what goes wrong most often, then wait for the answer.',
    ),
}

/** An answer this long to an open question tells how things are, whatever the words of the question. */
const descriptive = 20

/** Asked by acts or words, or with any open question that made the buyer describe it. */
function processFound(evidence: CallEvidence): Finding {
  const { names } = evidence
  if (names !== null) return metIf(names.heardIn === null ? null : openingOf(names.heardIn))
  const found = opensUp(['q_process'], processWords, painWords)(evidence)
  if (found.state === 'met') return found
  const { call } = evidence
  for (const turn of call.rep.slice(1)) {
    const answer = call.turns[turn.at + 1]
    const described = answer?.speaker === 'buyer' && answer.wordCount >= descriptive
    const question = described
      ? realQuestions(turn).find(({ open, text }) => open && /\byou(r|rs)?\b|\bwhat happens\b/iu.test(text))
      : undefined
    const other =
      question !== undefined && does(turn, ['q_pain', 'q_impact', 'q_authority', 'q_timeline', 'q_budget']) !== null
    if (question !== undefined && !other) return met(questionQuote(turn, question))
  }
  // Whom else they have looked at is asked of how things are, and shows it least.
  const other = opensUp(['q_process', 'q_competitor'], processWords, painWords)(evidence)
  return other.state === 'unmet' && found.state === 'unmet' && found.inPart === true ? found : other
}

const process: Check = {
  key: 'discovery.process',
  text: 'Asked how things are done today',
  textOfNames: 'Asked how they get on with it',
  find: processFound,
  advice: (evidence) =>
    evidence.names !== null
      ? `Ask ${evidence.buyerName} how they get on with it, before anything else.`
      : afterNeed(
          evidence,
          (words) =>
            `${evidence.buyerName} said “${words}”. Ask them to walk you through how it comes to that, step by step.`,
          'Ask % to walk you through how it is done today, step by step.',
        ),
}

const enough: Check = {
  key: 'discovery.enough',
  text: 'Kept asking through the call, enough, and at least two open questions',
  find: keepsAsking,
  advice: (evidence) =>
    `Ask at least ${leastQuestions(evidence.call.type)} questions in a call like this, in the second half too, and begin some of them with what or how.`,
}

export const discovery: Criterion = {
  key: 'discovery',
  label: 'Discovery',
  weight: 25,
  descriptors: [
    'Hardly anything was asked, or answered.',
    'Some questions, with most of what matters left unasked or unanswered.',
    'About half of it was asked: how it is done, what goes wrong, what that leads to, who decides.',
    'Asked well, with one gap.',
    'Asked how it is done, what goes wrong, what that costs and who decides, each question built on the answer before.',
  ],
  notShown: 'Nothing was asked about the buyer’s situation.',
  notApplicable: 'What hurts was found before this call; what is asked here counts under objections.',
  notAtTheDesk: 'A gatekeeper call is about getting through: what is said after that does not count here.',
  applies: ({ call }) => call.type !== 'gatekeeper' && !needsFound(call.type),
  checks: [process, pain, impact, followUp, buying, enough],
}
