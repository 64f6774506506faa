import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** A Ringside server of its own, on its own embedded database, as `npm start` would run it. */
export class RunningServer {
  readonly address: string
  readonly dataDir: string
  /** Everything it printed, for links that would have been mailed. */
  output = ''
  #child: ChildProcess | null = null
  readonly #env: NodeJS.ProcessEnv

  private constructor(port: number, dataDir: string, env: Record<string, string>) {
    this.address = `http://127.0.0.1:${port}`
    this.dataDir = dataDir
    this.#env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env }
  }

  static async start(env: Record<string, string> = {}): Promise<RunningServer> {
    const dataDir = mkdtempSync(join(tmpdir(), 'ringside-journey-'))
    // Started as root, the database runs as another user, who must be able to reach the folder.
    chmodSync(dataDir, 0o755)
    const server = new RunningServer(await freePort(), dataDir, env)
    await server.boot()
    return server
  }

  async boot(): Promise<void> {
    const child = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
      cwd: root,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    child.stdout.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
    const until = Date.now() + 90_000
    while (Date.now() < until) {
      if (child.exitCode !== null) throw new Error(`The server stopped while starting:\n${this.output}`)
      if (await this.isReady()) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The server was not ready in 90 seconds:\n${this.output}`)
  }

  /** Ends the process without any chance to tidy up. */
  async killHard(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  async stop(): Promise<void> {
    const child = this.#child
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}/ready`)).ok
    } catch {
      return false
    }
  }
}
