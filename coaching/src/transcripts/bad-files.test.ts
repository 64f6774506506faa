import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeTranscript } from './decode-transcript.ts'
import { foreignLanguageOf } from './language.ts'
import { parseTranscript } from './parse-transcript.ts'
import { TranscriptError } from './transcript.ts'

/** The sentence that a file is refused with; empty where it is read. Anything else that is thrown is a fault. */
function refusalOf(name: string, content: string): string {
  try {
    parseTranscript(name, content)
    return ''
  } catch (error) {
    if (error instanceof TranscriptError) return error.message
    throw error
  }
}

const bytes = (...values: number[]): string => decodeTranscript(Uint8Array.from(values))
const call = 'Maya: Good morning, Dana.\nDana: Morning. Who is this?\n'

describe('a file that cannot be used', () => {
  it.each([
    ['nothing', 'a.txt', '', /is empty/],
    ['only what nobody sees', 'a.txt', '\uFEFF\u200B \n\u200B', /is empty/],
    ['one word', 'a.txt', 'Hello', /single word/],
    ['JSON that breaks off', 'a.json', '{"turns": [{"speaker": "Maya", "te', /breaks off before its end/],
    ['a Word document that was renamed', 'a.txt', 'PK\u0003\u0004\u0014\u0000', /packed file.*whatever its name says/],
    ['a PDF', 'a.pdf', '%PDF-1.7\n1 0 obj', /is a PDF, not a text file/],
    ['a document with formatting', 'a.txt', '{\\rtf1\\ansi Maya: hello}', /RTF/],
    ['a web page', 'a.txt', '<!DOCTYPE html><html><body>Maya: hello</body></html>', /web page/],
    [
      'a recording that was renamed',
      'a.vtt',
      bytes(0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0x1f),
      /recording.*its transcript/,
    ],
    ['any other bytes', 'a.txt', bytes(...Array.from({ length: 400 }, (_, i) => (i * 7) % 256)), /another kind/],
    [
      'several calls at once',
      'a.json',
      JSON.stringify({ callTranscripts: [{ transcript: [] }, {}] }),
      /2 calls|list of/,
    ],
  ])('with %s says in one sentence what it is and what to do', (_, name, content, message) => {
    expect(refusalOf(name, content)).toMatch(message)
    expect(refusalOf(name, content)).toMatch(/^[^.]+(?:\.(?=\d)[^.]+)*\.$/)
  })

  it.each([
    [
      'German',
      'Maya: Guten Morgen, Frau Weber, ich bin Maya von Tallyport und wir haben uns auf der Messe kurz gesehen.\nDana: Ja, das ist richtig, aber ich habe nicht viel Zeit. Was wollen Sie mir denn zeigen?\nMaya: Wir helfen Betrieben wie dem von Ihnen, die Bestellungen nicht mehr mit der Hand zu schreiben.\nDana: Das machen wir noch mit dem Telefon, und es ist nicht schön.',
    ],
    [
      'French',
      'Maya: Bonjour, je vous appelle parce que nous avons parlé de vos commandes et je voudrais vous montrer une idée.\nDana: Oui, mais je ne sais pas si c’est le bon moment pour nous, les équipes sont dans une période chargée.\nMaya: Je comprends. Est-ce que vous passez les commandes par téléphone ou avec un outil ?\nDana: Par téléphone, et ce n’est pas très pratique pour les petits magasins.',
    ],
    [
      'Spanish',
      'Maya: Buenos días, le llamo porque hablamos de los pedidos y me gustaría enseñarle una idea para su equipo.\nDana: Sí, pero no tengo mucho tiempo, estamos con el cierre del mes y es una semana muy larga.\nMaya: Lo entiendo. ¿Cómo hacen los pedidos hoy, por teléfono o con una hoja?\nDana: Por teléfono, y se pierden muchos, la verdad es que no funciona.',
    ],
    ['Japanese', `Maya: ${'おはようございます。本日はお時間をいただきありがとうございます。'.repeat(3)}`],
  ])('because it is in %s says so, and that English is needed', (language, content) => {
    expect(refusalOf('a.txt', content)).toBe(
      `This call seems to be in ${language}, and only calls in English can be reviewed: choose a transcript in English.`,
    )
  })

  it('is not refused for its language where there is too little to tell, or where it is English with some of another', () => {
    expect(refusalOf('a.txt', 'Maya: Guten Morgen, Frau Weber.\nDana: Guten Morgen.')).toBe('')
    const mixed =
      'I told them that we do it by phone and that it is not so nice, as you can hear. Ja, genau. Vielen Dank. '
    expect(foreignLanguageOf(mixed.repeat(5))).toBeNull()
  })
})

