import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface ChildServer {
  readonly pid: number
  readonly address: string
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '..')

/** Whether a process of ours can be kept to one core here. */
export const canBePinned = (): boolean => spawnSync('taskset', ['-c', '0', 'true']).status === 0

/** Runs a server of ours in a process of its own, `pinned` on core 0 alone, until it has said at which address it is. */
export async function startChildServer(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  { pinned = false }: { pinned?: boolean } = {},
): Promise<ChildServer> {
  const command = [...(pinned ? ['taskset', '-c', '0'] : []), process.execPath, script, ...args]
  const [program = '', ...rest] = command
  const child = spawn(program, rest, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /http:\/\/\S+/.exec(line)?.[0]
      if (found !== undefined) resolve(found)
      // What the server logs: warnings and errors, which a figure must not hide.
      if (line.startsWith('{')) console.error(line)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
  })
  if (child.pid === undefined) throw new Error(`${script} has no process`)
  return { pid: child.pid, address, stop }
}
