import { unzipSync, zipSync, type Unzipped } from 'fflate'
import mammoth from 'mammoth'

/** What of a document its words are read from. Macros, pictures and whatever else lies in it are never unpacked. */
const readable =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/(_rels\/document\.xml\.rels|(document|styles|numbering|comments|footnotes|endnotes)\.xml))$/u

/** Unpacked, in bytes: a thousand pages of words with what Word writes around them. */
const mostUnpacked = 32_000_000

/** The words of a document unpack to more than a person writes. */
export class TooMuchError extends Error {
  override readonly name = 'TooMuchError'
}

/**
 * The words of a Word document (docx), a paragraph or line break a line. Throws `TooMuchError` for what unpacks to more
 * than a person writes, and anything else for what is damaged.
 */
export async function wordText(content: Uint8Array): Promise<string> {
  // Packed again, without what was left out: nothing else of the file reaches the reader.
  const buffer = Buffer.from(zipSync(unpack(content), { level: 0 }))
  const options = { includeDefaultStyleMap: false, ignoreEmptyParagraphs: true, convertImage: noPicture }
  const { value } = await mammoth.convertToHtml({ buffer }, options)
  return plain(value)
}

/** Pictures were not unpacked, so none must be looked for. */
const noPicture = mammoth.images.imgElement(async () => ({ src: '' }))

function unpack(content: Uint8Array): Unzipped {
  let unpacked = 0
  const parts = unzipSync(content, {
    filter: ({ name, originalSize }) => {
      if (!readable.test(name) || unpacked > mostUnpacked) return false
      // As much room is made as the file says it needs, and no more is written.
      unpacked += originalSize
      return unpacked <= mostUnpacked
    },
  })
  if (unpacked > mostUnpacked) throw new TooMuchError('A document unpacks to more than a person writes')
  return parts
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** What mammoth writes are its own tags with escaped text between them. */
const plain = (html: string): string =>
  html
    .replace(/<br \/>|<\/(p|h\d|li|tr|td)>/gu, '\n')
    .replace(/<[^>]*>/gu, '')
    .replace(/&(amp|lt|gt|quot);/gu, (_, name: string) => entities[name] ?? '')
