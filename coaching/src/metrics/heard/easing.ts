import { buyerActs } from '../../buyer-acts/buyer-acts.ts'
import { buyerActLikelihoods } from '../../buyer-acts/likely-buyer-acts.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { putsOff } from './postponing.ts'
import { isArguing, isPressing } from './pressing.ts'
import { heardSentences } from './words.ts'

/** How surely some words have to let a worry go. */
const surely = 0.6
const letsGo = buyerActs.indexOf('lets-go')
/** More than "okay": whoever says so is eased. */
const eased =
  /\b(?:that(?:['’]s| is|['’]d be| would be)? (?:(?:a lot|much|far|way) )?(?:better|a relief|reassuring|a weight off)|(?:a lot|much|far|way) happier|(?:puts?|set) (?:my|our) mind at (?:rest|ease)|i can live with (?:that|it)|(?:that|it)(?:['’]s| is|['’]d be| would be)? (?:all )?(?:sorted|settled|covered) then|(?:i|we|s?he|they|\p{Lu}\p{L}+)(?:['’]d| would) (?:really |quite )?like that|(?:that|it)(?:['’]s| is) (?:quite |pretty |really |very |rather |actually )?(?:cool|clever|neat|smart|handy|ingenious)\b|(?:got|has|have|['’]s|is) nothing (?:left )?to (?:be (?:scared|afraid|worried|frightened)|worry|fear|complain)\b|then (?:that|it|this)(?:['’]s| is) (?:fine|okay|ok|all right|good)|(?:he|she|they)(?:['’]s|['’]re| is| are|['’]ll be| will be|['’]d be| would be) (?:fine|okay|happy|all right)\b(?! (?:as|for|without|until)))/iu
/** "Would that deal with it?", "Does that answer it?" */
const checksIt =
  /\b(?:would|does|could|will|did|do|is) (?:that|this|it|those|you)(?: \p{L}+){0,2} (?:do it|help|work|answer|sort|cover|solve|settle|deal with|take care|get (?:it|that|us|you) past|be (?:better|okay|ok|fine|enough|all right)|make (?:it|that|you)|happier|better|enough)\b[^.?!]*\?\s*$/iu
const plainYes =
  /^\W*(?:(?:oh|um|uh|well|hm+),? )*(?:yes|yeah|yep|i (?:should |would )?think (?:so|it would|that would)|i should think|it (?:would|does|will)|that(?:['’]d| would|['’]ll| will) (?:do it|work|help)|probably|definitely|absolutely|perfect(?:ly)?)\b/iu

const isDenied = (heard: string): boolean =>
  /\b(?:but|still|not (?:sure|convinced|really)|no(?! (?:problem|worries|longer|trouble)|, (?:i think|that['’]?d|that would|that['’]s (?:fine|fair|good|okay)|go on|fair|it['’]d|okay|yes|yeah)))\b/iu.test(
    heard,
  )

/**
 * The buyer lets a worry go in this line: in words that are relief, or in a yes to the question whether that settles it. What
 * they say to a push, to arguing or to being put off is no relief. Only for calls of which the words alone are known.
 */
export function easesIn(call: HeardCall, turn: HeardTurn): boolean {
  const reply = call.turns[turn.at - 1]
  if (turn.mind !== null || reply?.speaker !== 'rep') return false
  if (isPressing(reply) || isArguing(reply) || putsOff(reply)) return false
  const says = statedIn(turn).slice(0, longestRelief)
  const [first] = says.split(/(?<=[.!]) /u)
  if (checksIt.test(reply.heard) && plainYes.test(says) && !isDenied(first ?? '')) return true
  if (isDenied(says)) return false
  const asksOn = turn.heard.trimEnd().endsWith('?')
  return eased.test(says) || (!asksOn && (buyerActLikelihoods(turn.heard)[letsGo] ?? 0) >= surely)
}
const longestRelief = 120

/** What the buyer states: "Okay, that's quite cool. And how many does it get right?" eases before it asks on. */
const statedIn = (turn: HeardTurn): string =>
  heardSentences(turn)
    .map(({ start, end }) => turn.heard.slice(start, end))
    .filter((sentence) => !sentence.trimEnd().endsWith('?') || checksLast.test(sentence))
    .join(' ')
const checksLast = /^\W*(?:yes|yeah)\b/iu
