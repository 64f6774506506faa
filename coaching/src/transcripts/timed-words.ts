import type { WordTime } from '../metrics/heard/review-turn.ts'
import { joinedGapMs, tidy, type Piece } from './transcript.ts'

/** A word with its own times, in milliseconds. Null times are those of a mark, or of a word that could not be placed. */
export type TimedWord = { speaker: string | null; text: string; startMs: number | null; endMs: number | null }

/** What one speaker says until somebody else begins in a pause, or until they pause for long. */
type Utterance = { speaker: string | null; texts: string[]; times: WordTime[]; startMs: number; endMs: number }

/** Some programmes give two words as one: each gets its share of the time. */
function timesOf(text: string, [startMs, endMs]: WordTime): WordTime[] {
  const count = text.split(' ').length
  const share = (endMs - startMs) / count
  return Array.from({ length: count }, (_, i): WordTime => [
    Math.round(startMs + share * i),
    Math.round(startMs + share * (i + 1)),
  ])
}

/** A mark belongs to the word before it; a word that could not be placed is said where the one before it ended. */
function placed(words: readonly TimedWord[]): (Omit<TimedWord, 'startMs' | 'endMs'> & { time: WordTime })[] {
  const all: (Omit<TimedWord, 'startMs' | 'endMs'> & { time: WordTime })[] = []
  let speaker: string | null = null
  for (const word of words) {
    const text = tidy(word.text)
    const before = all.at(-1)
    if (text === '') continue
    if (before !== undefined && /^[\p{P}\p{S}]+$/u.test(text) && word.startMs === null) {
      before.text += text
      continue
    }
    speaker = word.speaker ?? speaker
    const startMs = word.startMs ?? before?.time[1] ?? 0
    all.push({ speaker, text, time: [startMs, Math.max(startMs, word.endMs ?? startMs)] })
  }
  return all.toSorted((a, b) => a.time[0] - b.time[0])
}

/**
 * Words with times of their own, put together to what each speaker said at a stretch. Who speaks into another's words
 * (times overlap) does not cut them short; who speaks into another's pause does. In the order of their beginnings.
 */
export function piecesOfWords(words: readonly TimedWord[]): Piece[] {
  const done: Utterance[] = []
  const open = new Map<string | null, Utterance>()
  for (const { speaker, text, time } of placed(words)) {
    const [startMs, endMs] = time
    for (const [who, utterance] of open) {
      const pausedFor = startMs - utterance.endMs
      if (pausedFor >= joinedGapMs || (who !== speaker && pausedFor >= 0)) open.delete(who)
    }
    const own = open.get(speaker)
    if (own === undefined) {
      const begun: Utterance = { speaker, texts: [text], times: timesOf(text, time), startMs, endMs }
      open.set(speaker, begun)
      done.push(begun)
      continue
    }
    own.texts.push(text)
    own.times.push(...timesOf(text, time))
    own.endMs = Math.max(own.endMs, endMs)
  }
  return done.map((one) => ({
    speaker: one.speaker,
    words: one.texts.join(' '),
    startMs: one.startMs,
    endMs: one.endMs,
    wordTimes: one.times,
  }))
}
