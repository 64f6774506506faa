import { test as base, expect, type Page } from '@playwright/test'
import { RunningServer } from './server.ts'

interface Workspaces {
  /** A server on an empty database, shared by the journeys of one worker. */
  emptyServer: RunningServer
  /** A server with the demo workspace. */
  demoServer: RunningServer
}

/** People of the demo workspace. Its admin also runs the service. */
export const demoPeople = {
  owner: 'ruth.adeyemi@tallyport.example',
  siteAdmin: 'sam.whitlock@tallyport.example',
  /** Calls only where a journey needs a call that nobody else has: the demo's door lets everybody in as another member. */
  otherMember: 'jonas.lind@tallyport.example',
} as const

/** How the auth provider says that nobody is signed in; the browser reports every 401. */
const signedOut = /401 .*\/api\/v1\/refresh_token/

interface Quiet {
  /** What the browser complained about; a journey fails when anything is left in it. */
  complaints: string[]
}

/** A dropped connection and a refused sign-in are reported by the browser itself as errors; journeys that cause them say so. */
export const expectedComplaint = (complaints: string[], pattern: RegExp): void => {
  for (let index = complaints.length - 1; index >= 0; index--)
    if (pattern.test(complaints[index] ?? '')) complaints.splice(index, 1)
}

export const test = base.extend<Quiet, Workspaces>({
  emptyServer: [
    async ({}, use) => {
      const server = await RunningServer.start({ DEMO: 'off' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  demoServer: [
    async ({}, use) => {
      const server = await RunningServer.start({ DEMO: 'on', SITE_ADMIN_EMAILS: demoPeople.siteAdmin })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        const text = `${message.text()} (${message.location().url})`
        if (message.type() === 'error' && !signedOut.test(text)) complaints.push(text)
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      // Not every browser says in its console what the page's policy refused.
      await page.exposeFunction('reportViolation', (text: string) => void complaints.push(text))
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
          const report: unknown = Reflect.get(window, 'reportViolation')
          if (typeof report === 'function') report(`${effectiveDirective} refused ${blockedURI} (${sourceFile})`)
        }),
      )
      await use(complaints)
      expect(complaints, 'the browser console stays clean').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export type Scheme = 'light' | 'dark'

/** What the page is painted in: its stylesheet says so itself. */
export const expectPaintedIn = (page: Page, scheme: Scheme): Promise<void> =>
  expect(page.locator('html')).toHaveCSS('color-scheme', scheme)

/** The colour scheme of the person's system. A page reads it once, while it is loaded: say it before. */
export const setSystemScheme = (page: Page, scheme: Scheme): Promise<void> => page.emulateMedia({ colorScheme: scheme })

/** Paints the page that is open in a colour scheme, as the switch in the menu does, with everything in it as it stands. */
export async function paintIn(page: Page, scheme: Scheme): Promise<void> {
  await page.evaluate((theme) => void (document.documentElement.dataset['theme'] = theme), scheme)
  await expectPaintedIn(page, scheme)
}
