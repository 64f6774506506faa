// Plain JavaScript for any Node from 18 on: this runs before the pinned Node is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const mark = join(root, 'node_modules', '.ringside-installed')
const leastMajor = 24

export function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Installs what the lock file names, unless that very lock is installed already. */
export function install() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  process.stdout.write('Installing dependencies (about a minute, only when they change)...\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const result = spawnSync(npm, ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (result.status !== 0)
    fail('The dependencies could not be installed. npm says why above; a network or a full disk is the usual cause.')
  writeFileSync(mark, wanted)
}

/** The Node the lock file brought; on a platform it has none for, this one if it is new enough. */
export function pinnedNode() {
  const names = [
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ]
  for (const name of names) {
    const path = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    if (existsSync(path)) return path
  }
  if (Number(process.versions.node.split('.')[0]) >= leastMajor) return process.execPath
  return fail(
    `Ringside needs Node ${leastMajor} or newer on ${process.platform} ${process.arch}; this is ${process.version}. Install it from nodejs.org and run the command again.`,
  )
}

/** Runs a script on the pinned Node with our own exit code and signals handed through. */
export function handOver(script, args) {
  const child = spawn(pinnedNode(), [join(root, script), ...args], { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // A stop that was asked for ends with the script's own code; one that was killed has not done its work.
  child.on('exit', (code) => process.exit(code ?? 1))
}
