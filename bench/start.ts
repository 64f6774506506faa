// Time of `npm start` until the server is ready: the first on an empty data folder, which plays the demo's calls, and later
// ones. Run: node bench/start.ts
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from '../scripts/build-web.ts'
import { percentile, say, sayMachine } from './figures.ts'
import { leavingNothing } from './leaving-nothing.ts'

const root = join(import.meta.dirname, '..')
const laterStarts = 5

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`)).ok
  } catch {
    return false
  }
}

async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const took = performance.now() - started
  child.kill('SIGTERM')
  await once(child, 'exit')
  return took
}

sayMachine()
// Built beforehand, so that a start is the same whether or not somebody has just changed the browser's part.
const building = performance.now()
buildWeb()
say('making sure the browser’s part is built', performance.now() - building, 'ms')
await leavingNothing(async (closeLater) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ringside-start-bench-'))
  closeLater(async () => rmSync(dataDir, { recursive: true, force: true }))
  // PostgreSQL may run as another user than we do.
  chmodSync(dataDir, 0o755)
  say('first start, with the demo workspace', await startOnce(dataDir), 'ms', 30_000)
  const later: number[] = []
  for (let round = 0; round < laterStarts; round++) later.push(await startOnce(dataDir))
  say(`later starts, median of ${laterStarts}`, percentile(later, 0.5), 'ms', 5_000)
  say(`later starts, slowest of ${laterStarts}`, Math.max(...later), 'ms', 5_000)
})
