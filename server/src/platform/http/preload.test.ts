import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readScreenScripts, withPreloads, type ScreenScripts } from './preload.ts'

const manifest = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_meter.js': { file: 'assets/meter.js', imports: ['_vendor.js', '_meter.js'] },
  'src/features/dashboard/dashboard-screen.tsx': { file: 'assets/dashboard.js', imports: ['_vendor.js', '_meter.js'] },
  'src/features/account/account-screen.tsx': { file: 'assets/account.js' },
  'src/features/sign-in/sign-in-screen.tsx': { file: 'assets/sign-in.js' },
  'src/features/account/people-tab.tsx': { file: 'assets/people.js' },
}
const page = '<html><head><title>x</title></head><body></body></html>'

describe('scripts of a screen', () => {
  let folder: string
  let scripts: ScreenScripts
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'ringside-preload-'))
    await mkdir(path.join(folder, '.vite'))
    await writeFile(path.join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest))
    scripts = await readScreenScripts(folder)
  })
  afterAll(() => rm(folder, { recursive: true }))

  const hinted = (pathname: string): string[] =>
    [...withPreloads(page, scripts, pathname).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)

  it('are hinted at in the page, with what they import, but not what the page names itself', () => {
    expect(hinted('/')).toEqual(['/assets/dashboard.js', '/assets/meter.js'])
    expect(hinted('/account/acme/Acme')).toEqual(['/assets/account.js'])
  })

  it.each(['/login', '/signup', '/create_org', '/org', '/account', '/account/'])(
    'at %s are those of signing in',
    (at) => {
      expect(hinted(at)).toEqual(['/assets/sign-in.js'])
    },
  )

  it('an address without a screen gets the page as it is', () => {
    expect(withPreloads(page, scripts, '/nothing')).toBe(page)
  })

  it('a build without a manifest gets the page as it is', async () => {
    expect(withPreloads(page, await readScreenScripts(path.join(folder, 'none')), '/')).toBe(page)
  })
})
