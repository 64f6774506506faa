import type { Quote } from '@ringside/contract'
import { contentWords, saidIn } from '../metrics/heard/words.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { does, quoteOfAct } from '../metrics/heard/acts-done.ts'
import type { HeardObjection } from '../metrics/heard/objections.ts'
import { isArguing, isPressing } from '../metrics/heard/pressing.ts'
import { openingOf } from '../metrics/heard/spans.ts'
import { quoteOfSpan, spanQuote } from '../metrics/heard/spans.ts'
import { hasNoAnswer } from '../speech/no-answer.ts'
import { met, unmet, type Criterion, type Finding } from './rubric.ts'

const acknowledging =
  /\b(that['’]?s (fair|understandable|a (fair|good|valid) (point|question|concern|worry))|fair (enough|point|question)|i (understand|hear (you|that)|get (that|it)|appreciate|see why|can see|would too|['’]?d (feel|be|want|say|think))|makes (perfect |total |complete )?sense|understood|you['’]?re right|good (question|point)|of course|no (pressure|rush)|sorry to hear|i don['’]?t blame|completely|totally|can['’]?t blame|reasonable)\b/iu

type Handling = (objection: HeardObjection, evidence: CallEvidence) => Quote | null

/**
 * A check holds when it holds for at least half of the objections that the rep had a turn to speak to. The quotes are
 * the handling, or the objection that was missed.
 */
function forMost(handled: Handling): (evidence: CallEvidence) => Finding {
  return (evidence) => {
    const results = evidence.objections.map((objection) => ({ objection, quote: handled(objection, evidence) }))
    const good = results.filter(({ quote }) => quote !== null)
    const bad = results.find(({ quote }) => quote === null)
    if (good.length > 0 && good.length * 2 >= results.length) return met(good[0]?.quote)
    return unmet(bad === undefined ? null : quoteOfSpan(bad.objection.raised, bad.objection.span))
  }
}

const acknowledges: Handling = ({ replies }) => {
  const [reply] = replies
  if (reply === undefined) return null
  const match = acknowledging.exec(reply.heard)
  if (match !== null) return spanQuote(reply, match.index)
  const empathy = does(reply, ['empathy'])
  return empathy === null ? null : quoteOfAct(empathy)
}

/** Asked what lies behind it, within two replies, before or while answering. */
const digging =
  /\b(what|why|who|how come|how so|which part|tell me|say more|is it (the|that|because)|was it|because\?)/iu

const explores: Handling = ({ raised, replies }) => {
  for (const reply of replies.slice(0, 2)) {
    const theirs = new Set(contentWords(raised.heard).map((word) => word.stem))
    const span = reply.questions.find(
      ({ text }) => digging.test(text) || contentWords(text).some(({ stem }) => theirs.has(stem)),
    )
    const pushes = does(reply, ['next_step'])
    if (span !== undefined && (pushes === null || span.end <= pushes.act.start)) return quoteOfSpan(reply, span)
  }
  return null
}

const answering = ['answer', 'value', 'social_proof', 'pricing'] as const
const fewestAnswerWords = 8

/**
 * Said something that answers it, in the first two replies: an answer, a proof, a result; or a smaller ask, once the
 * worry was acknowledged. A pitch without that goes past it, and an admission of not knowing is honest, and no answer.
 */
const answers: Handling = ({ replies, settled, settledBy }) => {
  // What the buyer let it go after was the answer, whatever was tried before.
  if (settledBy !== null) return openingOf(settledBy)
  for (const reply of replies.slice(0, 2)) {
    const acknowledged = acknowledging.test(reply.heard)
    const done = does(reply, acknowledged ? [...answering, 'pitch', 'next_step'] : answering)
    if (
      done !== null &&
      !isArguing(reply) &&
      !isPressing(reply) &&
      reply.wordCount >= fewestAnswerWords &&
      !hasNoAnswer(reply.heard)
    )
      return quoteOfAct(done)
  }
  const last = replies.at(-1)
  return settled && last !== undefined ? openingOf(last) : null
}

/** The buyer let it go. */
const settles: Handling = ({ settled, settledBy, replies }) => {
  const last = settledBy ?? replies.at(-1)
  return settled && last !== undefined ? openingOf(last) : null
}

/** Did not argue or press on in the reply. */
const staysCalm: Handling = (objection) => {
  const [reply] = objection.replies
  if (reply === undefined) return null
  const presses = isArguing(reply) || isPressing(reply) || does(reply, ['rude']) !== null
  return presses ? null : openingOf(reply)
}

export const objectionNames = {
  price: 'price',
  timing: 'timing',
  incumbent: 'what they have already',
  'tried-before': 'having tried it before',
  'no-need': 'not needing it',
  'no-authority': 'not being the one who decides',
  'send-something': 'just being sent something',
  'vendor-trust': 'trusting a new vendor',
  security: 'security',
  effort: 'the effort',
  competitor: 'another vendor',
  contract: 'the contract',
} as const

function firstFailing(evidence: CallEvidence, handled: Handling): { name: string; words: string; buyer: string } {
  const objection = evidence.objections.find((candidate) => handled(candidate, evidence) === null)
  return {
    name: objection === undefined ? 'the worry' : objectionNames[objection.family],
    words: objection === undefined ? '' : saidIn(objection.raised, objection.span),
    buyer: evidence.buyerName,
  }
}

export const objections: Criterion = {
  key: 'objections',
  label: 'Objections',
  weight: 15,
  descriptors: [
    'Little was done about the objection.',
    'Some of it was done: hearing it out, asking, answering or keeping calm.',
    'Handled in good part, with two things left out.',
    'Handled well, with one gap.',
    'Acknowledged, looked into and answered, and the buyer let it go.',
  ],
  notShown: 'An objection was raised and nothing was done about it.',
  notApplicable: 'No objection was raised, so it does not count.',
  applies: (evidence) => evidence.objections.length > 0,
  checks: [
    {
      key: 'objections.answered',
      text: 'Answered it with something that speaks to it',
      find: forMost(answers),
      advice: (evidence) => {
        const { words, buyer } = firstFailing(evidence, answers)
        return `“${words}” got no answer. Tell ${buyer} what would be different this time, in one sentence, with proof.`
      },
    },
    {
      key: 'objections.acknowledged',
      text: 'Showed that it was heard',
      find: forMost(acknowledges),
      advice: (evidence) => {
        const { words } = firstFailing(evidence, acknowledges)
        return `“${words}” deserves a “that is fair” before any answer.`
      },
    },
    {
      key: 'objections.explored',
      text: 'Asked what lies behind it',
      find: forMost(explores),
      advice: (evidence) => {
        const { words, buyer } = firstFailing(evidence, explores)
        return `When ${buyer} says “${words}”, ask what is behind it before you answer.`
      },
    },
    {
      key: 'objections.settled',
      text: 'Settled it: the buyer let it go',
      find: forMost(settles),
      advice: (evidence) => {
        const { words } = firstFailing(evidence, settles)
        return `“${words}” still stood at the end. Close it with a question: “Does that take care of it?”`
      },
    },
    {
      key: 'objections.calm',
      text: 'Neither argued nor pressed on',
      restraint: true,
      find: forMost(staysCalm),
      advice: (evidence) => {
        const { words } = firstFailing(evidence, staysCalm)
        return `After “${words}” you pressed on. Slow down there: agree first, then ask.`
      },
    },
  ],
}
