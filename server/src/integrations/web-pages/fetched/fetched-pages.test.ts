import type { RequestListener } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
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
const packed =
  (encoding: string, content: Buffer): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(content)
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

  it.each<[string, Buffer | string, string?]>([
    ['in its head', Buffer.from('<html><head><meta charset="windows-1252"></head><p>It costs \xa3140.', 'latin1')],
    [
      'in the older way',
      Buffer.from(
        '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><p>It costs \xa3140.</p>',
        'latin1',
      ),
    ],
    [
      'as XHTML does',
      Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><html><p>It costs \xa3140.</p></html>', 'latin1'),
      'application/xhtml+xml',
    ],
    ['by the mark it begins with', Buffer.from('\ufeff<p>It costs £140.</p>', 'utf16le')],
    ['nowhere, and in UTF-8', '<p>It costs £140.</p>'],
  ])('is read in the encoding that it names itself %s, where the server names none', async (_, content, type) => {
    const { address } = await siteOf({ '/': page(content, type ?? 'text/html') })
    expect((await pages.read(address)).text).toBe('It costs £140.')
  })

  it('is in the encoding that the server names, whatever it says itself', async () => {
    const { address } = await siteOf({ '/': page('<meta charset="iso-8859-1"><p>It costs £140.</p>') })
    expect((await pages.read(address)).text).toBe('It costs £140.')
  })

  it('may be XHTML, in which an element ends where it begins', async () => {
    const xhtml = '<html><head><script src="a.js"/><title>Docks</title></head><body><p>One<br/>two.</p></body></html>'
    const { address } = await siteOf({ '/': page(xhtml, 'application/xhtml+xml; charset=utf-8') })
    expect(await pages.read(address)).toMatchObject({ title: 'Docks', text: 'One\ntwo.' })
  })

  it.each<[string, (text: string) => Buffer]>([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('that comes packed in %s, though it was asked for as it is, is unpacked', async (encoding, pack) => {
    const { address } = await siteOf({ '/': packed(encoding, pack(html('<p>Here.</p>'))) })
    expect((await pages.read(address)).text).toBe('Here.')
  })

  it('that comes packed is as long as it is unpacked, and what can not be unpacked is refused as packed', async () => {
    const { address } = await siteOf({
      '/large': packed('gzip', gzipSync('x'.repeat(2_000_001))),
      '/broken': packed('gzip', Buffer.from('no gzip at all')),
      '/odd': packed('compress', Buffer.from('x')),
    })
    expect(await faultOf(pages.read(`${address}/large`))).toBe('too-large')
    expect(await faultOf(pages.read(`${address}/broken`))).toBe('packed')
    expect(await faultOf(pages.read(`${address}/odd`))).toBe('packed')
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

  it('is followed where it leads five times and no further, and holds for the site that led there', async () => {
    const rules = await siteOf({ '/rules': page('User-agent: *\nDisallow: /private', 'text/plain') })
    /** Its robots.txt stands elsewhere, after so many redirects. */
    const leading = (redirects: number): Promise<PageSite> => {
      const path = (step: number): string => (step === 0 ? '/robots.txt' : `/${step}`)
      const next = (step: number): string => (step === redirects - 1 ? `${rules.address}/rules` : path(step + 1))
      const steps = Array.from({ length: redirects }, (_, step) => [path(step), leadsTo(next(step))])
      return siteOf({ ...Object.fromEntries(steps), '/private': page(html('<p>Secret.</p>')) })
    }
    for (const redirects of [1, 5]) {
      const site = await leading(redirects)
      expect(await faultOf(pages.read(`${site.address}/private`))).toBe('robots')
      expect(site.asked).not.toContain('/private')
    }
    expect((await pages.read(`${(await leading(6)).address}/private`)).text).toBe('Secret.')
  })

  it('is followed to no address that is not on the public internet', async () => {
    const { address, asked } = await siteOf({
      '/robots.txt': leadsTo('http://127.0.0.2/'),
      '/': page(html('<p>Open.</p>')),
    })
    expect(await faultOf(pages.read(address))).toBe('not-public')
    expect(asked).toEqual(['/robots.txt'])
  })

  it('is read as far as its first 512,000 bytes, without the rule in which they end', async () => {
    const ours = 'User-agent: *\nDisallow: /private\n'
    const start = `${ours}${'#'.repeat(511_980 - ours.length)}\nDisallow: /`
    const site = await siteOf({
      '/robots.txt': page(`${start}${' '.repeat(600_000)}x`, 'text/plain'),
      '/private': page(html('<p>Secret.</p>')),
      '/open': page(html('<p>Open.</p>')),
    })
    expect(await faultOf(pages.read(`${site.address}/private`))).toBe('robots')
    expect((await pages.read(`${site.address}/open`)).text).toBe('Open.')
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
