import robots from 'robots-parser'
import type { PageFault, PageText } from '../web-pages.ts'
import { pageText, TooDeepError } from './page-text.ts'
import { robotName, type Answer } from './public-request.ts'

// Its types tell of a module with a default export; the module is the function itself.
const robotsParser = robots as unknown as typeof robots.default

/** What came of reading a page that was fetched: its words, or why there are none. */
export type PageWords =
  | ({ readonly state: 'read' } & Pick<PageText, 'title' | 'text'>)
  | { readonly state: 'refused'; readonly fault: PageFault }

/** What a site holds for programs, where it holds it, and the address that is wanted. */
export interface RobotsRules {
  readonly rules: string
  readonly rulesAt: string
  readonly address: string
}

/** Whether the rules of a site let us read an address. */
export const isWelcome = ({ rules, rulesAt, address }: RobotsRules): boolean =>
  robotsParser(rulesAt, rules).isAllowed(address, robotName) !== false

const refused = (fault: PageFault): PageWords => ({ state: 'refused', fault })

/** The words of what a site answered. */
export function wordsOf({ type, body }: Pick<Answer, 'type' | 'body'>): PageWords {
  const [kind = '', ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters
    .find((part) => part.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '')
  if (kind === 'text/plain') return readUnlessEmpty({ title: '', text: decoded(body, charset).trim() })
  if (kind !== 'text/html' && kind !== 'application/xhtml+xml') return refused('not-a-page')
  const html = decoded(body, charset ?? charsetWithin(body))
  try {
    return readUnlessEmpty(pageText(kind === 'text/html' ? html : withEndTags(html)))
  } catch (error) {
    if (error instanceof TooDeepError) return refused('too-complex')
    throw error
  }
}

const readUnlessEmpty = (words: Pick<PageText, 'title' | 'text'>): PageWords =>
  words.text === '' ? refused('not-a-page') : { state: 'read', ...words }

/**
 * The encoding that a page names where it begins, as HTML has it (and XHTML, in its first line); browsers look no further
 * than 1024 bytes. What was legible as far as that is in no UTF-16, whatever it says.
 */
function charsetWithin(body: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(body.subarray(0, 1024))
  const named =
    /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(start) ??
    /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w:.-]+)/.exec(start)
  const charset = named?.[1]?.toLowerCase()
  return charset?.startsWith('utf-16') ? 'utf-8' : charset
}

/** Elements that have no end in HTML. */
const withoutEnd = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** XHTML ends an element where it begins: `<script src="a.js"/>`. In HTML all that follows would be a script. */
const withEndTags = (xhtml: string): string =>
  xhtml.replace(/<([^<>]*)\/>/g, (whole, inner: string) => {
    const [name = ''] = inner.split(/\s/, 1)
    return withoutEnd.has(name.toLowerCase()) ? whole : `<${inner}></${name}>`
  })

/** Marks that some texts begin with say in what they are written, and are believed before anything else. */
const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

function decoded(body: Uint8Array, charset = 'utf-8'): string {
  const [marked] = marks.find(([, mark]) => mark.every((byte, at) => body[at] === byte)) ?? []
  try {
    return new TextDecoder(marked ?? charset).decode(body)
  } catch {
    // A name of no encoding that we know.
    return new TextDecoder().decode(body)
  }
}
