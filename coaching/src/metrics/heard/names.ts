import { stepDetailIn } from '../../buyer/heard/step-detail.ts'
import { customerSubjectOf } from '../../buyer/heard/customer-questions.ts'
import { callTypeTraits } from '../../call-types/call-types.ts'
import { isAcquaintance } from '../../generation/acquaintances.ts'
import { describesWho, referringIn, type Referring } from '../../speech/referring.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { isPressing } from './pressing.ts'
import type { Step } from './steps.ts'
import { askedAndTold, asksAfterSomebody, isKnownByWords, linesThatName } from './names-in-words.ts'
import { saidSentences, type Span } from './words.ts'

/** Where somebody was named the question before it asked for them, in whatever words. */
const isAnsweredBy = (turn: HeardTurn, first: HeardTurn | undefined): boolean =>
  turn.questions.length > 0 && turn.at + 1 === first?.at

/** What came of asking a customer for people they know, by the words of a call. */
export type NamesHeard = {
  asks: readonly { turn: HeardTurn; span: Span; early: boolean; clear: boolean; named: HeardTurn | null }[]
  /** Where the rep asked how the buyer gets on, and was answered. */
  heardIn: HeardTurn | null
  /** Where the rep said which sort of person it would help. */
  clear: HeardTurn | null
  assured: HeardTurn | null
  leave: { turn: HeardTurn; granted: boolean } | null
  /** Where the rep said what becomes of a name, the first time with a day. */
  plan: { turn: HeardTurn; when: string | null } | null
  /** What the buyer said in naming somebody, a turn each. */
  named: readonly HeardTurn[]
  /** How many they named: in a practice call one a line. */
  namedInAll: number
  /** Where a list was pushed for, or something offered for a name. */
  pushed: HeardTurn | null
}

const person = String.raw`\p{Lu}[\p{L}'’-]+`
/** "Ana Ruiz at Northgate", "you could try Ana": how somebody is named, in words with their capitals. */
const naming = new RegExp(
  String.raw`\b${person} ${person}(?:,| at | from | over | in | who | runs | is )|\b${person} (?:at|from|over at) ${person}|\b(?:there['’]s|there is|it['’]d be|would be|try|ring|call|ask|speak to|talk to|think of) ${person}\b`,
  'u',
)

const nobodysName = String.raw`(?:some\w*|any\w*|no|none|nobody|one|two|the|a|an|my|our|your|their|them|him|her|me|us|you|it|that|this|these|those|what|who|people|folks?|others?|again|back|out|more|much|many|plenty|not|just|only|all)`
const smallWord = String.raw`(?!${nobodysName}\b)\p{Ll}[\p{L}'’-]+`
/** "there's ana ruiz at northgate": where a transcript has no capitals, somebody is told by where they are. */
const namingInSmall = new RegExp(
  String.raw`\b(?:there['’]?s|there is|it['’]?d be|would be|try|ring|call|ask|speak to|talk to|think of|maybe|perhaps|probably) ${smallWord}(?: ${smallWord})? (?:(?:over )?at|from|who runs|runs) (?:the )?(?!(?:the|moment|all|least|first|last|night|home|work|once|noon|times?|here|there|now|time|\d)\b)\p{Ll}{3,}`,
  'u',
)

/** "Oh" and "I" aside, a buyer in whose words no capital stands was written down without any. */
const hasCapitals = ({ buyer }: HeardCall): boolean => buyer.some(({ heard }) => /\p{Lu}\p{Ll}/u.test(heard))

function namesSomebody(call: HeardCall, turn: HeardTurn): boolean {
  if (turn.mind !== null) return turn.mind.facts.some(isAcquaintance)
  const asked = call.rep.findLast(({ at }) => at < turn.at)
  const before = call.rep.filter(({ at }) => at < turn.at).some(({ heard }) => referringIn(heard).asks)
  if (before && !hasCapitals(call)) return namingInSmall.test(turn.heard)
  return before && asked !== undefined && naming.test(turn.heard.replace(/^\W*\p{Lu}/u, (first) => first.toLowerCase()))
}

/** Where the rep asked how the buyer gets on, in words that ask a customer, and was answered. */
function askedHow(call: HeardCall): HeardTurn | null {
  const asked = call.rep.find(
    ({ questions, heard, at }) =>
      call.turns[at + 1] !== undefined &&
      customerSubjectOf({
        asks: questions.length > 0 || /\bi['’]d like to hear\b|\bto hear how\b/iu.test(heard),
        question: questions.map(({ text }) => text).join(' '),
        plain: heard.toLowerCase().replaceAll('’', "'"),
      }) !== null,
  )
  return asked ?? null
}

const yes =
  /^\W*(?:(?:well|oh|hm|okay|ok|fine|sure|right|alright),? )*(?:yes|yeah|sure|of course|by all means|go ahead|go on|please do|you (?:may|can)|certainly|fine|i['’]ll|okay|alright|no problem|i (?:can|don['’]t mind))\b/iu

