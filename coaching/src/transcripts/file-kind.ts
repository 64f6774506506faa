import { TranscriptError } from './transcript.ts'

/** What files begin with that are no text, or text that is no transcript. */
const beginnings: readonly (readonly [begins: readonly string[], kind: string])[] = [
  [['PK\u0003', 'PK\u0005'], 'a packed file, such as a Word document'],
  [['%PDF-'], 'a PDF'],
  [['{\\rtf'], 'a document with formatting (RTF)'],
  [['<!doctype', '<html', '<head', '<body'], 'a web page'],
  [['id3', 'oggs', 'flac', 'riff', '\u001Ae'], 'a recording'],
  [['\u00D0\u00CF\u0011', '\uFFFD\uFFFD\u0011'], 'an old Word document'],
]

/** Text has none of these but the odd one; every other kind of file is full of them. */
const strange = /[^\P{Cc}\t\n\r\f]|\uFFFD/gu
const mostStrange = 0.03
const looked = 4000

/** What a file is that is no text, told by what is in it; null for text. */
function kindOf(content: string): string | null {
  const head = content.slice(0, looked)
  const begins = head.trimStart().slice(0, 20).toLowerCase()
  const found = beginnings.find(([all]) => all.some((beginning) => begins.startsWith(beginning.toLowerCase())))
  if (found !== undefined) return found[1]
  if (head.slice(4, 8) === 'ftyp') return 'a recording'
  return (head.match(strange)?.length ?? 0) > head.length * mostStrange ? 'a file of another kind' : null
}

/** Throws for what is no text, and says what it is: a file may have been given another name. */
export function refuseOtherKinds(fileName: string, content: string): void {
  const kind = kindOf(content)
  if (kind === null) return
  const renamed = /\.(?:txt|vtt|srt|json)$/iu.test(fileName) ? ', whatever its name says' : ''
  const instead = kind === 'a recording' ? 'choose its transcript' : 'export the transcript as vtt, srt, txt or json'
  throw new TranscriptError(`This is ${kind}, not a text file${renamed}: ${instead}.`)
}
