// How smoothly long lists scroll: the pipeline's at 1,000 rows and the calls at 10,000, in a headless Chromium without a GPU.
// Run: node bench/scrolling.ts
import { chromium, type Page } from '@playwright/test'
import { findChromium, quietFlags } from '../e2e/support/chromium.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { percentile, say, sayMachine } from './figures.ts'
import { fillHistoryTo } from './full-history.ts'
import { fillToTheCap } from './full-pipeline.ts'
import { leavingNothing } from './leaving-nothing.ts'
import { startLocalPostgres } from './local-postgres.ts'
import { startRingside, type Ringside } from './ringside.ts'

const calls = 10_000
/** One turn of a screen of 60 frames a second. With a twentieth of the frames later than that, scrolling is seen to stutter. */
const frameMs = 16.7
/** Some rows a frame, as a quick turn of the wheel does. */
const pixelsAFrame = 120
const frames = 300

/** From a press to the frame that shows what it did: longer than this, and whoever pressed sees that they wait. */
const pressMs = 100
const presses = 20

/** What scrolls the lists: the page; and the matrix of the overview, which scrolls by itself. */
const pageBody = '[data-scroll-body]'
const matrixBody = '[role=grid] > [role=rowgroup]'

/** Milliseconds from each frame to the next while the list is scrolled down from its top, so many pixels a frame. */
const scroll = async (page: Page, scroller: string, pixelsAFrame: number): Promise<number[]> => {
  const figures = await page.evaluate(
    async ({ scroller, pixelsAFrame, frames }) => {
      const body = document.querySelector(scroller)
      if (body === null) throw new Error('Nothing here scrolls')
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const figures: number[] = []
      let before = await nextFrame()
      // Where it stands is not read: that would have the page laid out once more.
      for (let top = 0; figures.length < frames; top += pixelsAFrame) {
        body.scrollTop = top
        const at = await nextFrame()
        figures.push(at - before)
        before = at
      }
      return figures
    },
    { scroller, pixelsAFrame, frames },
  )
  return figures.map((ms) => Math.round(ms * 10) / 10)
}

/** How many things the list says it has, drawn or not. */
const countOf = (page: Page, scroller: string): Promise<number> =>
  page.evaluate(
    (list) => {
      const table = document.querySelector(`${list}[aria-rowcount]`)
      if (table) return Number(table.getAttribute('aria-rowcount')) - 1
      return Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize'))
    },
    scroller === matrixBody ? '[role=grid]' : 'table',
  )

async function report(page: Page, name: string, scroller = pageBody): Promise<void> {
  const things = await countOf(page, scroller)
  // Where nothing moves, the frames come as the browser's own clock has them: no list can do better.
  const atRest = percentile(await scroll(page, scroller, 0), 0.95)
  const figures = await scroll(page, scroller, pixelsAFrame)
  const p95 = percentile(figures, 0.95)
  say(`${name}, ${things.toLocaleString('en-GB')} of them: frame p95`, p95, 'ms', frameMs)
  say('  of the same page at rest', atRest, 'ms')
  say(`  frames that were left out, of ${frames}`, figures.filter((ms) => ms > 1.5 * frameMs).length, '')
  say('  the longest', Math.max(...figures), 'ms')
}

/** Milliseconds from a press on a cell of the matrix to the frame after the one in which it is seen to be chosen. */
const pressOn = (page: Page, nth: number): Promise<number> =>
  page.evaluate(
    async ({ rows, nth }) => {
      const lines = document.querySelectorAll(`${rows} > [role=row]`)
      const cell = lines[nth % lines.length]?.querySelectorAll<HTMLElement>('[role=gridcell] > button')[nth % 7]
      if (!cell) throw new Error('The matrix has no such cell')
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      await nextFrame()
      const before = performance.now()
      cell.click()
      while (cell.getAttribute('aria-pressed') !== 'true') {
        if (performance.now() - before > 10_000) throw new Error('The cell was not chosen')
        await nextFrame()
      }
      await nextFrame()
      return performance.now() - before
    },
    { rows: matrixBody, nth },
  )

async function reportPresses(page: Page): Promise<void> {
  const figures: number[] = []
  for (let nth = 0; nth < presses; nth++) figures.push(await pressOn(page, nth))
  const p95 = Math.round(percentile(figures, 0.95) * 10) / 10
  say(`a press on a cell of the matrix, of ${presses} p95`, p95, 'ms', pressMs)
}

/**
 * Has the browser keep the page to itself, as these headers ask: only there does its clock go in steps of 5 µs. Anywhere else the
 * steps are of 100 µs and scattered on purpose, and one turn of the screen reads as anything from 16.6 to 16.8 ms.
 */
async function withFineClock(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const headers = {
      ...response.headers(),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    }
    return route.fulfill({ response, headers })
  })
}

async function signIn(page: Page, { server, people: [owner] }: Ringside): Promise<void> {
  if (!owner) throw new Error('Nobody to sign in')
  await page.goto(`${server.address}/login`)
  await page.getByLabel('Work e-mail').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: /^Good / }).waitFor()
}

/** Scrolls to the end again and again, until every page of the list is there. */
const readAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const body = document.querySelector('[data-scroll-body]')
    const isThere = () =>
      ![...document.querySelectorAll('button')].some((each) => each.textContent.includes('Show more'))
    while (body !== null && !isThere()) {
      body.scrollTop = body.scrollHeight
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    if (body !== null) body.scrollTop = 0
  })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('[aria-rowcount] tbody tr, [aria-setsize]').nth(5).waitFor()
}

sayMachine()
buildWeb()
await leavingNothing(async (closeLater) => {
  const postgres = await startLocalPostgres()
  closeLater(() => postgres.stop())
  const database = await postgres.createDatabase('scrolling')
  const ringside = await startRingside({ database, dataDir: postgres.dataDir, people: 1 })
  closeLater(() => ringside.server.stop())
  await fillToTheCap(database.pool, ringside.sharedOrgId)
  await fillHistoryTo(database.pool, ringside.sharedOrgId, calls)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: quietFlags })
  closeLater(() => browser.close())
  console.log(`Chromium ${browser.version()}, headless, without a GPU`)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await withFineClock(page)
  await signIn(page, ringside)
  if (!(await page.evaluate(() => crossOriginIsolated))) throw new Error('The browser gives this page a coarse clock')
  const { address } = ringside.server
  for (const [name, path] of [
    ['segments', '/pipeline/segments'],
    ['accounts', '/pipeline/accounts'],
    ['overview', '/pipeline'],
    ['archive', '/pipeline/archive'],
    ['people', '/persona-display?view=list'],
    ['people in a grid', '/persona-display?view=grid'],
    ['people to call', '/simulation'],
  ] as const) {
    await open(page, address + path)
    await report(page, name)
  }
  await open(page, `${address}/pipeline`)
  await page.locator(`${matrixBody} > [role=row]`).nth(5).waitFor()
  await report(page, 'segments of the matrix', matrixBody)
  await reportPresses(page)
  await open(page, `${address}/simulation-history`)
  await readAll(page)
  await report(page, 'calls, all of them there')
})
