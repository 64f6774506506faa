/**
 * The first load's budget: JavaScript and CSS of the dashboard at most 125 KB with brotli, any further screen at most
 * 60 KB more. Reads the built application, so build first: `node web/scripts/check-budget.ts [folder]`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { z } from 'zod'

const dashboardBytes = 125 * 1024
const furtherScreenBytes = 60 * 1024

const dist = process.argv[2] ?? join(import.meta.dirname, '../dist')
const manifest = z
  .record(
    z.string(),
    z.object({ file: z.string(), imports: z.array(z.string()).default([]), isEntry: z.boolean().default(false) }),
  )
  .parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))

/** A chunk with everything it needs before it can run. */
function closure(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk || found.has(name)) return found
  found.add(name)
  for (const needed of chunk.imports) closure(needed, found)
  return found
}

const sizes = new Map<string, number>()
function brotliBytes(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const bytes = brotliCompressSync(readFileSync(join(dist, file)), options).length
  sizes.set(file, bytes)
  return bytes
}
const sumOf = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + brotliBytes(manifest[name]?.file ?? ''), 0)

const screens = Object.keys(manifest).filter((name) => name.endsWith('-screen.tsx'))
const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry)
const dashboard = screens.find((name) => name.endsWith('dashboard-screen.tsx'))
if (!entry || !dashboard) throw new Error('The manifest has no entry or no dashboard: build the application first.')

// The page carries the whole stylesheet, so it counts as CSS.
const first = closure(dashboard, closure(entry))
const rows = screens.map((name) => {
  const further = name !== dashboard
  const bytes = further
    ? sumOf([...closure(name)].filter((part) => !first.has(part)))
    : sumOf(first) + brotliBytes('index.html')
  return { name, bytes, budget: further ? furtherScreenBytes : dashboardBytes }
})
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
for (const row of rows)
  process.stdout.write(`${kilobytes(row.bytes).padStart(9)} of ${kilobytes(row.budget)}  ${row.name}\n`)
const over = rows.filter((row) => row.bytes > row.budget)
if (over.length > 0) {
  process.stderr.write(`Over budget: ${over.map((row) => row.name).join(', ')}\n`)
  process.exitCode = 1
}
