import type { Act, Quote } from '@ringside/contract'
import { priceMentioned } from '../acts/details.ts'
import { metricDefinitions } from '../metrics/ranges.ts'
import { toldIn, type CallEvidence } from '../metrics/heard/evidence.ts'
import { answersItself, does } from '../metrics/heard/acts-done.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { askedIn, findsOut, tellsMuch } from './asked-in.ts'
import { buyingWords, impactWords, painWords, processWords } from './asked-words.ts'
import { buying } from './buying.ts'
import { mainNeed } from '../metrics/heard/needs.ts'
import { heardAmounts, namesSum } from '../metrics/heard/amounts.ts'
import { buyersWordsIn } from '../metrics/heard/echoes.ts'
import { isHeldAgainst } from '../metrics/heard/credits.ts'
import { digsIn, followUpIn, pointsBack } from '../metrics/heard/follow-ups.ts'
import { isPressing } from '../metrics/heard/pressing.ts'
import { askOf } from '../metrics/heard/steps.ts'
import { openingOf, questionQuote, quoteOfSpan, sentenceAt } from '../metrics/heard/spans.ts'
import { met, metIf, needsFound, noOccasion, unmet, type Check, type Criterion, type Finding } from './rubric.ts'

/**
 * Asked in a way that lets the buyer tell: an open question, or one that brought out a telling answer all the same. "Do
 * you have problems? Sometimes." ticks a box and finds nothing out. What asks for something else is passed over.
 */
function opensUp(acts: readonly Act[], words: RegExp, other?: RegExp): (evidence: CallEvidence) => Finding {
  return ({ call }) => {
    let closed: Quote | null = null
    for (const turn of call.rep) {
      const quote = askedIn(turn, acts, words, other)
      if (quote === null) continue
      if (findsOut(call, turn, tellsMuch)) return met(quote)
      closed ??= quote
    }
    return unmet(closed)
  }
}

const figure =
  /[\d$£€%]|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(thir|four|fif|six|seven|eigh|nine)teen|(twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|dozen|half|a third|a quarter|twice|per ?cent)\b/iu

/** A cost told without a currency, "nine thousand in fees", is money from here on. */
const fewestLost = 1000

/**
 * Asked what it costs or leads to. A discovery call has the time to stay until there is a figure: without one nobody can
 * say later whether a change pays.
 */
function impactFound(evidence: CallEvidence): Finding {
  if (evidence.names !== null) return noOccasion
  const [first] = impactAsked(evidence)
  return evidence.call.type !== 'discovery' && first !== undefined ? met(first.quote) : costTold(evidence)
}

function impactAsked({ call }: CallEvidence): { quote: Quote; answer: HeardTurn | undefined }[] {
  return call.rep.flatMap((turn) => {
    const quote = isHeldAgainst(call, turn, 'discovery.impact') ? null : askedIn(turn, ['q_impact'], impactWords)
    return quote === null ? [] : [{ quote, answer: call.turns[turn.at + 1] }]
  })
}

const aboutCost =
  /\b(?:cost\w*|how (?:much|many)|los(?:e|es|ing)|worth|affect\w*|impact\w*|(?:come|comes|came|add|adds|added|amount|amounts) (?:to|up)|money|figures?|numbers?)\b/iu

/** Whether the rep asked for a sum, whatever came back. */
export const costAsked = ({ call }: CallEvidence): boolean =>
  call.rep.some((turn) => aboutCost.test(askedIn(turn, ['q_impact'], impactWords)?.quote ?? ''))

/** What it costs came out as a figure. */
export function costTold(evidence: CallEvidence): Finding {
  const { call } = evidence
  const quotes = impactAsked(evidence)
  const answered = quotes.find(({ answer }) => answer?.speaker === 'buyer' && figure.test(answer.heard))
  if (answered !== undefined) return met(answered.quote)
  // What it costs in money, once told, need not be asked for again: the question it was told on has found it out.
  const told = evidence.needs.find(
    ({ turn, weight }) =>
      (weight > 0 && priceMentioned(turn.heard) !== null) ||
      (weight === 2 && heardAmounts(turn).some((amount) => amount >= fewestLost)),
  )
  if (told === undefined) return unmet(quotes[0]?.quote)
  const before = call.turns[told.turn.at - 1]
  const [question] = before?.speaker === 'rep' ? realQuestions(before) : []
  const quote = before === undefined || question === undefined ? undefined : quoteOfSpan(before, question)
  const found = (quotes.find(({ answer }) => answer === told.turn) ?? quotes[0])?.quote ?? quote
  return found === undefined ? unmet() : met(found)
}

/** A question that grows out of what the buyer has just said: it takes up their words, or asks for more of it. */
function followsUp({ call, needs, uses }: CallEvidence): Finding {
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
    if (takesUp) return met(questionQuote(turn, question))
    const consequence = asked.find((each) => askedIn(turn, ['q_impact'], impactWords) !== null && pointsBack(each))
    const grown = digs ?? consequence
    if (afterNeed && grown !== undefined) return met(questionQuote(turn, grown))
    const more = followUpIn(call, turn)
    // "What happens?" after "I've got till eleven" is where the asking begins.
    if (more !== null && !begins && asked.includes(more)) return met(questionQuote(turn, more))
  }
  const [need] = needs
  return need === undefined ? unmet() : unmet(quoteOfSpan(need.turn, need.span))
}

/** Ends of an offer and of a call: what they ask finds nothing out. */
const askedForForm =
  /\b(make sense|sound (good|ok|okay|fair)|is that (right|correct|fair|all right|alright|ok|okay)|(?:have|did) i (?:got|get|miss|missed)\b|how are you|can you hear|do you want (a|to)|interested|(what['’]?s|what is|have you got|do you have) (the|your|an?) (best )?(e-?mail|number|mobile|address|name)|spell)\b/iu

/** The questions that find something out: no pressing, none for effect, no ask for a step, no form. */
function realQuestions(turn: HeardTurn): HeardTurn['questions'] {
  if (isPressing(turn) || answersItself(turn)) return []
  const step = does(turn, ['next_step'])
  return turn.questions.filter(
    ({ text, start, end }) =>
      !askedForForm.test(text) && (step === null || end <= step.act.start || start >= step.act.end),
  )
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
  return all.length >= least && spread && open >= fewestOpen ? met(quote) : unmet(quote)
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
  return opensUp(['q_process', 'q_competitor'], processWords, painWords)(evidence)
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
    'Hardly anything was asked.',
    'Some questions, with most of what matters left unasked.',
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
