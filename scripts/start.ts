import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'

const root = join(import.meta.dirname, '..')

try {
  buildWeb()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

const server = spawn(process.execPath, [join(root, 'server/src/main.ts')], { cwd: root, stdio: 'inherit' })
// Ctrl-C reaches the server by itself, as part of the same terminal group; other signals are handed on.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))
process.on('SIGHUP', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)))
