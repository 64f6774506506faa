import robots from 'robots-parser'
import { PageError, type PageText, type WebPages } from '../web-pages.ts'
import { pageText } from './page-text.ts'
import { publicGet, robotName, type Answer, type RequestRules } from './public-request.ts'

// Its types tell of a module with a default export; the module is the function itself.
const robotsParser = robots as unknown as typeof robots.default

/** What reading one page may cost: bytes of the page and of its robots.txt, milliseconds, and redirects on the way. */
const limits = { page: 2_000_000, robots: 500_000, ms: 10_000, redirects: 5 } as const

export interface FetchedPagesOptions {
  /** Addresses outside the public internet that may be read all the same: for tests, whose pages are on this machine. */
  readonly lets?: readonly string[]
  readonly timeLimitMs?: number
}

/** Reads pages from the internet: public addresses alone, within limits, and only where robots.txt lets programs in. */
export function createFetchedPages({ lets = [], timeLimitMs = limits.ms }: FetchedPagesOptions = {}): WebPages {
  return {
    async read(address) {
      const rules = { signal: AbortSignal.timeout(timeLimitMs), lets }
      return readPage(parsed(address), rules, limits.redirects)
    },
  }
}

type Rules = Omit<RequestRules, 'most'>

function parsed(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  const readable = url !== null && (url.protocol === 'http:' || url.protocol === 'https:')
  // Names and passwords in an address are somebody's keys, and not to be sent anywhere.
  if (!readable || url.username !== '' || url.password !== '') throw new PageError('not-public')
  return url
}

async function readPage(address: URL, rules: Rules, redirectsLeft: number): Promise<PageText> {
  await mustBeWelcome(address, rules)
  const answer = await publicGet(address, { ...rules, most: limits.page })
  if (answer.status >= 300 && answer.status < 400 && answer.location !== null) {
    if (redirectsLeft === 0) throw new PageError('too-many-redirects')
    return readPage(parsed(answer.location, address), rules, redirectsLeft - 1)
  }
  if (answer.status === 404 || answer.status === 410) throw new PageError('not-found')
  if (answer.status !== 200) throw new PageError('unreachable')
  return { address: address.href, ...wordsOf(answer) }
}

/**
 * RFC 9309: a site without a robots.txt (4xx) lets everybody in; one that can't say (5xx) lets nobody in. A robots.txt
 * that leads elsewhere is not followed and counts as none.
 */
async function mustBeWelcome(address: URL, rules: Rules): Promise<void> {
  const rulesAt = new URL('/robots.txt', address)
  const { status, body } = await publicGet(rulesAt, { ...rules, most: limits.robots })
  if (status >= 500) throw new PageError('robots')
  if (status !== 200) return
  const allowed = robotsParser(rulesAt.href, body.toString('utf8')).isAllowed(address.href, robotName)
  if (allowed === false) throw new PageError('robots')
}

function wordsOf({ type, body }: Answer): Pick<PageText, 'title' | 'text'> {
  const [kind = '', ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters
    .find((part) => part.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '')
  const content = decoded(body, charset ?? 'utf-8')
  const words =
    kind === 'text/plain' ? { title: '', text: content.trim() } : kind === 'text/html' ? pageText(content) : null
  if (words === null || words.text === '') throw new PageError('not-a-page')
  return words
}

function decoded(body: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(body)
  } catch {
    // A name of no encoding that we know.
    return new TextDecoder().decode(body)
  }
}
