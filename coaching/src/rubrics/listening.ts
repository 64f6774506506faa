import { formatClock, type Quote } from '@ringside/contract'
import { priceMentioned } from '../acts/details.ts'
import { plainText } from '../acts/tokens.ts'
import { speaksOfTopic, topicAskedIn, type QuestionTopic } from '../buyer/answers/question-topics.ts'
import { callTypeTraits } from '../call-types/call-types.ts'
import { longestAllowed, metricDefinitions } from '../metrics/ranges.ts'
import { toTheirFace } from '../metrics/wording.ts'
import { openingOf } from '../metrics/heard/spans.ts'
import { echoesHeard } from '../metrics/heard/echoes.ts'
import { does, offersIn } from '../metrics/heard/acts-done.ts'
import { toldIn, type CallEvidence } from '../metrics/heard/evidence.ts'
import { mainNeed } from '../metrics/heard/needs.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { isArguing, isPressing, wentPast } from '../metrics/heard/pressing.ts'
import { putInTheirMouth } from '../metrics/heard/put-in-their-mouth.ts'
import { fullestRecap } from '../metrics/heard/recaps.ts'
import { repliesTo } from '../metrics/heard/signals.ts'
import { quoteOfSpan } from '../metrics/heard/spans.ts'
import { takesUpToldBefore } from '../metrics/heard/told-before.ts'
import { heardSentences, saidIn, type Span } from '../metrics/heard/words.ts'
import { hasNoAnswer } from '../speech/no-answer.ts'
import { isForEffect, saysBackAndGoesOn } from './asked-for-effect.ts'
import { asksNothing } from './asks-nothing.ts'
import { answerQuote } from './statements.ts'
import { passedOver } from './objections.ts'
import { saysWhyCalling } from './opening.ts'
import { isShowing, met, metIf, noOccasion, needsFound, unmet, type Criterion, type Finding } from './rubric.ts'

function mostTalking({ call }: CallEvidence): number {
  // 65% is where Gong saw win rates fall; a call type whose own range reaches further keeps it.
  return Math.max(0.65, metricDefinitions.talkRatio.range(call.type)?.[1] ?? 0)
}

/** The buyer had their share of the talking, and no stretch of the rep's ran on. Shown by the buyer's longest turn. */
function leavesRoom(evidence: CallEvidence): Finding {
  const { call, longest } = evidence
  const all = call.repSpeechMs + call.buyerSpeechMs
  const floor = call.buyer.reduce<HeardTurn | null>((a, b) => (a === null || b.wordCount > a.wordCount ? b : a), null)
  if (longest === null || floor === null || all === 0) return noOccasion
  const share = call.repSpeechMs / all <= mostTalking(evidence)
  const brief = longest.ms / 1000 <= longestAllowed(call.type)
  return share && brief && !call.rep.some((turn) => isPressing(turn) || isArguing(turn))
    ? met(openingOf(floor))
    : unmet(openingOf(longest.first))
}

/** Asked out of politeness, or to check the line: nobody waits for the answer. */
const courtesy =
  /\b(what['’]?s (?:the|your) (?:first )?(?:question|point|thing)\?|what (else )?(would|did|do) you (like|want|need) to (discuss|talk about|know|ask|hear)|what can i (?:do for|tell|show) you|how can i help|how are you|are you (still )?there|can you hear me|you know\?|shall (we|i|you) (begin|start|make a start|get (going|started))|where (shall|should|would|do) (we|you|i) (like to )?(begin|start)|(could|would|can|will|why don['’]t) you (please |just )?(first )?ask (me|us)\b|(?:don['’]t|wouldn['’]t) you (?:want|like|rather) (?:to )?(?:hear|know|ask)|is there anything else|anything else\?|(^|[,.] ?)(oh,? )?really\?)/iu
