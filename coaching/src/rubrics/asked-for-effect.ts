import type { HeardCall, HeardTurn } from '../metrics/heard/heard-call.ts'
import { contentWords, stemsOf, type Span } from '../metrics/heard/words.ts'

/** Put for effect: nobody is meant to answer it. */
const rhetorical =
  /^\W*((and|so|but|well|honestly),? )*(((do )?you know|(want to|wanna|shall I tell you|can you) (know|guess|imagine)|guess) (who|what|how|why|where|when)\b|(who|what) (needs|wants|has time for|would want|else is new|can you do\?|was I (meant|supposed) to|could (I|we) (do|say))\b|who (knows|cares)|how (hard|difficult) can it be|(not|never|no|nobody|hardly)\b[^?]{0,40}, (when|how|why|where|who|what) (would|could|should|can|do|did) (we|i|they|you|one|anybody)\?|(is|isn['’]t|wasn['’]t|doesn['’]t) it\?|right\?|see\?|(and )?(the|my) (\p{L}+ )?(result|answer|upshot|catch|thanks|problem|funny part|best part|worst part)\?)/iu

/** "You know who you'd want for that? Paulo, and he left." The one who asks goes on to answer. */
export function isForEffect(turn: HeardTurn, span: Span): boolean {
  const text = turn.heard.slice(span.start, span.end)
  const goesOn = /[\p{L}\p{N}]/u.test(turn.heard.slice(span.end))
  if (rhetorical.test(text)) return goesOn || !/^\W*((do )?you know|(want|shall|can)\b)/iu.test(text)
  // A question asked and answered in one breath: "Who covers? Me, mostly."
  return goesOn && turn.mind === null && answersAtOnce.test(turn.heard.slice(span.end))
}

/** "Nobody types it twice? Okay, I was afraid of that bit.": the rep's words taken in, and nothing left to answer. */
export function saysBackAndGoesOn({ turns }: HeardCall, turn: HeardTurn, span: Span): boolean {
  const before = turns[turn.at - 1]
  const goesOn = /[.!]/u.test(turn.heard.slice(span.end))
  const text = turn.heard.slice(span.start, span.end)
  if (before?.speaker !== 'rep' || !goesOn || /^\W*(?:what|how|who|when|where|why|which)\b/iu.test(text)) return false
  const said = stemsOf([before])
  const words = contentWords(text)
  return words.length > 0 && words.every(({ stem }) => said.has(stem))
}

const answersAtOnce =
  /^\s*(me|us|nobody|no one|nothing|nowhere|never|yes|no|because|exactly|that['’]s (who|what|how|why))\b/iu
