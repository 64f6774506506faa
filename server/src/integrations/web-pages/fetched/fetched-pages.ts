import { PageError, type PageText, type WebPages } from '../web-pages.ts'
import { createPageWork, type PageWork } from './page-work.ts'
import { publicGet, type Answer, type RequestRules } from './public-request.ts'

/**
 * What reading one page may cost: bytes of the page and of its robots.txt, milliseconds until it has come and milliseconds
 * that reading it takes, and redirects on the way.
 */
const limits = { page: 2_000_000, robots: 512_000, ms: 10_000, readingMs: 20_000, redirects: 5 } as const

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

type Rules = Omit<RequestRules, 'most' | 'beyond'> & { readonly work: PageWork }

function parsed(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  const readable = url !== null && (url.protocol === 'http:' || url.protocol === 'https:')
  // Names and passwords in an address are somebody's keys, and not to be sent anywhere.
  if (!readable || url.username !== '' || url.password !== '') throw new PageError('not-public')
  return url
}

async function readPage(address: URL, rules: Rules, redirectsLeft: number): Promise<PageText> {
  await mustBeWelcome(address, rules)
  const answer = await publicGet(address, { ...rules, most: limits.page, beyond: 'given-up' })
  const next = redirectOf(answer, address)
  if (next !== null) {
    if (redirectsLeft === 0) throw new PageError('too-many-redirects')
    return readPage(next, rules, redirectsLeft - 1)
  }
  if (answer.status === 404 || answer.status === 410) throw new PageError('not-found')
  if (answer.status !== 200) throw new PageError('unreachable')
  const words = await rules.work.wordsOf({ type: answer.type, body: answer.body })
  if (words.state === 'refused') throw new PageError(words.fault)
  return { address: address.href, title: words.title, text: words.text }
}

function redirectOf({ status, location }: Answer, from: URL): URL | null {
  return status >= 300 && status < 400 && location !== null ? parsed(location, from) : null
}

/**
 * RFC 9309: a site without a robots.txt (4xx), or with one that leads on and on, lets everybody in; one that can't say (5xx)
 * lets nobody in. Rules that stand elsewhere are the rules of the site that led there.
 */
async function mustBeWelcome(address: URL, rules: Rules): Promise<void> {
  const rulesAt = new URL('/robots.txt', address)
  const { status, body, cutShort } = await readRules(rulesAt, rules, limits.redirects)
  if (status >= 500) throw new PageError('robots')
  if (status !== 200) return
  const text = body.toString('utf8')
  // Half a rule would forbid more than the whole.
  const whole = cutShort ? text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1) : text
  const asked = { rules: whole, rulesAt: rulesAt.href, address: address.href }
  if (!(await rules.work.isWelcome(asked))) throw new PageError('robots')
}

async function readRules(at: URL, rules: Rules, redirectsLeft: number): Promise<Answer> {
  const answer = await publicGet(at, { ...rules, most: limits.robots, beyond: 'left-out' })
  const next = redirectOf(answer, at)
  return next === null || redirectsLeft === 0 ? answer : readRules(next, rules, redirectsLeft - 1)
}
