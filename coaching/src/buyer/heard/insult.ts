import { angerFrom, judgedFrom } from '../../acts/confidence.ts'
import type { PerceivedAct } from '@ringside/contract/simulations/vocabulary'
import { hasInsult } from '../../acts/evidence.ts'
import { isContempt } from './contempt.ts'

const person = String.raw`(?:idiots?|morons?|fools?|imbeciles?|liars?|clowns?|losers?|jerks?|dimwits?)`
/** The one spoken of is the buyer: no noun follows that the word belongs to, and nobody else is named. */
const closes = String.raw`(?! for (?:punishment|work|a bargain))(?=\W*$|[.,!?;:–]| (?:and|or|but|you|if|to|for|who|that you|because|like you)\b)`
const adverbs = String.raw`(?:(?:really|so|just|such|too|very|all|completely|totally|utterly|a|an|bit|either|plain|simply|honestly|clearly|obviously|pretty|being|as) )*`

/** Aimed at the buyer past any doubt. These alone decide without the sense of the turn. */
const unmistakable: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:you(?:'re| are)|you'd be|you would be|you must be) (?!not\b)(?:(?!(?:not|sick|tired|stuck|surrounded|fed|feeling|dealing|working|clearly not)\b)\w+ ){0,3}${person}${closes}`,
  ),
  new RegExp(String.raw`\byou (?:\w+ )?${person}${closes}(?<!\byou (?:feel|felt|call|called|met|meet)\b.*)`),
  new RegExp(
    String.raw`\b(?:what|such) an? (?:(?!(?:not)\b)\w+ ){0,2}${person}(?= you (?:are|must)|\W*$)(?<!\b(?:i'm|i was|i am|me|myself|feel|felt|feels|like|he's|she's|he was|she was|they're)\b.*)`,
  ),
  new RegExp(
    String.raw`\byou(?:'re| are|'d be| would be| must be) ${adverbs}(?:stupid|dumb|incompetent|pathetic|brainless|moronic)${closes}`,
  ),
  /(?:^|[.!?,;] ?|\b(?:oh|just|please|so|and|to|you) )(?<!\b(?:tell|tells|told|ask|asks|asked|want|wants|like) (?:me|us|you|them) to )(?<!\b(?:i|me|i'd|i'll|we|should|let me)(?: \w+)? )shut up\b(?! shop)/,
  /\b(?:screw you|f+u+c*k (?:you|off|this|that)|f+u+c*k(?:ing)? (?:\w+ )?(?:idiots?|morons?|stupid|hell)|f+u+c*k\b|asshole|you (?:\w+ )?(?:bastards?|bitch(?:es)?))\b/,
  /\b(?:that's|that is|this is|it's|you're full of|what) (?:just |such |total |complete |absolute |a load of |a lot of |utter )*bullshit\b|^\W*bullshit\b/,
]

/** Acts in whose light no word is meant to hurt: the rep feels with the buyer, says something back, or asks. */
const gentle: ReadonlySet<string> = new Set(['empathy', 'clarify'])

/**
 * True when the turn insults the buyer. Anger needs the words and the sense of the whole turn together: one false
 * insult would end a good call. Contempt gives way to a turn that plainly feels with the buyer or says something back.
 */
export function isInsult(plain: string, acts: readonly PerceivedAct[]): boolean {
  if (unmistakable.some((pattern) => pattern.test(plain))) return true
  const rude = acts.some(({ act, confidence }) => act === 'rude' && confidence >= angerFrom)
  if (hasInsult(plain) && rude) return true
  return isContempt(plain) && (rude || !acts.some(({ act, confidence }) => gentle.has(act) && confidence >= judgedFrom))
}
