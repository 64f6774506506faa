/** Something said: words with their times in seconds, and by which voice when the service tells them apart. */
export interface Said {
  readonly speaker?: string
  /** Of a sound with two channels, from 0. */
  readonly channel?: number
  readonly words: readonly (readonly [text: string, start: number, end: number])[]
}

const startOf = ({ words }: Said): number => words[0]?.[1] ?? 0
const endOf = ({ words }: Said): number => words.at(-1)?.[2] ?? 0
const textOf = ({ words }: Said): string => words.map(([text]) => text).join(' ')

const bare = (word: string): string => word.replace(/[^\p{L}\p{N}’'-]/gu, '')

const verbose = (said: readonly Said[]): object => ({
  task: 'transcribe',
  language: 'english',
  duration: said.length === 0 ? 0 : endOf(said.at(-1) ?? { words: [] }),
  text: said.map(textOf).join(' '),
  segments: said.map((one, id) => ({ id, start: startOf(one), end: endOf(one), text: ` ${textOf(one)}` })),
  words: said.flatMap(({ words }) => words.map(([word, start, end]) => ({ word: bare(word), start, end }))),
})

const diarized = (said: readonly Said[]): object => ({
  text: said.map(textOf).join(' '),
  segments: said.map((one, id) => ({
    type: 'transcript.text.segment',
    id: `seg_${id}`,
    start: startOf(one),
    end: endOf(one),
    text: textOf(one),
    speaker: one.speaker ?? 'A',
  })),
})

const deepgramChannel = (said: readonly Said[]): object => ({
  alternatives: [
    {
      transcript: said.map(textOf).join(' '),
      words: said.flatMap(({ speaker, words }) =>
        words.map(([text, start, end]) => ({
          word: bare(text).toLowerCase(),
          punctuated_word: text,
          start,
          end,
          ...(speaker !== undefined && { speaker: speaker.charCodeAt(0) - 65 }),
        })),
      ),
    },
  ],
})

/** Two channels are told apart where that is asked for, else all is one. */
function deepgram(said: readonly Said[], apart: boolean): object {
  const channels = apart ? [0, 1].map((at) => said.filter(({ channel = 0 }) => channel === at)) : [said]
  return { metadata: { channels: channels.length }, results: { channels: channels.map(deepgramChannel) } }
}

/** What was said as the service writes it that is asked, known by the address and the form. */
export function answerOf({ path, body }: { path: string; body: Buffer }, said: readonly Said[]): object {
  if (path.startsWith('/v1/listen')) return deepgram(said, path.includes('multichannel=true'))
  return body.includes('diarized_json') ? diarized(said) : verbose(said)
}
