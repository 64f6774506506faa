import { fileTypeFromBuffer } from 'file-type'
import { extractText, getDocumentProxy } from 'unpdf'
import type { DocumentFault, DocumentKind, DocumentText } from '../documents.ts'
import { unpacksBeyond } from './unpacked-size.ts'
import { TooMuchError, wordText } from './word-text.ts'

/** Bytes that a docx may hold unpacked: more than any document of words and pictures that is small enough to be handed in. */
const mostUnpacked = 100_000_000
/** Pages of a PDF; what says what a product is stands further in front. */
const mostPages = 200

const refused = (fault: DocumentFault): DocumentText => ({ state: 'refused', fault })

/** Paragraphs as lines, without what only lays them out. */
function asLines(text: string): string {
  const lines = text.split(/\r\n|[\n\r]/).map((line) => line.replace(/\s+/gu, ' ').trim())
  return lines.filter((line) => line !== '').join('\n')
}

const readText = (kind: DocumentKind, text: string): DocumentText => {
  const lines = asLines(text)
  return lines === '' ? refused('no-words') : { state: 'read', kind, text: lines }
}

/** The words of a document: docx, PDF, plain text and Markdown. */
export async function readDocument(content: Uint8Array): Promise<DocumentText> {
  const type = await fileTypeFromBuffer(content)
  if (type === undefined) return readPlain(content)
  if (type.ext === 'docx') return readDocx(content)
  if (type.ext === 'pdf') return readPdf(content)
  // An old Word file, or a docx behind a password: both are Microsoft's older container.
  return refused(type.ext === 'cfb' ? 'locked' : 'unknown-kind')
}

async function readDocx(content: Uint8Array): Promise<DocumentText> {
  try {
    if (unpacksBeyond(content, mostUnpacked)) return refused('too-large')
    return readText('docx', await wordText(content))
  } catch (error) {
    return refused(error instanceof TooMuchError ? 'too-large' : 'broken')
  }
}

async function readPdf(content: Uint8Array): Promise<DocumentText> {
  try {
    // pdf.js takes the bytes away from whoever hands them in.
    const pdf = await getDocumentProxy(content.slice(), { verbosity: 0 })
    if (pdf.numPages > mostPages) return refused('too-large')
    const { text } = await extractText(pdf, { mergePages: false })
    return readText('pdf', text.join('\n'))
  } catch (error) {
    return refused(error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken')
  }
}

/** What has no mark of a kind is text when every byte of it can be: in UTF-8, or in UTF-16 where it says so. */
function readPlain(content: Uint8Array): DocumentText {
  const utf16 =
    content[0] === 0xff && content[1] === 0xfe
      ? 'utf-16le'
      : content[0] === 0xfe && content[1] === 0xff
        ? 'utf-16be'
        : null
  try {
    const text = new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(content)
    return text.includes('\0') ? refused('unknown-kind') : readText('text', text)
  } catch {
    return refused('unknown-kind')
  }
}
