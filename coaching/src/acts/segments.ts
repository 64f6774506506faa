import { onceForWords } from '../speech/once-for-words.ts'
import { recapOf } from './recap.ts'

/** A piece of a turn: `words.slice(start, end)`, trimmed, never empty. */
export type Segment = { readonly start: number; readonly end: number }

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Longest text that is looked at; nobody says 12,000 characters in a turn, and the work must stay bounded. */
const longestTurn = 12_000

/** Longest piece classified as one; about a minute of speech. */
const longestSegment = 600

/** Titles and shortenings after which a full stop ends nothing. */
const shortening = /\b(mr|mrs|ms|dr|st|vs|etc|inc|ltd|co|approx|e\.g|i\.e|no)\.\s*$/i

/** Openings of a new thought in speech that came without punctuation. The cut is before the match. */
const clauseStart =
  /\s(?=(?:(?:so|and|but|okay|ok|anyway|now|well|because|also|then|right|um|uh) )?(?:the reason i|i'm calling|my name|this is [a-z]+ (?:from|with|at)|do you|did you|have you|are you|can you|can i|could i|could you|would you|would it|how do|how does|how are|how many|how much|how long|how often|how about|how would|what do|what does|what are|what is|what's|what would|what happens|who else|who is|who's|who does|who do|when do|when does|when is|when would|where do|why do|which |is there|is it|is this|is that|does that|does it|does your|let's|let me|i'll send|i'll let|i will send|we help|we work|we offer|we have|thank you|thanks|talk soon|have a (?:good|great|nice)|take care|i understand|i hear|that makes sense|that sounds|i appreciate|sorry to hear|tell me|walk me|is now)\b)/gi

/** A greeting that runs straight on into who is calling: "Hi Dana, this is Marcus from Routewell". The cut is at its end. */
const greetingBeforeName =
  /^(?:(?:um|uh|oh|yes|yeah),? )?(?:hi|hello|hey|good (?:morning|afternoon|evening))\b[^.?!]{0,30}?[,\s]\s*(?=(?:(?:this is|it['’]?s|i['’]?m|i am) [\p{L}'’-]+(?: [\p{L}'’-]+)? (?:from|with|at|over|calling|here)\b|my name|i['’]?m calling))/iu

/** Where a sentence that says the buyer's matter back goes on to what the seller does. The cut is before the match. */
const offerAfterRecap =
  /(?<=[,;:–—-])\s(?=(?:(?:and|so|but|well) )?(?:we(?:['’](?:d|ll))?|our \w+)(?: would| could| can| will)? (?!(?:spoke|talked|met|said|agreed|are|were|have|had|last|first)\b)[a-z]+\b)/giu

/** Words a sentence must have before it is cut inside. */
const cutFrom = 12

/** Splits a turn into sentences, and long sentences into clauses, in order and without overlap. */
export const segmentsOf = onceForWords((words: string): readonly Segment[] => {
  const text = words.slice(0, longestTurn)
  const found: Segment[] = []
  for (const sentence of joined(text)) {
    for (const clause of clausesOf(text, sentence)) {
      const trimmed = trim(text, clause)
      if (trimmed !== null) found.push(trimmed)
    }
  }
  return found
})

function joined(text: string): Segment[] {
  const parts: Segment[] = []
  for (const { index, segment } of sentences.segment(text)) {
    const before = parts.at(-1)
    if (before !== undefined && shortening.test(text.slice(Math.max(before.start, before.end - 12), before.end))) {
      parts[parts.length - 1] = { start: before.start, end: index + segment.length }
    } else parts.push({ start: index, end: index + segment.length })
  }
  return parts
}

function clausesOf(text: string, { start, end }: Segment): Segment[] {
  const sentence = text.slice(start, end)
  const cuts = [0]
  const greeting = greetingBeforeName.exec(sentence)
  if (greeting !== null) cuts.push(greeting[0].length)
  if (hasWords(sentence, cutFrom)) {
    for (const match of sentence.matchAll(clauseStart)) {
      const at = match.index + 1
      if (hasWords(sentence.slice(cuts.at(-1) ?? 0, at), 3) && hasWords(sentence.slice(at), 3)) cuts.push(at)
    }
  }
  // A summary and a pitch in one breath are two pieces, or the pitch would be lost in the summary.
  const offer = recapOf(sentence.slice(cuts.at(-1))) ? [...sentence.matchAll(offerAfterRecap)].at(0) : undefined
  if (offer !== undefined && offer.index + 1 > (cuts.at(-1) ?? 0)) cuts.push(offer.index + 1)
  const clauses: Segment[] = []
  for (const [i, cut] of cuts.entries()) {
    const until = cuts[i + 1] ?? sentence.length
    for (let at = cut; at < until; at += longestSegment) {
      clauses.push({ start: start + at, end: start + Math.min(at + longestSegment, until) })
    }
  }
  return clauses
}

/** Looks at the beginning only, so that cutting a very long sentence stays linear. */
function hasWords(text: string, count: number): boolean {
  return (text.slice(0, count * 20).match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= count
}

function trim(text: string, { start, end }: Segment): Segment | null {
  const piece = text.slice(start, end)
  if (!/[\p{L}\p{N}]/u.test(piece)) return null
  const lead = piece.length - piece.trimStart().length
  return { start: start + lead, end: start + piece.trimEnd().length }
}
