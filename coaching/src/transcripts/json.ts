import { z } from 'zod'
import { clockMs } from './times.ts'
import { TranscriptError, type Piece } from './transcript.ts'

const text = z.string()
const name = z.union([z.string(), z.number().transform(String)])
const time = z.union([z.number(), z.string()])
type Time = z.infer<typeof time>

/** Gong: sentences under each speaker, times in milliseconds. */
const gong = z.object({
  speakerId: name.optional(),
  speaker: name.optional(),
  sentences: z.array(z.object({ text, start: z.number().optional(), end: z.number().optional() })),
})
/** Deepgram words, when the file has no utterances. */
const spokenWord = z.object({
  word: text,
  punctuated_word: text.optional(),
  start: z.number(),
  end: z.number(),
  speaker: name.optional(),
})
/** Rev and the like: elements with a value each. */
const elements = z.array(z.object({ value: text }))

/** Any list of things said: every name that programmes give to the speaker, the words and the times. */
const said = z.object({
  speaker: z.union([name, z.object({ name })]).nullish(),
  speaker_name: name.nullish(),
  speakerName: name.nullish(),
  speakerDisplayName: name.nullish(),
  display_name: name.nullish(),
  speaker_id: name.nullish(),
  speakerId: name.nullish(),
  name: name.nullish(),
  user: name.nullish(),
  role: name.nullish(),
  text: text.nullish(),
  words: z.unknown().optional(),
  transcript: text.nullish(),
  content: text.nullish(),
  sentence: text.nullish(),
  message: text.nullish(),
  elements: elements.nullish(),
  start: time.nullish(),
  start_time: time.nullish(),
  startTime: time.nullish(),
  startOffset: time.nullish(),
  start_offset: time.nullish(),
  timestamp: time.nullish(),
  startMs: z.number().nullish(),
  end: time.nullish(),
  end_time: time.nullish(),
  endTime: time.nullish(),
  endOffset: time.nullish(),
  end_offset: time.nullish(),
  endMs: z.number().nullish(),
})
type Said = z.infer<typeof said>

type Raw = { speaker: string | null; words: string; start: Time | null; end: Time | null; inMs: boolean }

function speakerOf(entry: Said): string | null {
  const { speaker } = entry
  const own = typeof speaker === 'object' && speaker !== null ? speaker.name : speaker
  const named = entry.speaker_name ?? entry.speakerName ?? entry.speakerDisplayName ?? entry.display_name
  const found = named ?? own ?? entry.name ?? entry.user ?? entry.role ?? entry.speaker_id ?? entry.speakerId ?? null
  return found !== null && /^\d+$/u.test(found) ? `Speaker ${found}` : found
}

function rawOf(entry: Said): Raw {
  const spoken = typeof entry.words === 'string' ? entry.words : null
  const joined = entry.elements?.map((element) => element.value).join('') ?? ''
  return {
    speaker: speakerOf(entry),
    words: entry.text ?? entry.transcript ?? entry.content ?? entry.sentence ?? entry.message ?? spoken ?? joined,
    start:
      entry.startMs ??
      entry.start ??
      entry.start_time ??
      entry.startTime ??
      entry.startOffset ??
      entry.start_offset ??
      entry.timestamp ??
      null,
    end: entry.endMs ?? entry.end ?? entry.end_time ?? entry.endTime ?? entry.endOffset ?? entry.end_offset ?? null,
    inMs: typeof entry.startMs === 'number',
  }
}

/** Speech runs at two to three words a second; a hundredth of that means that the figures were milliseconds. */
const fewestWordsPerSecond = 0.03

function unitOf(raws: readonly Raw[]): number {
  if (raws.some((raw) => raw.inMs)) return 1
  const figures = raws.flatMap(({ start, end }) => [start, end]).filter((value) => typeof value === 'number')
  const last = figures.reduce((most, value) => Math.max(most, value), 0)
  const words = raws.reduce((total, raw) => total + raw.words.split(/\s+/u).length, 0)
  return last > 0 && words / last < fewestWordsPerSecond ? 1 : 1000
}

function msOf(value: Time | null, unit: number): number | null {
  if (value === null) return null
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? Math.round(value * unit) : null
  const seconds = /^(?:PT)?(\d+(?:\.\d+)?)S?$/iu.exec(value.trim())
  if (seconds !== null) return Math.round(Number(seconds[1]) * (/s$/iu.test(value) ? 1000 : unit))
  return clockMs(value)
}