const howMuch =
  /\b(how (much|many|long|often|soon|big|old)|what (does|would|do|will) (it|this|that|you) (cost|charge|ask|want|take)|what(['’]?s| is) (it|this|that|the) (cost|price|damage|fee|rate))\b/iu

const whyAsked =
  /\b(why (do|are|would|did|is|should) (you|that|this|I|it)\b.{0,30}\b(ask(ing)?|want|wish|need|know|tell|matter|interest\w*)|why you (ask|want|wish|need|would|['’]d)|why (the question|that question|is that|do you ask)|what (is|['’]s) (it|that) to you)\b/iu
const because =
  /\b(because|so (that )?(I|we|you)\b|since\b|I(['’]m| am)? ask(ing)?\b|the reason|(I|we)(['’]d)? (want|need|like|would like) to (know|see|understand|find out|learn|check)|to (see|find out|understand|know|check|learn)\b|if (it|that|there|you|two|both)\b|in case|that way|helps? me|tells me)/iu

/** "May I ask why you wish to know?" is answered by a reason. */
function saysWhy(question: string, reply: HeardTurn): boolean {
  return whyAsked.test(question) && because.test(reply.heard)
}

/** Of these nearly any talk of the product speaks. */
const widest: ReadonlySet<string> = new Set<QuestionTopic>(['what', 'how'])

/** "What does it cost in year two?" is answered by what the practice buyer takes for an answer: "it's held in the second year". */
function speaksOfThing(question: string, reply: HeardTurn): boolean {
  const topic = topicAskedIn(question)
  return (
    topic !== null && !widest.has(topic) && speaksOfTopic(plainText(reply.heard), topic) && !hasNoAnswer(reply.heard)
  )
}

/** Their last question; in speech without any marks, the one that their words put. */
function questionIn(turn: HeardTurn): Span | undefined {
  const marked = heardSentences(turn).findLast((part) => turn.heard.slice(part.start, part.end).endsWith('?'))
  // The first words on the phone ("which one, there's two of us") ask for nothing that is sold.
  return marked ?? (/[.?!]/u.test(turn.heard) || turn.at <= 1 ? undefined : turn.questions.at(-1))
}

type Asked = { turn: HeardTurn; span: Span; reply: HeardTurn; answered: boolean }

/** "How may I direct your call?" */
const pickingUp =
  /\b(?:how|what|who|where) (?:can|may|could|shall|should|do|would) (?:i|we|you) (?:help|direct|connect|assist|put you through|do for you|like to speak|want to speak|be of (?:help|assistance))\b|\bcan i help\b/iu

/** The buyer's direct questions, with the rep's next turn and whether it speaks to them. */
function questionsAsked({ call, objections }: CallEvidence): Asked[] {
  return call.buyer.flatMap((turn) => {
    // What is asked at a desk is who it is and why: the opening's.
    if (turn.mind?.by === 'gatekeeper') return []
    // A worry put as a question ("how do I know you're still around?") is judged as a worry.
    if (objections.some(({ raised }) => raised === turn)) return []
    const reply = call.turns[turn.at + 1]
    const span = questionIn(turn)
    // The first words of a call ("Hello?") ask nothing.
    if (span === undefined || span.end - span.start < 12 || reply?.speaker !== 'rep') return []
    const text = turn.heard.slice(span.start, span.end)
    // Who picks up and asks how to begin is answered by a beginning.
    if (turn.at <= 1 && (turn.mind?.move === 'pick-up' || pickingUp.test(text))) return []
    if (courtesy.test(text) || asksNothing(text) || isForEffect(turn, span) || saysBackAndGoesOn(call, turn, span))
      return []
    const speaksTo =
      repliesTo(turn, span, null, reply) ||
      introduces(turn.heard, reply) ||
      givesFigure(text, reply) ||
      saysWhy(text, reply) ||
      speaksOfThing(text, reply) ||
      settlesIt(call, turn, reply)
    return [{ turn, span, reply, answered: speaksTo && !wentPast(call, reply) && !isPressing(reply) }]
  })
}

/** The first question of the buyer's that got no answer; null where there was none. */
export function leftUnanswered(evidence: CallEvidence): Pick<Asked, 'turn' | 'span'> | null {
  return questionsAsked(evidence).find((question) => !question.answered) ?? null
}

/** The rep's lines after a question of the buyer's that do not speak to it, as far as the words tell. */
export const repliesBeside = (evidence: CallEvidence): HeardTurn[] =>
  questionsAsked(evidence).flatMap(({ answered, reply }) => (answered ? [] : [reply]))

/** The practice buyer let their worry go over it, or decided: whatever was asked of it was answered. */
function settlesIt(call: CallEvidence['call'], asked: HeardTurn, reply: HeardTurn): boolean {
  const move = call.turns[reply.at + 1]?.mind?.move
  // "Fifteen minutes, Wednesday at nine?" "Great."
  if (asked.mind?.move === 'ask-next-step-detail' && move === 'agree-next-step') return true
  return move === 'resolve-objection' || (callTypeTraits[call.type].aboutDecision && move === 'agree-next-step')
}

/** "How much is it?" is answered by a sum, whatever else is said. */
function givesFigure(question: string, reply: HeardTurn): boolean {
  return howMuch.test(question) && (priceMentioned(reply.heard) !== null || /\p{N}/u.test(reply.heard))
}

/** Most of the buyer's direct questions got a reply that speaks to them. */
function answersQuestions(evidence: CallEvidence): Finding {
  const asked = questionsAsked(evidence)
  if (asked.length === 0) return noOccasion
  const answered = asked.filter((question) => question.answered)
  const [good] = answered
  const bad = asked.find((question) => !question.answered)
  if (good !== undefined && answered.length * 3 >= asked.length * 2) return met(answerQuote(good.reply))
  return unmet(bad === undefined ? null : quoteOfSpan(bad.turn, bad.span))
}

const whoOrWhy = /\b(who|what('s| is) (this|it|that)|what do you|what can i|where are you|about\?|need\?)/iu
const whyCalled =
  /\b(?:(?:reason|purpose|point|occasion) (?:for|of|behind) (?:your|the|this) call\w*|why (?:are|were) you (?:calling|ringing)|(?:calling|ringing) (?:because|about|for)|what can (?:we|i) do for you|what(?:['’]s| is) (?:this|it) (?:about|regarding)|and the matter is)\b/iu

/** "Who is this?" is answered by a name and a reason, and "And you're calling because?" by the reason alone. */
function introduces(question: string, reply: HeardTurn): boolean {
  if (whyCalled.test(question) && (saysWhyCalling(reply.heard) || offersIn([reply]).length > 0)) return true
  return whoOrWhy.test(question) && does(reply, ['intro', 'permission']) !== null
}

function lastNeed({ needs }: CallEvidence): string | null {
  const need = needs.at(-1)
  return need === undefined ? null : toldIn(need)
}

/** Where an earlier talk had brought out what is wrong, a call that begins with saying that back has listened to it. */
function saysBackToldBefore({ call, toldBefore }: CallEvidence): Quote | null {
  if (!isShowing(call.type)) return null
  for (const turn of call.rep.slice(0, firstLines)) {
    const span = saysTold.test(turn.heard) ? takesUpToldBefore(turn, toldBefore) : null
    if (span !== null) return quoteOfSpan(turn, span)
  }
  return null
}
const firstLines = 3
const saysTold = /\b(you (said|told|mentioned|described|explained)|last time|from what you)\b/iu

export const listening: Criterion = {
  key: 'listening',
  label: 'Listening',
  weight: 15,
  descriptors: [
    'Little of what the buyer said came back in the rep’s words.',
    'The buyer had a hearing, and little of what they said came back.',
    'Some of what the buyer said came back.',
    'Listened well, with one gap.',
    'Took up the buyer’s words, said back what there was to say back, and left the buyer the floor.',
  ],
  notShown: 'Nothing the buyer said was taken up.',
  notApplicable: 'The buyer said too little to be listened to.',
  notAtTheDesk: 'Short questions and short answers at a desk leave nothing to listen for, so it does not count.',
  applies: ({ call, desk }) => call.buyer.some((turn) => turn.wordCount >= 4) && (desk === null || desk.through),
  checks: [
    {
      key: 'listening.recap',
      text: 'Summed up what was heard',
      find: (evidence) => {
        // Where the needs are known before the call, or are not what it is for, and none came up in it, there is nothing to sum up.
        const isToldBefore = evidence.decision !== null && evidence.toldBefore.length > 0
        const nothingToSumUp = needsFound(evidence.call.type) && !isToldBefore && evidence.needs.length === 0
        // Whoever answers for the buyer tells when somebody is in, and nothing that would be summed up.
        if (evidence.recaps.length === 0 && (nothingToSumUp || evidence.call.type === 'gatekeeper')) return noOccasion
        const right = fullestRecap(evidence.recaps)
        const said = right?.quote ?? saysBackToldBefore(evidence) ?? evidence.decision?.stands
        return metIf(said, evidence.recaps[0]?.quote ?? putInTheirMouth(evidence))
      },
      advice: (evidence) => {
        const [tried] = evidence.recaps
        if (tried !== undefined)
          return `${evidence.buyerName} had to put “${tried.quote.quote}” right. Say it once more as it was told, and wait for the yes.`
        const need = mainNeed(evidence.needs)
        const put = putInTheirMouth(evidence)
        if (put !== null)
          return `${evidence.buyerName} had not said “${put.quote}”. ${need === null ? 'Ask whether it is so, and say back only what you are told.' : `Say back what you were told: “${toldIn(need)}”.`}`
        const [before] = evidence.toldBefore
        if (need === null && evidence.decision !== null && before !== undefined)
          return `Begin with where things stand, in what ${evidence.buyerName} had told you: “${before}”. Ask whether it is still so.`
        const complaint = evidence.objections.find(({ family }) => family === 'complaint')
        if (need === null && complaint !== undefined)
          return `Say the complaint back before you promise anything: “You said ‘${saidIn(complaint.raised, complaint.span)}’. Is that it, or is there more?”`
        if (need === null) {
          return `Before you offer anything, ask ${evidence.buyerName} for one thing that goes wrong, say it back and ask whether it is right.`
        }
        const told = need.summary === null ? null : toTheirFace(need.summary)
        const back = told === null ? `You said ‘${toldIn(need)}’` : `So: ${told}`
        return `Say it back before moving on: “${back}. Have I got that right?”`
      },
    },
    {
      key: 'listening.echo',
      text: 'Took up what the buyer said',
      find: (evidence) => metIf(echoesHeard(evidence)[0]),
      advice: (evidence) => {
        const need = lastNeed(evidence)
        return need === null
          ? `Begin your next line with a word ${evidence.buyerName} has just used.`
          : `“${need}” went by without a word. Take it up before the next question.`
      },
    },
    {
      key: 'listening.worries',
      text: 'Passed over no worry of the buyer’s',
      restraint: true,
      find: (evidence) => {
        if (evidence.objections.length === 0) return noOccasion
        const worry = passedOver(evidence)
        return worry === null ? met() : unmet(quoteOfSpan(worry.raised, worry.span))
      },
      advice: (evidence) => {
        const worry = passedOver(evidence)
        const words = worry === null ? 'a worry' : `“${saidIn(worry.raised, worry.span)}”`
        return `You went on as if ${evidence.buyerName} had not said ${words}. Take it up before anything else.`
      },
    },
    {
      key: 'listening.answers',
      text: 'Answered what the buyer asked',
      find: answersQuestions,
      advice: (evidence) => {
        const open = leftUnanswered(evidence)
        const what = open === null ? 'something' : `“${saidIn(open.turn, open.span)}”`
        return `When ${evidence.buyerName} asks ${what}, answer it first, then ask your own question.`
      },
    },
    {
      key: 'listening.room',
      text: 'Left the buyer the floor',
      find: leavesRoom,
      advice: ({ call, longest, buyerName }) => {
        const share = Math.round((100 * call.repSpeechMs) / (call.repSpeechMs + call.buyerSpeechMs || 1))
        return `You did ${share}% of the talking, up to ${formatClock(longest?.ms ?? 0)} at a stretch. Say it in two sentences and hand over to ${buyerName}.`
      },
    },
    {
      key: 'listening.floor',
      text: 'Let the buyer finish',
      restraint: true,
      find: ({ call, interruptions }) => {
        if (call.typed || (!call.timed && call.buyer.every((turn) => turn.mind === null))) return noOccasion
        const [first] = interruptions
        return interruptions.length <= 1 || first === undefined ? met() : unmet(openingOf(first))
      },
      advice: ({ buyerName, interruptions }) =>
        `You cut ${buyerName} off ${interruptions.length} times. Count to one before you speak.`,
    },
  ],
}
