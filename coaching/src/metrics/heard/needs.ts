import type { Act, Move } from '@ringside/contract'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import type { HeardObjection } from './heard-objection.ts'
import { discoveryActs, does } from './acts-done.ts'
import { tellsNothing } from '../../speech/telling-nothing.ts'
import { amountsIn, figure, heardAmounts, namesSum } from './amounts.ts'
import { contentWords, heardWords, saidSentences, shortened, type Span } from './words.ts'
import { disowns } from './worries.ts'

/** A buyer turn that named something wrong, wanted or costly, with the sentence that says it. */
export type Need = {
  turn: HeardTurn
  span: Span
  /** 2 when it speaks of cost or loss, 1 of trouble, 0 of how things are. */
  weight: 0 | 1 | 2
  /** The fact given away, in a few words; null when there was none, or the buyer did not say all that it says. */
  summary: string | null
}

const trouble =
  /\b(problems?|troubles?|headaches?|nightmares?|frustrat\w*|struggl\w*|pain\w*|annoy\w*|mess\w*|chaos|(?:come|comes|came|coming) back (?:\w+ )?(?:damp|wet|dirty|wrong|short|torn|stained|broken|damaged|creased)|(?:was|were|is|are|been|run|running|ran|come|came) short\b|ran out|blow-?outs?|queues?\b|don['’]t talk\b|(?:every|each) \w+ twice|sat in the yard|stood still|not since|(?<!not |too )(bad|worse|worst)(?! time)|wrong|broke\w*|breaks?( down)?|fail\w*|late|delay\w*|slow\w*|miss(ed|es|ing)?|los(e|es|ing|t)|cost(s|ing)?|overtime|waste\w*|penalt\w*|fines|fined|complain\w*|stuck|re-?key\w*|re-?do\w*|error\w*|mistake\w*|turnover|quit|leav(e|es|ing)|short-?staffed|nobody (could|can|knew|knows|checks|tells|told|writes|wrote|picks|sees|notices|remembers|answers)|(is|are|goes) off (for|again)|(can['’]t|couldn['’]t|cannot|could not) (find|see|reach|get|keep|trust)|(?:did|do|does)n['’]t (?:come|show up|turn up|arrive)\b|should (be|have been)|behind|backlog\w*|down ?time|hard to|difficult|worr(y|ies|ied)|risk\w*|too (long|many|much)|falls? (over|apart|through)|fell (over|apart|through)|churn\w*|writ(e|ing) off|detention|rework)\b/iu

const costly =
  /\b(cost(s|ing)?|los(e|es|ing|t)|overtime|penalt\w*|fines|fined|quit|turnover|churn\w*|thousand|million|dollars|pounds|euros|percent|writ(e|ing) off|complain\w*|wast(e|ed|ing)|thr(ew|ow|own) (?:\w+ ){0,4}away|(?:was|were|came to|comes to|paid|bill(?:ed)? (?:us )?) (?:about |nearly |over |around |a good |another )?(?:\w+ ){1,3}(?:hundred|thousand|grand)(?=\W*$|[.,;!]))\b|[$£€%]/iu

