import { z } from 'zod'
import { piecesOfWords, type TimedWord } from '../timed-words.ts'
import type { Piece } from '../transcript.ts'
import { fileTime, msOf, unitOf, type FileTime } from './file-times.ts'

const text = z.string().nullish()
const name = z.union([z.string(), z.number().transform(String)])
const somebody = z.union([name, z.object({ name })]).nullish()
const time = fileTime.nullish()
const relative = z.object({ relative: z.number() })

/** A word with times, by every name that programmes give to its parts. */
const word = z.object({
  text,
  word: text,
  punctuated_word: text,
  start: time,
  end: time,
  start_timestamp: relative.nullish(),
  end_timestamp: relative.nullish(),
  speaker: name.nullish(),
})

/** Any list of things said: every name that programmes give to the speaker, the words and the times. */
const said = z.object({
  speaker: somebody,
  participant: somebody,
  speaker_name: name.nullish(),
  speakerName: name.nullish(),
  speakerDisplayName: name.nullish(),
  display_name: name.nullish(),
  user_name: name.nullish(),
  username: name.nullish(),
  users: z.array(z.object({ username: name })).nullish(),
  speaker_id: name.nullish(),
  speakerId: name.nullish(),
  speaker_label: name.nullish(),
  ParticipantRole: name.nullish(),
  name: name.nullish(),
  user: somebody,
  role: name.nullish(),
  text,
  transcript: text,
  content: text,
  Content: text,
  sentence: text,
  spokenText: text,
  message: text,
  words: z.union([z.string(), z.array(word), z.unknown()]).optional(),
  alignment: z.array(word).nullish(),
  start: time,
  start_time: time,
  startTime: time,
  startOffset: time,
  start_offset: time,
  startDateTime: time,
  BeginOffsetMillis: z.number().nullish(),
  startMs: z.number().nullish(),
  ts: time,
  timestamp: time,
  end: time,
  end_time: time,
  endTime: time,
  endOffset: time,
  end_offset: time,
  endDateTime: time,
  EndOffsetMillis: z.number().nullish(),
  endMs: z.number().nullish(),
  end_ts: time,
})
type Said = z.infer<typeof said>

const nameOf = (who: z.infer<typeof somebody>): string | null =>
  typeof who === 'object' && who !== null ? who.name : (who ?? null)

function speakerOf(entry: Said): string | null {
  return (
    entry.speaker_name ??
    entry.speakerName ??
    entry.speakerDisplayName ??
    entry.display_name ??
    entry.user_name ??
    entry.username ??
    entry.users?.[0]?.username ??
    nameOf(entry.speaker) ??
    nameOf(entry.participant) ??
    entry.name ??
    nameOf(entry.user) ??
    entry.ParticipantRole ??
    entry.role ??
    entry.speaker_id ??
    entry.speakerId ??
    entry.speaker_label ??
    null
  )
}

function wordsOf(entry: Said): string {
  const plain = typeof entry.words === 'string' ? entry.words : null
  const whole = entry.text ?? entry.transcript ?? entry.content ?? entry.Content ?? entry.sentence
  const found = whole ?? entry.spokenText ?? entry.message ?? plain
  return found ?? timedIn(entry)?.map(textOf).join(' ') ?? ''
}

const startOf = (entry: Said): FileTime | null =>
  entry.startMs ??
  entry.BeginOffsetMillis ??
  entry.start ??
  entry.start_time ??
  entry.startTime ??
  entry.startOffset ??
  entry.start_offset ??
  entry.startDateTime ??
  entry.ts ??
  entry.timestamp ??
  null

const endOf = (entry: Said): FileTime | null =>
  entry.endMs ??
  entry.EndOffsetMillis ??
  entry.end ??
  entry.end_time ??
  entry.endTime ??
  entry.endOffset ??
  entry.end_offset ??
  entry.endDateTime ??
  entry.end_ts ??
  null

type Word = z.infer<typeof word>
const textOf = (one: Word): string => one.punctuated_word ?? one.word ?? one.text ?? ''
const wordStart = (one: Word): FileTime | null => one.start ?? one.start_timestamp?.relative ?? null
const wordEnd = (one: Word): FileTime | null => one.end ?? one.end_timestamp?.relative ?? null

/** The words of an entry with their times, where it has any. */
function timedIn(entry: Said): Word[] | null {
  const found = entry.alignment ?? z.array(word).safeParse(entry.words).data ?? null
  return found !== null && found.some((one) => wordStart(one) !== null && textOf(one) !== '') ? found : null
}

/** Whole entries as pieces, with the times of the words where they are as many as the words of the text. */
function piecesOfEntries(entries: readonly Said[]): Piece[] {
  const inMs = entries.some((entry) => typeof (entry.startMs ?? entry.BeginOffsetMillis) === 'number')
  const count = entries.reduce((sum, entry) => sum + wordsOf(entry).split(/\s+/u).length, 0)
  const unit = inMs
    ? 1
    : unitOf(
        count,
        entries.flatMap((entry) => [startOf(entry), endOf(entry)]),
      )
  return entries.map((entry) => ({
    speaker: speakerOf(entry),
    words: wordsOf(entry),
    startMs: msOf(startOf(entry), unit),
    endMs: msOf(endOf(entry), unit),
  }))
}

function piecesOfTimed(entries: readonly { entry: Said; timed: Word[] }[]): Piece[] {
  const all = entries.flatMap(({ timed }) => timed)
  const unit = unitOf(
    all.length,
    all.flatMap((one) => [wordStart(one), wordEnd(one)]),
  )
  const words = entries.flatMap(({ entry, timed }) =>
    timed.map((one): TimedWord => ({
      speaker: speakerOf(entry) ?? one.speaker ?? null,
      text: textOf(one),
      startMs: msOf(wordStart(one), unit),
      endMs: msOf(wordEnd(one), unit),
    })),
  )
  return piecesOfWords(words)
}

/** The pieces of a list of things said, or null when it is a list of something else. */
export function saidPieces(list: unknown): Piece[] | null {
  const { data: entries } = z.array(said).min(1).safeParse(list)
  if (entries === undefined || entries.every((entry) => wordsOf(entry).trim() === '')) return null
  const timed = entries.flatMap((entry) => {
    const words = timedIn(entry)
    return words === null ? [] : [{ entry, timed: words }]
  })
  const spoken = entries.filter((entry) => wordsOf(entry).trim() !== '')
  return timed.length === spoken.length ? piecesOfTimed(timed) : piecesOfEntries(entries)
}