function leaveIn(call: HeardCall, turn: HeardTurn): NamesHeard['leave'] {
  const answer = call.turns[turn.at + 1]
  if (answer === undefined) return { turn, granted: false }
  const later = call.buyer.filter(({ at }) => at > turn.at).slice(0, 2)
  const granted =
    answer.mind === null ? yes.test(answer.heard) : later.some(({ mind }) => mind?.move === 'agree-next-step' || false)
  return { turn, granted }
}

const spanOf = (turn: HeardTurn): Span => {
  const spans = saidSentences(turn)
  return (
    spans.find(({ start, end }) => referringIn(turn.heard.slice(start, end)).asks) ??
    spans.at(-1) ?? { start: 0, end: turn.words.length }
  )
}

/** Who was named, and what asked for them, in the words of the call: wider where a stranger's words are all that is known. */
function namingHeard(call: HeardCall): Pick<NamesHeard, 'named' | 'namedInAll' | 'heardIn'> & {
  readonly asksInOwnWords: (turn: HeardTurn) => boolean
} {
  const byWords = isKnownByWords(call)
  const isAsk = (turn: HeardTurn): boolean => asksAfterSomebody(turn) || referringIn(turn.heard).asks
  const inWords = byWords ? linesThatName(call, isAsk) : new Map<HeardTurn, number>()
  const named = call.buyer.filter((turn) => inWords.has(turn) || namesSomebody(call, turn))
  return {
    named,
    namedInAll: named.reduce((sum, turn) => sum + (inWords.get(turn) ?? 1), 0),
    heardIn: askedHow(call) ?? (byWords ? askedAndTold(call) : null),
    asksInOwnWords: (turn) => byWords && (asksAfterSomebody(turn) || isAnsweredBy(turn, named[0])),
  }
}

/** What a call about names holds; null in a call of another type. */
export function namesHeard(call: HeardCall): NamesHeard | null {
  if (!callTypeTraits[call.type].aboutNames) return null
  const lines = call.rep.map((turn): { turn: HeardTurn; said: Referring } => ({ turn, said: referringIn(turn.heard) }))
  const { named, namedInAll, heardIn, asksInOwnWords } = namingHeard(call)
  const [first] = named
  const heardAt = heardIn?.at ?? Number.POSITIVE_INFINITY
  const after = (at: number): boolean => first !== undefined && at > first.at
  const calm = lines.filter(({ turn, said }) => !said.pushes && !said.rewards && !isPressing(turn))
  const asking = calm.filter(({ turn, said }) => said.asks || (said.asksMore && after(turn.at)) || asksInOwnWords(turn))
  // What is said of other things before anybody is asked for speaks of nobody to be named.
  const asksAt = asking[0]?.turn.at ?? Number.POSITIVE_INFINITY
  const nearAsk = calm.filter(({ turn }) => turn.at >= asksAt)
  const clearAt =
    nearAsk.find(({ turn, said }) => said.saysWho && turn.at > heardAt) ??
    nearAsk.find(({ turn }) => turn.at > asksAt && turn.at > heardAt && describesWho(turn.heard))
  const plans = calm.filter(({ turn, said }) => after(turn.at) && (said.plans || said.assures.includes('report')))
  const dated = plans.find(({ turn }) => stepDetailIn(turn.heard).when !== null) ?? plans[0]
  const left = calm
    .filter(({ turn, said }) => said.leave !== null && after(turn.at))
    .map(({ turn }) => leaveIn(call, turn))
  return {
    asks: asking.map(({ turn, said }) => {
      const next = asking.find((other) => other.turn.at > turn.at)?.turn.at ?? Number.POSITIVE_INFINITY
      return {
        turn,
        span: spanOf(turn),
        early: turn.at < heardAt,
        clear: said.saysWho,
        named: named.find(({ at }) => at > turn.at && at < next) ?? null,
      }
    }),
    heardIn,
    clear: clearAt?.turn ?? null,
    assured: nearAsk.find(({ said }) => said.assures.length > 0)?.turn ?? null,
    leave: left.find((one) => one?.granted) ?? left[0] ?? null,
    plan: dated === undefined ? null : { turn: dated.turn, when: stepDetailIn(dated.turn.heard).when },
    named,
    namedInAll,
    pushed: lines.find(({ said }) => said.pushes || said.rewards)?.turn ?? null,
  }
}

/** The asks for a name, as the steps of the call: agreed to with a name. */
export function stepsOfNames({ asks, leave, plan }: NamesHeard): Step[] {
  return asks.map(({ turn, span, early, clear, named }) => ({
    turn,
    span,
    what: clear ? turn.words.slice(span.start, span.end) : null,
    when: named === null ? null : (plan?.when ?? null),
    who: leave?.granted === true ? turn.words.slice(span.start, span.end) : null,
    asks: true,
    earned: !early,
    announced: false,
    agreed: named,
    papers: false,
    own: { what: null, when: null, who: null },
  }))
}
