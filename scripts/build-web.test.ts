import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { forgetFormerBuilds } from './build-web.ts'

it('what former builds made stays for the servers and pages that began with it, and goes after two weeks', () => {
  const assets = mkdtempSync(join(tmpdir(), 'ringside-assets-'))
  const now = new Date('2026-11-21T12:00:00Z')
  const written = { 'main-new.js': 0, 'main-yesterday.js': 1, 'main-13.js': 13, 'main-15.js': 15 }
  for (const [name, days] of Object.entries(written)) {
    const at = new Date(now.getTime() - days * 86_400_000)
    writeFileSync(join(assets, name), '')
    utimesSync(join(assets, name), at, at)
  }
  forgetFormerBuilds(assets, now)
  expect(readdirSync(assets).toSorted()).toEqual(['main-13.js', 'main-new.js', 'main-yesterday.js'])
  rmSync(assets, { recursive: true })
})

it('a folder that was never built has nothing to let go of', () => {
  expect(() => forgetFormerBuilds(join(tmpdir(), 'ringside-never-built'), new Date())).not.toThrow()
})
