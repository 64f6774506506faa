import { longestProductText, type ProductSource } from '@ringside/contract'
import type { DocumentFault, Documents } from '../../integrations/documents/documents.ts'
import { PageError, type PageFault, type WebPages } from '../../integrations/web-pages/web-pages.ts'
import { AppError } from '../../platform/errors.ts'
import { PoolBusyError, TimeLimitError } from '../../platform/worker-pool.ts'

/** What reads the sources that a product summary may be drafted from. */
export interface ReadingNeeds {
  readonly documents: Documents
  readonly webPages: WebPages
}

/** The words of a source, as many as are read. */
export interface SourceText {
  readonly text: string
  /** Of a page alone. */
  readonly address: string | null
  readonly cutShort: boolean
}

const pasteInstead = 'Paste its text instead.'

const pageFaults: Record<PageFault, string> = {
  'not-public':
    'That is no address of a public web page. Write it as in the browser, such as https://example.com/product.',
  robots: `That site asks programs not to read this page. ${pasteInstead}`,
  'not-found': 'There is no page at that address. Look it up in the browser and copy it from there.',
  'not-a-page': `There are no words on that page that a program can read. ${pasteInstead}`,
  packed: `That page comes packed in a way that is not read here. ${pasteInstead}`,
  'too-large': `That page is over 2 MB. ${pasteInstead}`,
  'too-complex': `That page is built so that reading it takes too long. ${pasteInstead}`,
  'too-slow': 'That page did not answer within ten seconds. Try again, or paste its text instead.',
  'too-many-redirects': `That address leads on and on to others. ${pasteInstead}`,
  unreachable: 'That page can’t be reached from here. Try again, or paste its text instead.',
}

const documentFaults: Record<DocumentFault, string> = {
  'unknown-kind':
    'That is neither a Word document (.docx), a PDF nor plain text. Save it as one of them, or paste its text.',
  broken: 'That document is damaged or not whole. Open it, save it again and choose that file, or paste its text.',
  'too-large': `That document is longer than what is read here. ${pasteInstead}`,
  locked:
    'That document has a password, or is of an older kind of Word. Save it as .docx without one, or paste its text.',
  'no-words': 'There are no words in that document that a program can read; it may be a scan. Paste its text instead.',
}

const inField = (field: string, message: string): AppError => new AppError('invalid', message, [{ field, message }])

const tooMany = (what: string): AppError => new AppError('unavailable', `Too many ${what}. Try again in a minute.`)

/** Reads what a summary is to be drafted from. Throws an AppError that says what is wrong with the source. */
export async function readSource(source: ProductSource, { documents, webPages }: ReadingNeeds): Promise<SourceText> {
  if (source.from === 'text') return cut(source.text, null)
  if (source.from === 'page') return readPage(source.address, webPages)
  const read = await documents.read(Buffer.from(source.content, 'base64')).catch(refuseToWait)
  if (read.state === 'refused') throw inField('content', documentFaults[read.fault])
  return cut(read.text, null)
}

/** People leave the scheme out; a page that has only http answers to https with nothing. */
const withScheme = (address: string): string =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`

async function readPage(written: string, webPages: WebPages): Promise<SourceText> {
  try {
    const { text, address } = await webPages.read(withScheme(written))
    return cut(text, address)
  } catch (error) {
    if (error instanceof PageError) throw inField('address', pageFaults[error.fault])
    if (error instanceof PoolBusyError) throw tooMany('pages are being read')
    throw error
  }
}

function refuseToWait(error: unknown): never {
  if (error instanceof PoolBusyError) throw tooMany('documents are being read')
  if (error instanceof TimeLimitError) throw inField('content', documentFaults['too-large'])
  throw error
}

function cut(text: string, address: string | null): SourceText {
  const cutShort = text.length > longestProductText
  return { text: cutShort ? text.slice(0, longestProductText) : text, address, cutShort }
}
