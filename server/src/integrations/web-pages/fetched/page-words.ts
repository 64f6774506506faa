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
  const content = decoded(body, charset ?? 'utf-8')
  if (kind === 'text/plain') return readUnlessEmpty({ title: '', text: content.trim() })
  if (kind !== 'text/html') return refused('not-a-page')
  try {
    return readUnlessEmpty(pageText(content))
  } catch (error) {
    if (error instanceof TooDeepError) return refused('too-complex')
    throw error
  }
}

const readUnlessEmpty = (words: Pick<PageText, 'title' | 'text'>): PageWords =>
  words.text === '' ? refused('not-a-page') : { state: 'read', ...words }

function decoded(body: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(body)
  } catch {
    // A name of no encoding that we know.
    return new TextDecoder().decode(body)
  }
}