function piecesFrom(raws: readonly Raw[]): Piece[] {
  const unit = unitOf(raws)
  return raws.map(({ speaker, words, start, end }) => ({
    speaker,
    words,
    startMs: msOf(start, unit),
    endMs: msOf(end, unit),
  }))
}

function gongRaws(list: readonly z.infer<typeof gong>[]): Raw[] {
  return list.flatMap(({ speakerId, speaker, sentences }) =>
    sentences.map((sentence) => ({
      speaker: speaker ?? (speakerId === undefined ? null : `Speaker ${speakerId}`),
      words: sentence.text,
      start: sentence.start ?? null,
      end: sentence.end ?? null,
      inMs: true,
    })),
  )
}

/** Deepgram: one channel a person, or one channel with a speaker at each word. */
const channels = z.object({
  results: z.object({
    channels: z.array(z.object({ alternatives: z.array(z.object({ words: z.array(spokenWord) })).min(1) })),
  }),
})

function channelRaws({ results }: z.infer<typeof channels>): Raw[] {
  const many = results.channels.length > 1
  const words = results.channels.flatMap(({ alternatives }, channel) =>
    (alternatives[0]?.words ?? []).map((word) => ({
      speaker: many ? `Channel ${channel + 1}` : word.speaker === undefined ? null : `Speaker ${word.speaker}`,
      words: word.punctuated_word ?? word.word,
      start: word.start,
      end: word.end,
      inMs: false,
    })),
  )
  return words.toSorted((a, b) => a.start - b.start)
}

/** Where programmes put their list: Deepgram, Whisper, AssemblyAI, Rev, Teams, Otter, Fireflies, our own export. */
const listPaths = [
  ['results', 'utterances'],
  ['callTranscripts', '0', 'transcript'],
  ['utterances'],
  ['segments'],
  ['monologues'],
  ['entries'],
  ['turns'],
  ['lines'],
  ['sentences'],
  ['transcripts'],
  ['transcript'],
  ['messages'],
  ['results'],
  ['data'],
] as const

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)]
    const parsed = z.record(z.string(), z.unknown()).safeParse(inner)
    return parsed.success ? parsed.data[key] : undefined
  }, value)
}

function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value
  for (const path of listPaths) {
    const found = at(value, path)
    if (Array.isArray(found) && found.length > 0) return found
  }
  return null
}

/** Otter keeps names apart from the lines that they say. */
const namesById = z.object({
  speakers: z.array(z.object({ id: name, name: name.optional(), speaker_name: name.optional() })),
})

function withNames(raws: readonly Raw[], file: unknown): Raw[] {
  const parsed = namesById.safeParse(file)
  if (!parsed.success) return [...raws]
  const names = new Map(parsed.data.speakers.map((entry) => [entry.id, entry.speaker_name ?? entry.name ?? entry.id]))
  return raws.map((raw) => {
    const id = raw.speaker?.replace(/^Speaker /u, '') ?? ''
    return { ...raw, speaker: names.get(raw.speaker ?? '') ?? names.get(id) ?? raw.speaker }
  })
}

const unknownShape =
  'This JSON holds no list of turns with a speaker and words: use “[{"speaker": "Maya", "text": "Good morning"}]”, or export vtt or txt.'

/** Reads the JSON of the usual programmes, or any list of objects with a speaker and words. */
export function jsonPieces(content: string): Piece[] {
  let file: unknown
  try {
    file = JSON.parse(content.replace(/^\uFEFF/u, ''))
  } catch {
    throw new TranscriptError('This file is not valid JSON: export the transcript again and choose that file.')
  }
  const list = listIn(file)
  const sentences = z.array(gong).min(1).safeParse(list)
  if (sentences.success) return piecesFrom(withNames(gongRaws(sentences.data), file))
  const things = z.array(said).min(1).safeParse(list)
  if (things.success && things.data.some((entry) => rawOf(entry).words !== '')) {
    return piecesFrom(withNames(things.data.map(rawOf), file))
  }
  const spoken = channels.safeParse(file)
  if (spoken.success) return piecesFrom(channelRaws(spoken.data))
  throw new TranscriptError(unknownShape)
}
