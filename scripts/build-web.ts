import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const sources = [
  'web/src/**/*',
  'web/public/**/*',
  'web/index.html',
  'web/vite.config.ts',
  'web/build/**/*',
  'contract/src/**/*.ts',
  'package-lock.json',
]
const mark = join(root, 'web/dist/.built-from')

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name)
    hash.update(path.slice(root.length)).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Longer than a server runs, or a page stays open, beside a folder that is built anew. */
const keptDays = 14

/** Lets go of the files that no build has written for that long. */
export function forgetFormerBuilds(assets: string, now: Date): void {
  if (!existsSync(assets)) return
  const before = now.getTime() - keptDays * 24 * 60 * 60 * 1000
  for (const name of readdirSync(assets)) {
    if (statSync(join(assets, name)).mtimeMs < before) rmSync(join(assets, name))
  }
}

/** Builds the browser's part unless it was already built from these very files. Throws with Vite's words when it fails. */
export function buildWeb(): void {
  const wanted = fingerprint()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  console.log('Building the web application...')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const result = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(`The web application could not be built.\n${result.stdout}${result.stderr}`)
  mkdirSync(join(root, 'web/dist'), { recursive: true })
  forgetFormerBuilds(join(root, 'web/dist/assets'), new Date())
  writeFileSync(mark, wanted)
}
