import { z } from 'zod'
import { askService, failed } from '../ask-service.ts'
import type { HeardPiece, HeardWord, Hearing, Sound, SpeechToText } from '../speech-to-text.ts'

/** How a server is reached that speaks as OpenAI's `/v1/audio/transcriptions` does. */
export interface OpenAiCompatibleAddress {
  readonly name: string
  readonly model: string
  /** Base address, as `https://api.openai.com/v1`. */
  readonly url: string
  readonly key: string | null
}

/**
 * OpenAI takes 25 MB (developers.openai.com, speech to text); what is around the file takes some of it. Five minutes are
 * written down in time by a server that is no quicker than speech, and show progress.
 */
const limits = { bytes: 24_000_000, ms: 300_000 } as const

/** Seconds. Servers of one's own leave out or null what they do not have. */
const seconds = z.number().min(0).max(100_000)
const word = z.object({ word: z.string(), start: seconds.nullish(), end: seconds.nullish() })
const segment = z.object({
  text: z.string(),
  start: seconds,
  end: seconds,
  speaker: z.union([z.string(), z.number().transform(String)]).nullish(),
  words: z.array(word).nullish(),
})
const answer = z
  .object({ text: z.string().nullish(), segments: z.array(segment).nullish(), words: z.array(word).nullish() })
  .refine(({ text, segments, words }) => text != null || segments != null || words != null, 'Neither text nor times')
type Answer = z.infer<typeof answer>
type Segment = z.infer<typeof segment>

/** Any server that offers OpenAI's way of transcribing: OpenAI itself, faster-whisper, LocalAI, vLLM and others. */
export function createOpenAiCompatible({ name, model, url, key }: OpenAiCompatibleAddress): SpeechToText {
  const headers: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` }
  const asked = {
    url: `${url.replace(/\/+$/, '')}/audio/transcriptions`,
    headers,
    key,
    answer,
    heardIn,
  }
  return {
    name,
    model,
    limits,
    // It mixes what it gets into one.
    hearsChannels: false,
    hear: (request) => askService({ ...asked, body: () => formOf(model, request.sound) }, request),
  }
}

function formOf(model: string, sound: Sound): FormData {
  const form = new FormData()
  form.append('file', new Blob([sound.bytes], { type: sound.media }), sound.fileName)
  form.append('model', model)
  // Models that tell voices apart are asked in another way, and can't give the times of words.
  if (/diariz/i.test(model)) {
    form.append('response_format', 'diarized_json')
    form.append('chunking_strategy', 'auto')
    return form
  }
  form.append('response_format', 'verbose_json')
  for (const kind of ['word', 'segment']) form.append('timestamp_granularities[]', kind)
  return form
}

const ms = (value: number): number => Math.round(value * 1000)

function heardIn({ text, segments, words }: Answer): Hearing {
  const said = (segments ?? []).filter((one) => one.text.trim() !== '')
  const timed = placed(words ?? [])
  if (said.length > 0) return { state: 'heard', pieces: piecesOf(said, timed) }
  if (timed.length > 0) return { state: 'heard', pieces: [pieceOfWords(timed)] }
  // Words that nobody knows the times of can be given to nobody.
  if ((text ?? '').trim() !== '') return failed('refused', 'The answer has no times: choose a model with verbose_json')
  return { state: 'heard', pieces: [] }
}

/** Words that could be placed; a server leaves out the times of those that could not, as of figures. */
const placed = (words: Answer['words']): HeardWord[] =>
  (words ?? []).flatMap(({ word: spoken, start, end }, at, all) => {
    const from = start ?? all[at - 1]?.end
    if (spoken.trim() === '' || from == null) return []
    return { text: spoken.trim(), startMs: ms(from), endMs: ms(Math.max(from, end ?? from)) }
  })

/** The words stand inside their segments, or beside them all: then each belongs to the segment that it begins in. */
function piecesOf(segments: readonly Segment[], beside: readonly HeardWord[]): HeardPiece[] {
  const pieces = segments.map((one) => ({ ...plain(one), words: one.words?.length ? placed(one.words) : null }))
  if (beside.length === 0 || pieces.some(({ words }) => words !== null)) return pieces
  let at = 0
  return pieces.map((piece, index) => {
    const until = pieces[index + 1]?.startMs ?? Infinity
    const words: HeardWord[] = []
    for (let next = beside[at]; next !== undefined && next.startMs < until; next = beside[at]) {
      words.push(next)
      at += 1
    }
    return { ...piece, words: marked(piece.text, words) }
  })
}

const plain = ({ text, start, end, speaker }: Segment) => ({
  text: text.trim(),
  startMs: ms(start),
  endMs: ms(Math.max(start, end)),
  speaker: speaker ?? null,
})

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Words that come beside segments come without their commas and full stops, which stand in the text. Null when they are
 * not the words of the text: then it is the text that counts.
 */
function marked(text: string, words: readonly HeardWord[]): HeardWord[] | null {
  const written = text.split(/\s+/)
  if (written.length !== words.length) return null
  const isSame = words.every((one, at) => lettersOf(one.text) === lettersOf(written[at] ?? ''))
  return isSame ? words.map((one, at) => ({ ...one, text: written[at] ?? one.text })) : null
}

function pieceOfWords(words: readonly HeardWord[]): HeardPiece {
  const text = words.map((one) => one.text).join(' ')
  return { text, startMs: words[0]?.startMs ?? 0, endMs: words.at(-1)?.endMs ?? 0, speaker: null, words }
}