describe('a file of whatever encoding', () => {
  const utf16 = (text: string, little: boolean): number[] =>
    text.split('').flatMap((sign) => {
      const code = sign.charCodeAt(0)
      return little ? [code % 256, code >> 8] : [code >> 8, code % 256]
    })

  it.each([
    ['UTF-8', Array.from(new TextEncoder().encode(call))],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(call)]],
    ['UTF-16 with a mark', [0xff, 0xfe, ...utf16(call, true)]],
    ['UTF-16 the other way round', [0xfe, 0xff, ...utf16(call, false)]],
    ['UTF-16 without a mark', utf16(call, true)],
    ['UTF-16 the other way round, without a mark', utf16(call, false)],
  ])('is read: %s', (_, encoded) => {
    expect(parseTranscript('a.txt', bytes(...encoded)).speakers).toEqual(['Maya', 'Dana'])
  })

  it('of older programmes keeps its accents', () => {
    expect(bytes(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x93)).toBe('Müller“')
  })

  it('is read where somebody took UTF-16 for single bytes before', () => {
    const spoilt = `\uFFFD\uFFFD${call.split('').join('\u0000')}\u0000`
    expect(parseTranscript('a.txt', spoilt).speakers).toEqual(['Maya', 'Dana'])
  })

  it.each(['\r\n', '\r', '\n', '\u2028'])('and whatever ends its lines', (end) => {
    expect(parseTranscript('a.txt', call.replaceAll('\n', end)).turns).toHaveLength(2)
  })
})

/** Parts that readers of transcripts trip over, in any order and any number. */
const parts = fc.constantFrom(
  'WEBVTT\n\n',
  '00:00:01.000 --> 00:00:02.000\n',
  '0:04 | ',
  'Maya Okafor',
  'Maya: hi\n',
  '[Dana] ',
  '(0:12)',
  '10:02 AM',
  ' - ',
  '\t',
  '{',
  '[',
  '"',
  '}',
  '\r\n',
  '<v X>',
  '<',
  '&#0;',
  '&#99999999;',
  '**',
  '\u0000',
  '\uFFFD',
  '：',
  '{"speakerName":"Maya","spokenText":"hi"}',
)
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.array(fc.oneof(parts, fc.string({ maxLength: 8 })), { maxLength: 40 }).map((all) => all.join('')),
  fc.uint8Array({ maxLength: 400 }).map(decodeTranscript),
)

/** JSON that is nearly of one of the shapes: the names are right, what they hold is anything. */
const keys = fc.constantFrom(
  ...'results channels alternatives words items speaker_labels segments utterances transcript callTranscripts sentences monologues elements timeline entries text word start end start_time ts speaker speakers parties id name type content users'.split(
    ' ',
  ),
)
const nearly = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    fc.oneof(fc.string({ maxLength: 6 }), fc.double(), fc.constant(null), fc.boolean()),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 5 }),
  ),
})).value

describe('a file with whatever in it', () => {
  it('is read to turns that hold something, with times that are times, or refused with a sentence', () => {
    const content = fc.oneof(
      anything,
      nearly.map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(content, (text) => {
        if (refusalOf('a.txt', text) !== '') return
        for (const { words, speaker, startMs, endMs, wordTimes } of parseTranscript('a.txt', text).turns) {
          expect(words.trim()).not.toBe('')
          expect(speaker.trim()).not.toBe('')
          for (const ms of [startMs, endMs, ...(wordTimes?.flat() ?? [])]) {
            expect(ms === null || (Number.isInteger(ms) && ms >= 0)).toBe(true)
          }
          expect(wordTimes?.length ?? words.split(' ').length).toBe(words.split(' ').length)
        }
      }),
      { numRuns: 1500 },
    )
  })
})
