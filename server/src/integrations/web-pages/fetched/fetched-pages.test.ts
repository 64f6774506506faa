import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { startPageSite, type PageSite } from '../fake/page-site.ts'
import { PageError, type PageFault } from '../web-pages.ts'
import { createFetchedPages, type FetchedPagesOptions } from './fetched-pages.ts'

const here: FetchedPagesOptions = { lets: ['127.0.0.1'] }
const pages = createFetchedPages(here)
const html = (body: string, title = 'Dock Planner'): string =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`

const sites: PageSite[] = []
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()))
})

/** A site whose pages are found by path; without a robots.txt of its own it has none. */
async function siteOf(pages: Record<string, RequestListener>): Promise<PageSite> {
  const site = await startPageSite((request, response) => {
    const page = pages[request.url ?? '']
    if (page !== undefined) return page(request, response)
    response.writeHead(404).end()
  })
  sites.push(site)
  return site
}

const page =
  (content: string | Buffer, type = 'text/html; charset=utf-8', status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type }).end(content)
  }
const leadsTo =
  (location: string): RequestListener =>
  (_, response) => {
    response.writeHead(302, { location }).end()
  }

async function faultOf(reading: Promise<unknown>): Promise<PageFault> {
  const error: unknown = await reading.then(
    () => new Error('the page was read'),
    (thrown: unknown) => thrown,
  )
  if (error instanceof PageError) return error.fault
  throw error
}

describe('a page on the internet', () => {
  it('is read as its words, a line a paragraph, without menus, forms and scripts', async () => {
    const body = `<nav><a href="/">Home</a></nav><h1>Dock Planner</h1><p>Books every
      truck &amp; tells the yard.</p><ul><li>No queues</li><li>No calls</li></ul>
      <script>alert(1)</script><form><button>Sign up</button></form><footer>Ltd</footer>`
    const { address } = await siteOf({ '/': page(html(body, 'Dock&nbsp;Planner')) })
    expect(await pages.read(address)).toEqual({
      address: `${address}/`,
      title: 'Dock Planner',
      text: 'Dock Planner\nBooks every truck & tells the yard.\nNo queues\nNo calls',
    })
  })

  it('is read in the encoding that it names, and as plain text where that is what it is', async () => {
    const { address } = await siteOf({
      '/old': page(Buffer.from([0xa3, 0x34, 0x30]), 'text/plain; charset=iso-8859-1'),
      '/odd': page('Plain', 'text/plain; charset=no-such-thing'),
    })
    expect((await pages.read(`${address}/old`)).text).toBe('£40')
    expect((await pages.read(`${address}/odd`)).text).toBe('Plain')
  })

  it('is read where redirects lead, and told by that address', async () => {
    const { address } = await siteOf({ '/a': leadsTo('/b'), '/b': page(html('<p>Here.</p>')) })
    expect(await pages.read(`${address}/a`)).toMatchObject({
      address: `${address}/b`,
      text: 'Here.',
    })
  })

  it.each<[PageFault, RequestListener]>([
    ['not-found', page('gone', 'text/html', 404)],
    ['unreachable', page('broken', 'text/html', 500)],
    ['not-a-page', page(Buffer.from([1, 2, 3]), 'application/octet-stream')],
    ['not-a-page', page(html('<script>1</script>'))],
    ['too-large', page('x'.repeat(2_000_001))],
    ['too-many-redirects', leadsTo('/page')],
  ])('is refused as %s when it is', async (fault, answer) => {
    const { address } = await siteOf({ '/page': answer })
    expect(await faultOf(pages.read(`${address}/page`))).toBe(fault)
  })

  it('is refused as too-complex when it is nested deeper than any browser nests, however little there is to it', async () => {
    const { address } = await siteOf({
      '/deep': page(html(`${'<div>'.repeat(900)}<p>It books docks.</p>`)),
      '/deeper': page(html(`${'<div>'.repeat(100_000)}<p>It books docks.</p>`)),
    })
    expect(await faultOf(pages.read(`${address}/deeper`))).toBe('too-complex')
    expect(await pages.read(`${address}/deep`)).toMatchObject({ title: 'Dock Planner' })
  })

  it('has the title that stands there first, however many begin before one', async () => {
    const { address } = await siteOf({
      '/': page(html('<svg><title>Icon</title></svg><p>Here.</p>', 'Docks &amp; yards')),
      '/begun': page(`${'<title'.repeat(150_000)}></title><p>Here.</p>`),
    })
    expect((await pages.read(address)).title).toBe('Docks & yards')
    expect(await pages.read(`${address}/begun`)).toMatchObject({ title: '' })
  })

  it('is read in a thread of its own, and refused as too-complex when that takes longer than it may', async () => {
    const { address } = await siteOf({ '/': page(html('<p>Here.</p>')) })
    // Less than any thread needs to begin.
    const hasty = createFetchedPages({ ...here, readingLimitMs: 1 })
    expect(await faultOf(hasty.read(address))).toBe('too-complex')
    expect((await pages.read(address)).text).toBe('Here.')
  })

  it('is given up when it does not come in time, and when nobody answers', async () => {
    const { address } = await siteOf({ '/page': () => undefined })
    expect(await faultOf(createFetchedPages({ ...here, timeLimitMs: 50 }).read(`${address}/page`))).toBe('too-slow')
    expect(await faultOf(pages.read('http://127.0.0.1:1/'))).toBe('unreachable')
  })
})

describe('robots.txt', () => {
  it('keeps us out of what it disallows, and that page is never asked for', async () => {
    const site = await siteOf({
      '/robots.txt': page('User-agent: *\nDisallow: /private', 'text/plain'),
      '/private': page(html('<p>Secret.</p>')),
      '/open': page(html('<p>Open.</p>')),
    })
    expect(await faultOf(pages.read(`${site.address}/private`))).toBe('robots')
    expect(site.asked).not.toContain('/private')
    expect((await pages.read(`${site.address}/open`)).text).toBe('Open.')
  })

  it('is judged in that thread too: rules that take longer than they may keep the page from being asked for', async () => {
    const site = await siteOf({
      '/robots.txt': page('User-agent: *\nDisallow: /private', 'text/plain'),
      '/': page(html('<p>Open.</p>')),
    })
    expect(await faultOf(createFetchedPages({ ...here, readingLimitMs: 1 }).read(site.address))).toBe('too-complex')
    expect(site.asked).toEqual(['/robots.txt'])
  })

  it('keeps us out everywhere while the site can not say', async () => {
    const { address } = await siteOf({
      '/robots.txt': page('broken', 'text/plain', 503),
      '/': page(html('<p>Open.</p>')),
    })
    expect(await faultOf(pages.read(address))).toBe('robots')
  })

  it('is asked again of the site that a redirect leads to', async () => {
    const closed = await siteOf({ '/robots.txt': page('User-agent: *\nDisallow: /', 'text/plain') })
    const { address } = await siteOf({ '/': leadsTo(`${closed.address}/page`) })
    expect(await faultOf(pages.read(address))).toBe('robots')
    expect(closed.asked).toEqual(['/robots.txt'])
  })
})

describe('an address that is not on the public internet', () => {
  it.each([
    (port: string) => `http://127.0.0.1:${port}/`,
    (port: string) => `http://localhost:${port}/`,
    (port: string) => `http://0x7f.1:${port}/`,
    (port: string) => `http://2130706433:${port}/`,
    (port: string) => `http://[::ffff:127.0.0.1]:${port}/`,
    () => 'http://[::1]/',
    () => 'http://10.0.0.1/',
    () => 'http://169.254.169.254/latest/meta-data/',
    () => 'http://[fd00::1]/',
    () => 'file:///etc/passwd',
    () => 'gopher://example.org/',
    () => 'https://name:password@example.org/',
    () => 'not an address',
  ])('is never connected to: %s', async (addressOf) => {
    const canary = await siteOf({ '/': page(html('<p>Inside.</p>')) })
    const address = addressOf(new URL(canary.address).port)
    expect(await faultOf(createFetchedPages({ timeLimitMs: 5_000 }).read(address))).toBe('not-public')
    expect(canary.asked).toEqual([])
  })

  it('is not reached by a redirect either', async () => {
    // The canary listens on the same machine under an address that is not let.
    const { address } = await siteOf({ '/': leadsTo('http://127.0.0.2/') })
    expect(await faultOf(pages.read(address))).toBe('not-public')
  })
})
