import { sureFrom } from '../../acts/confidence.ts'
import { recapOf, saysBack } from '../../acts/recap.ts'
import type { Act, PerceivedAct, Quote } from '@ringside/contract'
import type { HeardTurn } from './heard-call.ts'
import { quoteOfSpan } from './spans.ts'
import { toldOfThem } from './told-of-them.ts'
import { heardSentences } from './words.ts'

export const discoveryActs = [
  'q_process',
  'q_pain',
  'q_impact',
  'q_budget',
  'q_authority',
  'q_timeline',
  'q_competitor',
] as const satisfies readonly Act[]
export const offeringActs = ['pitch', 'value', 'social_proof', 'pricing'] as const satisfies readonly Act[]

export type Done = { turn: HeardTurn; act: PerceivedAct }

export function does(turn: HeardTurn, acts: readonly Act[]): Done | null {
  const act = turn.acts.find((candidate) => acts.includes(candidate.act) && candidate.confidence >= sureFrom)
  return act === undefined ? null : { turn, act }
}

/** Plans for the call and words said back read like an offer to the classifier. */
const noOffer =
  /^(so|okay,? so|right,? so|got it,? so),? (?:(?:basically|in short|really|actually|in effect|then|now|in other words),? )?(it|you|your|they|the|that|if|what)\b(?!.*\b(we|our|us)\b)|\b(my idea|agenda|your side of things|spend (most|the first|some)|plan for (today|this)|i (read|saw|heard|noticed) |i['’]?m calling|reason (for|i)\b|last (five|ten) minutes)\b/iu

/** Offers by their words, for those the classifier is unsure of. */
const offerWords: readonly (readonly [Act, RegExp])[] = [
  [
    'social_proof',
    /\b(a|an|another|one) ([\p{L}-]+ ){0,2}(customer|client|company|carrier|caterer|hospital|clinic|school|college|firm|shop|plant|bank|insurer|manufacturer|practice|business)\b.{0,60}\b(cut|saved|got|went|reduced|uses?|runs?|had|brought|won|dropped)\b/iu,
  ],
  [
    'social_proof',
    /\b(your size|like yours|in your (line|trade|position|shoes)|similar to yours?)\b.{0,60}\b(less|fewer|more|third|half|per ?cent|cut|saved|dropped|down)\b/iu,
  ],
  // "Harbour Care cut agency hours by 31 percent": a name that is nobody's in the room, and a result.
  [
    'social_proof',
    /(?:^|[,;:] (?:and |but |so )?)(?!(?:You|We|They|I|It|That|This|She|He|The|Your|Our|And|But|So|If|What|Agency)\b)\p{Lu}[\p{L}&'’-]+(?: (?:\p{Lu}|&|and )[\p{L}&'’-]*){0,3} (?:has |have |now |just )?(?:got (?:their|its|the) [\p{L} -]{2,30} (?:down|up|under|from)|cut|cuts|saved|saves|reduced|halved|dropped|went from|brought|fills?|filled|took|binned|was up and running|were up and running)\b/u,
  ],
  [
    'value',
    /^(?:(?:and|so|then|well),? )?we (?!(?:all|both|only|just|never|once|last|first|spoke|speak|talk|talked|meet|met|are|were|have|had|could|should|can|would|will|might|may|do|did|don|know|said|agreed|see|saw|hear|heard|look|looked|work|worked|need|want|think|thought|noticed|read|understand|hope|believe|appreciate|get|got|lost|tried|was|go|went|wonder)\b)[a-z]+ (?:[\p{L}'’-]+ ){0,4}(?:to|the|your|you|every\w*|who\w*|them|it|a|an)\b/iu,
  ],
  // "The thing I sell asks for it once": said of the product without its name.
  [
    'pitch',
    /\b(?:the (?:one |only )?thing|what|the tool|the app) (?:that )?(?:i|we) (?:sell|make|offer|build|rent|supply)\b(?!.*\byou (?:said|told)\b)/iu,
  ],
  // "With us nobody can see a name": what is different at the seller's, whoever it is told of.
  [
    'value',
    /^(?:(?:and|so|but|then|well|yes|no|okay|see|look),? )*(?:with (?:us|ours|our (?!own\b)[\p{L}-]+)|on ours|at our end|on our side),? (?:you|your|yours|nobody|no one|none|nothing|everybody|everyone|every|each|the|they|their|there|there['’]s|it|it['’]s|that|one|he|she|a|an|all|both|only|any\w*)\b/iu,
  ],
  // "That's what we fix": said of whatever they had just told.
  [
    'value',
    /\bthat['’]s (?:exactly |just )?what (?:we|our \p{L}+) (?:fix|fixes|stop|stops|solve|solves|end|ends|handle|handles|cover|covers|prevent|prevents|take (?:away|off|over))\b/iu,
  ],
  // "We'd book the truck before anybody leaves": what would be done for them.
  [
    'value',
    /^(?:(?:and|so|but|then|well),? )*we['’](?:d|ll) (?:just |then |also )?(?:book|text|ring|flag|match|read|plan|re-?plan|fill|track|route|sort|build|re-?build|warn|alert|count|link|connect|automate|mark|remind|assign|schedule|spot|move) (?:[\p{L}'’-]+ ){0,3}?(?:the|your|every\w*|each|whoever|all|a|an)\b/iu,
  ],
  [
    'value',
    /\bwe (help|re-?build|re-?plan|automate|make sure|cut|save|take|handle|offer|provide)\b|\bour (platform|software|tool|system|product|service)\b/iu,
  ],
]

function offerByWords(turn: HeardTurn, acts: readonly Act[]): PerceivedAct | undefined {
  for (const { start, end } of heardSentences(turn)) {
    const text = turn.heard.slice(start, end)
    const hit = text.endsWith('?') ? undefined : offerWords.find(([, words]) => words.test(text))
    if (hit !== undefined && acts.includes(hit[0]) && !noOffer.test(text) && !toldOfThem(text)) {
      return { act: hit[0], confidence: sureFrom, start, end }
    }
  }
  return undefined
}

/** "Would that help your team?": what was said just before it is what would. */
const asksOfIt =
  /^\W*(?:(?:so|and|but|then|okay|now),? )*(?:would|could|might|does|will|how (?:would|does)|is|are) (?:that|this|it|something like (?:that|this))\b[^?]*\b(?:help|useful|use to|difference|easier|better|fit (?:you|your|in|with|for|at|there)|fit\b|something (?:you|your)|worth (?:something|anything|having)|save|spare)/iu
/** A thing that has a name of its own does something: "Dock would put the booking in front of them." */
const namedDoes =
  /(?:^|[,;:] |\bso )(?!(?:You|We|They|I|It|That|This|She|He|The|Your|Our|And|But|So|If|What|Who|When|Where|How|Is|Would|Nobody|Everybody|There|Then|Maybe|Monday|Tuesday|Wednesday|Thursday|Friday)\b)\p{Lu}[\p{L}&'’-]+(?: \p{Lu}[\p{L}&'’-]+)? (?:would|will|can|could|puts?|tells?|books?|shows?|gives?|sends?|keeps?|takes?|makes?|does|lets?|links?|warns?|plans?)\b/u

/** What the rep asks the fit of in the same breath is an offer, whatever else the ear makes of it. */
function offerAskedAbout(turn: HeardTurn, acts: readonly Act[]): PerceivedAct | undefined {
  if (!acts.includes('value')) return undefined
  const spans = heardSentences(turn)
  const at = spans.findIndex(({ start, end }) => asksOfIt.test(turn.heard.slice(start, end)))
  const before = at > 0 ? spans[at - 1] : undefined
  if (before === undefined) return undefined
  const text = turn.heard.slice(before.start, before.end)
  const isOurs =
    namedDoes.test(text) || /\b(?:we|we['’]\w+|our|ours|i['’](?:d|ll)|i (?:can|could|would))\b/iu.test(text)
  if (text.endsWith('?') || !isOurs || noOffer.test(text) || toldOfThem(text)) return undefined
  return { act: 'value', confidence: sureFrom, ...before }
}

/** A sentence that says the buyer's matter back and asks whether it is right offers nothing of ours. */
function sumsUp(turn: HeardTurn, { start, end }: PerceivedAct): boolean {
  if (!recapOf(turn.heard)) return false
  return !/\b(we|we['’]\w+|our|ours|us)\b/iu.test(turn.heard.slice(sentenceStart(turn, start), end))
}

/** "I'm calling because we help ..." is cut before "because": where it says why, the sentence begins. */
function sentenceStart(turn: HeardTurn, at: number): number {
  return heardSentences(turn).find(({ start, end }) => start <= at && at < end)?.start ?? at
}

/**
 * Turns in which the rep says what their side does, gives or has done for others, with the span that says it.
 * Plain words of offering count whatever the classifier makes of them.
 */
export function offersIn(turns: readonly HeardTurn[], acts: readonly Act[] = offeringActs): Done[] {
  return turns.flatMap((turn) => {
    const perceived = turn.acts.find(
      (found) =>
        acts.includes(found.act) &&
        found.confidence >= sureFrom &&
        !noOffer.test(turn.heard.slice(sentenceStart(turn, found.start), found.end)) &&
        !saysBack(turn.heard.slice(found.start, found.end)) &&
        !sumsUp(turn, found),
    )
    const act = perceived ?? offerByWords(turn, acts) ?? offerAskedAbout(turn, acts)
    return act === undefined ? [] : [{ turn, act }]
  })
}

const neverMind = /\b(never ?mind|(it )?doesn['’]t matter|don['’]t answer|because (we|ours?)|well,? (we|ours?))\b/iu

/** A question that the rep goes on to answer with an offer was put for effect: the buyer never had the floor. */
export function answersItself(turn: HeardTurn): boolean {
  const last = turn.questions.at(-1)
  if (last === undefined) return false
  const rest = turn.heard.slice(last.end)
  if (neverMind.test(rest)) return true
  return offersIn([turn], ['pitch', 'value']).some(({ act }) => act.start >= last.end)
}

/** Every turn of the list that does one of the acts, in order. */
export function allDoing(turns: readonly HeardTurn[], acts: readonly Act[]): Done[] {
  return turns.flatMap((turn) => does(turn, acts) ?? [])
}

export function quoteOfAct({ turn, act }: Done): Quote | null {
  const whole = { start: 0, end: turn.words.length }
  return quoteOfSpan(turn, act) ?? quoteOfSpan(turn, whole)
}