/** They begin as words of trouble do, or deny one. */
const harmless =
  /\b(?:paint|messag|messeng|broker)\w*|\b(?:got|had|get|getting) (?:about |nearly |over |all (?:of )?|some (?:of )?|most (?:of )?)?(?:\w+ ){1,4}back\b(?! (?:damp|wet|dirty|wrong|short|torn|broken|late))|\b(?:can['’]?t|cannot|couldn['’]t|could not|mustn['’]t|(?:have |got )?nothing to|not one to|don['’]t want to) complain\b|\b(?:no|hardly any|without any|not (?:our|the|a|my|much of a|any)|isn['’]t (?:our|the|a|my|much of a|any)) (?:complaints?|problems?|troubles?|headaches?|worry)\b|\b(?:(?:did|do|does|was|were|is|are|has|have|had)(?:n['’]?t| not)|never) (?:(?:actually|really|even|yet|ever) )?(?:los(?:e|t|ing)|miss(?:ed|ing)?|wast(?:e|ed|ing)|fail(?:ed|ing)?|br(?:eak|oken|eaking)|cost(?:ing)?|quit|late|wrong|stuck)\b|\b(?:nothing|nobody|none)(?:['’]s| is| was| has| got| has been)? (?:\w+ )?(?:lost|missing|wrong|broken|wasted|late|quit)\b/giu

/** What they do not know or will not tell is no trouble of theirs, and nothing that was got out of them. */
const withheld =
  /\b(?:haven['’]t (?:got )?|don['’]t have |have(?:n['’]t)? no |there(?:['’]s| is) no |i['’]ve no )(?:(?:the|a|any|that|an exact|exact|such a) )?(?:figures?|numbers?|sum|idea)\b|\b(?:couldn['’]t|could not|can['’]t|cannot|won['’]t|wouldn['’]t|not going to) (?:\w+ )?(?:tell|say|give you|put a (?:figure|number))\b|\bi (?:really |honestly )?(?:don['’]t|do not|wouldn['’]t) know\b|\b(?:i['’]d have to|let me) (?:look|check|ask)\b/iu

/** Apart from the clauses that keep something back nothing is told. */
function keepsBack(text: string): boolean {
  if (!withheld.test(text) || amountsIn(text).length > 0) return false
  const rest = text.split(/[,;:–]/u).filter((clause) => !withheld.test(clause))
  return !rest.some((clause) => isTrouble(clause) || isCostly(clause))
}

const isTrouble = (text: string): boolean => trouble.test(text.replaceAll(harmless, ''))
const isCostly = (text: string): boolean => costly.test(text.replaceAll(harmless, ''))

/** Whether some words themselves speak of trouble, loss or cost: a question that was misheard makes no trouble of its answer. */
export function speaksOfTrouble(words: string): boolean {
  return isTrouble(words) || isCostly(words)
}

/** Moves of the practice buyer that tell how things are, beside those that give a fact away. */
const telling = new Set<Move>(['answer-plain', 'slot-answer', 'correct-recap'])

/** A practice buyer told something: what anybody could have said tells nothing of theirs. */
const isAnswer = ({ heard, mind }: HeardTurn, before: HeardTurn | undefined): boolean =>
  mind !== null && telling.has(mind.move) && !tellsNothing(heard, before?.heard)

/** "And how many are left over of a night?": whatever is told is told of a loss. */
const asksOfLoss =
  /\b(left over|over at (?:the end|closing)|thr(?:ow|own|ew)\b[^?]{0,20}\b(?:away|out)|thrown|(?:in|into) the (?:bin|skip)|binned?|spoil(?:s|ed|t)?|go(?:es)? off)\b/iu

/** How much of a loss was told: bare, a figure is the whole of the answer. */
function tellsHowMuch(turn: HeardTurn, before: HeardTurn | undefined): boolean {
  if (before?.speaker !== 'rep' || !figure.test(turn.heard) || turn.wordCount < fewestTelling) return false
  if (does(before, ['q_impact', 'q_pain']) !== null) return true
  return before.questions.some(({ text }) => asksOfLoss.test(text) || trouble.test(text))
}

/** "Nobody's got a hundred percent": what the rep had just claimed is denied, and nothing told. */
function contradicts({ heard, wordCount }: HeardTurn, before: HeardTurn | undefined): boolean {
  if (before?.speaker !== 'rep' || before.questions.length > 0 || wordCount > longestRetort) return false
  if (!/^\W*(?:(?:well|oh|yeah|but|come on),? )*(?:nobody|no ?one|none|nothing|never)\b/iu.test(heard)) return false
  const claimed = new Set(contentWords(before.heard).map(({ stem }) => stem))
  return contentWords(heard).some(({ stem }) => claimed.has(stem))
}
const longestRetort = 12

const fewestWords = 5
const fewestTelling = 4

/**
 * Needs as the buyer told them: a practice buyer's turn that gave away a fact, or an answer to a discovery question, or
 * any other turn with words of trouble in it. Objections and refusals are not needs.
 */
export function needsHeard(
  call: HeardCall,
  objections: readonly HeardObjection[],
  facts: readonly { id: string; summary: string }[],
): Need[] {
  // What a customer complains of in their own words is their trouble as well.
  const others = objections.filter(({ family, id }) => family !== 'complaint' || id !== null)
  const objecting = new Set(others.map((objection) => objection.raised.at))
  return call.buyer.flatMap((turn) => {
    if (objecting.has(turn.at) && (turn.mind?.facts.length ?? 0) === 0) return []
    const spans = wholeSpans(turn)
    const textOf = (span: Span): string => turn.heard.slice(span.start, span.end)
    const before = call.turns[turn.at - 1]
    const askedFor = (act: Act): boolean => before?.speaker === 'rep' && does(before, [act]) !== null
    const troubled = troubledSpan(turn, spans)
    const howMuch = tellsHowMuch(turn, before)
    const sum = askedFor('q_impact') ? spans.findLast((span) => namesSum(textOf(span))) : undefined
    const counted = howMuch ? spans.find((span) => figure.test(textOf(span))) : undefined
    if (contradicts(turn, before)) return []
    const told = troubled ?? sum ?? counted ?? longest(spans)
    if (told === undefined) return []
    // A date, a signature or a budget is told when asked for, and is no trouble, whatever words it is told in.
    const formal = askedFor('q_timeline') || askedFor('q_authority') || askedFor('q_budget')
    const weight = formal
      ? 0
      : isCostly(textOf(told)) || askedFor('q_impact')
        ? 2
        : troubled !== undefined || howMuch || askedFor('q_pain')
          ? 1
          : 0
    const fact = facts.find(({ id, summary }) => turn.mind?.facts.includes(id) && isSaidIn(turn, summary))
    const need: Need = {
      turn,
      span: withoutLead(turn, tellingPart(turn, told, spans)),
      weight,
      summary: fact?.summary ?? null,
    }
    if (turn.mind !== null) {
      const given = turn.mind.facts.length > 0 && turn.wordCount >= fewestWords
      const tells = (troubled !== undefined || (howMuch && !formal)) && isAnswer(turn, before)
      return given || tells ? [need] : []
    }
    const asked = before?.speaker === 'rep' && does(before, discoveryActs) !== null
    const isNeed =
      (howMuch && !formal) ||
      (turn.wordCount >= fewestWords && (troubled !== undefined || (asked && turn.wordCount >= fewestWords * 2)))
    return isNeed ? [need] : []
  })
}

/** "It's got worse" says that something is amiss; what it is stands in the sentence after it. */
function wholeSpans(turn: HeardTurn): Span[] {
  const all = tellingSpans(turn)
  const whole = all.filter((span) => turn.heard.slice(span.start, span.end).split(/\s+/u).length >= fewestTelling)
  return whole.length > 0 ? whole : all
}

/** The sentence that tells of a cost, else of trouble. What it cost in money says more than that something was lost. */
function troubledSpan({ heard }: HeardTurn, spans: readonly Span[]): Span | undefined {
  const costing = spans.filter(({ start, end }) => isCostly(heard.slice(start, end)))
  const inMoney = costing.find(({ start, end }) => money.test(heard.slice(start, end)))
  return inMoney ?? costing[0] ?? spans.find(({ start, end }) => isTrouble(heard.slice(start, end)))
}

/**
 * The turn says all that the fact sums up: every name, every figure in whatever spelling, every word that carries
 * anything. A buyer may give a fact away by halves or in a figure of speech; what was not said is not put in their mouth.
 */
function isSaidIn(turn: HeardTurn, summary: string): boolean {
  const said = new Set(heardWords(turn).map(({ stem }) => stem))
  const amounts = new Set(heardAmounts(turn))
  const spelled = amountsIn(summary)
  if (!spelled.every((amount) => amounts.has(amount))) return false
  return contentWords(summary).every(
    ({ stem, figure }) => said.has(stem) || linking.has(stem) || (figure && !isDigit(stem)),
  )
}

/** Words that only hold a summary together. */
const linking = new Set(contentWords('come comes costs amounts totals roughly nearly every').map(({ stem }) => stem))

/** Figures under ten are no amounts, and stand for themselves. */
function isDigit(stem: string): boolean {
  return /^(five|six|seven|eight|nine|\d)$/u.test(stem)
}

/** The buyer's sentences that tell something: what they ask ("What does it cost?") or keep back is no trouble of theirs. */
function tellingSpans(turn: HeardTurn): Span[] {
  const asked = ({ start, end }: Span): boolean => {
    const text = turn.heard.slice(start, end).trimEnd()
    if (text.endsWith('?') || keepsBack(text) || disowns(text)) return true
    // Speech without a full stop asks where it begins with a question.
    return !/[.!…–—-]$/u.test(text) && turn.questions.some((question) => question.start === start)
  }
  return saidSentences(turn).filter((span) => !asked(span))
}

/** A sentence longer than this is quoted in part, by as much as fits into a verdict. */
const longestWhole = 90
const longestPart = 60

/** Where one clause of a long sentence ends and the next begins. */
const clauseEnd = /[,;:–—]\s|\s(?=(?:and|but|so|because|then) )/gu

/**
 * What a need is quoted by: a sentence, with the next where both are short and speak of cost; of a long one the clauses
 * up to the one that names the loss. Never a beginning that leaves out what it is about.
 */
function tellingPart(turn: HeardTurn, told: Span, spans: readonly Span[]): Span {
  const textOf = ({ start, end }: Span): string => turn.heard.slice(start, end)
  if (told.end - told.start <= longestWhole) {
    const next = spans[spans.indexOf(told) + 1]
    const both = next !== undefined && costly.test(textOf(told)) && amountsIn(textOf(next)).length > 0
    return both && next.end - told.start <= longestWhole ? { start: told.start, end: next.end } : told
  }
  const text = textOf(told)
  const cuts = [0, ...[...text.matchAll(clauseEnd)].map(({ 0: mark, index }) => index + mark.length), text.length]
  const clauses = cuts.slice(1).map((end, i) => ({ start: cuts[i] ?? 0, end }))
  const names = (pattern: RegExp) => clauses.findLastIndex(({ start, end }) => pattern.test(text.slice(start, end)))
  const at = [money, costly, trouble].map(names).find((index) => index !== -1) ?? -1
  const clause = clauses[at]
  if (clause === undefined || clause.end - clause.start > longestPart) return shortened(turn.words, told)
  const first = clauses.find(({ start }) => clause.end - start <= longestPart) ?? clause
  return { start: told.start + first.start, end: told.start + clause.end }
}

/** "And I was missing forty sheets" is quoted from "I": the word that joins it to what went before says nothing. */
function withoutLead({ heard }: HeardTurn, { start, end }: Span): Span {
  const lead =
    /^(?:(?:and|but|so|because|then|well|oh|hm+|yeah|um+|uh+|er|in short|honestly(?: now)?|since you ask|as a rule|if you (?:really |must )?(?:want to )?know|between us|(?:i think )?it was,? hang on|i think it was|(?:my|our) \p{L}+ (?:told|tell) (?:me|us) that|it was reported to (?:me|us) that|roughly|to be honest|to repeat(?: (?:myself|what i said))?),? )+(?=\S+ \S+ )/iu.exec(
      heard.slice(start, end),
    )
  return { start: start + (lead?.[0].length ?? 0), end }
}

const money = /[$£€]|\b(hundred|thousand|million|grand|dollars|pounds|euros|per ?cent)\b|%/iu

/** Somebody hurt, dead or grieving: said back over a sale it would be tasteless, so it is when there is anything else. */
export const tender =
  /\b(died?|dead|death|fell\b|(a|the|her|his) fall|injur\w*|accident|suicide|cancer|in hospital|funeral|grie\w*|ambulance|abus\w*|crying|cried|son|daughter|widow\w*|child)\b/iu

/** A loss with its sum says more than one without. */
const rank = ({ turn, span, weight }: Need): number =>
  2 * weight + (weight === 2 && namesSum(turn.heard.slice(span.start, span.end)) ? 1 : 0)

/** The need that matters most: the weightiest, of equals one that names a sum, then the one told last. */
export function mainNeed(needs: readonly Need[]): Need | null {
  const kind = needs.filter(({ turn, span }) => !tender.test(turn.heard.slice(span.start, span.end)))
  return (kind.length > 0 ? kind : needs).reduce<Need | null>(
    (main, need) => (main === null || rank(need) >= rank(main) ? need : main),
    null,
  )
}

function longest(spans: readonly Span[]): Span | undefined {
  return spans.reduce<Span | undefined>(
    (best, span) => (best === undefined || span.end - span.start > best.end - best.start ? span : best),
    undefined,
  )
}
