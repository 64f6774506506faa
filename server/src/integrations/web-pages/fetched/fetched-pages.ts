import { PageError, type PageText, type WebPages } from '../web-pages.ts'
import { createPageWork, type PageWork } from './page-work.ts'
import { publicGet, type RequestRules } from './public-request.ts'

/**
 * What reading one page may cost: bytes of the page and of its robots.txt, milliseconds until it has come and milliseconds
 * that reading it takes, and redirects on the way.
 */
const limits = { page: 2_000_000, robots: 500_000, ms: 10_000, readingMs: 20_000, redirects: 5 } as const

export interface FetchedPagesOptions {
  /** Addresses outside the public internet that may be read all the same: for tests, whose pages are on this machine. */
  readonly lets?: readonly string[]
  readonly timeLimitMs?: number
  readonly readingLimitMs?: number
}

/** Reads pages from the internet: public addresses alone, within limits, and only where robots.txt lets programs in. */
export function createFetchedPages(options: FetchedPagesOptions = {}): WebPages {
  const { lets = [], timeLimitMs = limits.ms, readingLimitMs = limits.readingMs } = options
  const work = createPageWork(readingLimitMs)
  return {
    async read(address) {
      const rules = { signal: AbortSignal.timeout(timeLimitMs), lets, work }
      return readPage(parsed(address), rules, limits.redirects)
    },
  }
}

type Rules = Omit<RequestRules, 'most'> & { readonly work: PageWork }

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
  const words = await rules.work.wordsOf({ type: answer.type, body: answer.body })
  if (words.state === 'refused') throw new PageError(words.fault)
  return { address: address.href, title: words.title, text: words.text }
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
  const asked = { rules: body.toString('utf8'), rulesAt: rulesAt.href, address: address.href }
  if (!(await rules.work.isWelcome(asked))) throw new PageError('robots')
}
