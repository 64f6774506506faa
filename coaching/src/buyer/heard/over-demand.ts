import { quantitiesIn } from '../../speech/quantities.ts'
import { markedQuestionsIn } from '../../speech/said.ts'
import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import type { Heard } from '../perceive.ts'

/** What they would take in place of what they ask for. */
export const wouldDoWays: Ways = {
  'what would be far enough':
    /\b(?:what|where|how (?:far|much|low|high|close))\b[^?]*\b(?:would|could|do|does|can|will|might)\b[^?]*\b(?:enough|do it|settle for|happy with|live with|acceptable|(?:meet|get) (?:me|us|there|you)|middle|have to be|need (?:us|me) to)\b/,
  'what would make that okay for you':
    /\bwhat\b[^?]*\b(?:would|could|will|can|might)\b[^?]*\bmake (?:it|that|this|you|the \w+)\b[^?]*\b(?:ok|okay|work|works|fine|acceptable|happy|yes|doable|possible|all right|alright|deal|easier|bearable)\b/,
  'what number could you show them':
    /\b(?:what|which) (?:number|figure|size|length|amount|term|one|kind of \w+)\b[^?]*\b(?:can|could|would|do) you\b[^?]*\b(?:show|bring|take|sell|sign|defend|get through|say yes|accept|work with)\b/,
  'what is the least you would take':
    /\b(?:what(?:'s| is| would be)|where(?:'s| is)) (?:the|your) (?:least|minimum|lowest|bare minimum|bottom line|pain threshold|walk-?away)\b/,
  'where do we have to land':
    /\b(?:what|where|how)\b[^?]*\b(?:do|would|could|can|should|must) (?:we|i)\b[^?]*\b(?:land|end up|come out|meet|get to|find a|close (?:the|this)|bridge)\b/,
  'what gets us over the line':
    /\bwhat (?:would |will |could |does |do )?(?:it )?(?:gets?|takes?|brings?)\b[^?]*\b(?:over the line|there|done|to (?:a )?yes|your signature|for you to (?:sign|agree|say yes)|across)\b/,
}
const wouldDo = anyOf(wouldDoWays)

/** Which of the things they want counts most. */
const ofSeveral =
  /\b(?:which|what)\b[^?]*\b(?:matters?|counts?|important|priority|bigger|biggest|first|rather have|prefer|need most|care (?:more|most) about|hurts? (?:more|most))\b|\bif you (?:could|had to|can) (?:only )?(?:have|pick|choose|get)\b[^?]*\bone\b/

/** Their reason is guessed at, put so that it wants a yes. */
const guesses =
  /^(?:(?:so|right|okay|ok|then|and|ah|oh|i see|got it|hm+),? )*(?:is it|is that|it's|that's|this is|it is|the (?:point|problem|thing|issue) is|it comes down to|(?:you|they|your \w+)(?:'re| are)? (?:just |really |mostly |only )?(?:needs?|wants?|worried|afraid|scared|looking|trying|ha(?:ve|s) to|can't|would (?:look|have)|expects?|don't want|doesn't want|hates?))\b/
const ofMoreThanThat =
  /\b(?:sign\w*|decid\w*|decision|today|currently|now|use|using|how many|already|agreed|deal|start|everything|all|correct|enough|any(?:thing)?|what|why|who|which|how)\b/

/** What a question over a demand asks that only whoever makes it can answer. */
export type OverDemand = 'would-do' | 'first' | 'guessed'

const mostWords = 28

export function overDemandIn(heard: Heard): OverDemand | null {
  if (!heard.asks || heard.wordCount > mostWords) return null
  if (wouldDo.test(heard.plain)) return 'would-do'
  if (ofSeveral.test(heard.plain)) return 'first'
  const last = markedQuestionsIn(heard.plain).at(-1)?.trim() ?? ''
  const isGuess = guesses.test(last) && !ofMoreThanThat.test(last) && quantitiesIn(last).length === 0
  return isGuess ? 'guessed' : null
}
