import { describe, expect, it } from 'vitest'
import { heardTranscript, unknownVoice, type HeardPiece } from './heard-sound.ts'

/** Each word lasts a quarter of a second, and begins where the one before it ended. */
function said(text: string, startMs: number, speaker: string | null = null): HeardPiece {
  const words = text
    .split(' ')
    .map((word, at) => ({ text: word, startMs: startMs + at * 250, endMs: startMs + at * 250 + 250 }))
  return { speaker, text, startMs, endMs: words.at(-1)?.endMs ?? startMs, words }
}

const withoutWords = (piece: HeardPiece): HeardPiece => ({ ...piece, words: null })

describe('a recording as it was heard', () => {
  it('is a transcript of its voices, numbered as they begin', () => {
    const pieces = [
      said('Good morning Dana.', 1000, 'B'),
      said('Who is this?', 2000, 'A'),
      said('Robin from Tallyport.', 3000, 'B'),
    ]
    const { speakers, turns } = heardTranscript(pieces)
    expect(speakers).toEqual(['Speaker 1', 'Speaker 2'])
    expect(turns.map(({ speaker, words, startMs }) => [speaker, words, startMs])).toEqual([
      ['Speaker 1', 'Good morning Dana.', 1000],
      ['Speaker 2', 'Who is this?', 2000],
      ['Speaker 1', 'Robin from Tallyport.', 3000],
    ])
    expect(turns[0]?.wordTimes).toEqual([
      [1000, 1250],
      [1250, 1500],
      [1500, 1750],
    ])
    const [first] = heardTranscript(pieces.map(withoutWords)).turns
    expect(first).toEqual({ speaker: 'Speaker 1', words: 'Good morning Dana.', startMs: 1000, endMs: 1750 })
  })

  const onChannel = (channel: number, piece: HeardPiece): HeardPiece => ({ ...piece, channel })

  it('has two speakers where each is on a channel of their own, also where they speak at the same time', () => {
    const { speakers, turns } = heardTranscript([
      onChannel(0, said('Good morning Dana, how do you plan the slots at your docks today?', 0, '0.0')),
      onChannel(1, said('By hand.', 3500, '1.0')),
      onChannel(1, said('Mm.', 1000, '1.0')),
    ])
    expect(speakers).toEqual(['Left channel', 'Right channel'])
    expect(turns.map(({ speaker, words }) => [speaker, words])).toEqual([
      ['Left channel', 'Good morning Dana, how do you plan the slots at your docks today?'],
      ['Right channel', 'Mm.'],
      ['Right channel', 'By hand.'],
    ])
  })

  it('is told apart by its voices where both channels hold one sound, or only one holds any', () => {
    const call = [said('Good morning Dana.', 0, 'x'), said('Who is this please?', 2000, 'y')]
    const both = [0, 1].flatMap((channel) =>
      call.map((piece) => onChannel(channel, { ...piece, speaker: `${channel}.${piece.speaker}` })),
    )
    for (const pieces of [both, call.map((piece) => onChannel(1, piece))]) {
      const { speakers, turns } = heardTranscript(pieces)
      expect(speakers).toEqual(['Speaker 1', 'Speaker 2'])
      expect(turns.map(({ words }) => words)).toEqual(['Good morning Dana.', 'Who is this please?'])
    }
  })

  const sides = [
    [0, 1],
    [1, 0],
  ] as const

  it.each(sides)(
    'keeps all that was said where channel %i has one word of it and channel %i the call',
    (one, other) => {
      const plan = 'We plan every slot by hand, nine hours a week.'
      const { turns } = heardTranscript([
        onChannel(one, said('Hello.', 0)),
        onChannel(other, said('Hello.', 0)),
        onChannel(other, said(plan, 2000)),
      ])
      expect(turns.map(({ words }) => words)).toContain(plan)
    },
  )

  it.each(sides)('keeps the other side where who is on channel %i is heard faintly on channel %i too', (one, other) => {
    const asked = [said('How do you plan the slots at your docks?', 0), said('And what does that cost you?', 9000)]
    const told = [said('By hand, on a board in the hall, every single morning.', 4000), said('Nine hours.', 12_000)]
    const { speakers, turns } = heardTranscript([
      ...asked.map((piece) => onChannel(one, piece)),
      ...[...told, ...asked].map((piece) => onChannel(other, piece)),
    ])
    expect(speakers.toSorted()).toEqual(['Left channel', 'Right channel'])
    const words = turns.map((turn) => turn.words)
    for (const { text } of [...asked, ...told]) expect(words.join(' ')).toContain(text)
  })

  it.each(sides)(
    'has one sound by its fuller channel, and what only the other heard: %i fuller than %i',
    (one, other) => {
      const both = ['Good morning Dana.', 'Who is this please?', 'Robin from Tallyport.', 'Go on then, Robin.']
      const pieces = both.map((text, at) => said(text, at * 2000, 'x'))
      const { turns } = heardTranscript([
        ...pieces.map((piece) => onChannel(other, { ...piece, speaker: `${other}.x` })),
        ...pieces.slice(1).map((piece) => onChannel(one, { ...piece, speaker: `${one}.x` })),
        onChannel(one, said('Wait.', 20_000, `${one}.x`)),
      ])
      expect(turns.map(({ words }) => words).join(' ')).toBe([...both, 'Wait.'].join(' '))
    },
  )

  it('of which nobody told the voices apart is a line a sentence, so that each can be given to somebody', () => {
    const piece = said('Good morning. Who is this? Robin from Tallyport.', 1000)
    for (const voice of [null, 'A']) {
      const { speakers, turns } = heardTranscript([{ ...piece, speaker: voice }])
      expect(speakers).toEqual([unknownVoice])
      expect(turns.map(({ words, startMs, endMs }) => [words, startMs, endMs])).toEqual([
        ['Good morning.', 1000, 1500],
        ['Who is this?', 1500, 2250],
        ['Robin from Tallyport.', 2250, 3000],
      ])
    }
  })

  it('begins a line at a pause too, for whisperers leave out full stops', () => {
    const [one, two] = [said('I would say', 0), said('what do you mean', 1500)]
    const piece = { ...one, endMs: two.endMs, words: [...(one.words ?? []), ...(two.words ?? [])] }
    expect(heardTranscript([piece]).turns.map(({ words }) => words)).toEqual(['I would say', 'what do you mean'])
  })

  it('shares the time of a piece among its sentences by their letters, where no word has a time', () => {
    const piece = { speaker: null, text: 'Yes. Nine letters here', startMs: 0, endMs: 2100, words: null }
    expect(heardTranscript([piece]).turns).toEqual([
      { speaker: unknownVoice, words: 'Yes.', startMs: 0, endMs: 400 },
      { speaker: unknownVoice, words: 'Nine letters here', startMs: 400, endMs: 2100 },
    ])
  })

  it('in which nothing was said, or not in English, is refused', () => {
    expect(() => heardTranscript([])).toThrow('No words were heard')
    expect(() => heardTranscript([{ ...said('x', 0), text: '  ' }])).toThrow('No words were heard')
    const german = 'Guten Morgen, das ist nicht der Grund, wir haben auch noch eine andere Frage für Sie. '.repeat(4)
    expect(() => heardTranscript([said(german.trim(), 0)])).toThrow('This call seems to be in German')
  })
})
