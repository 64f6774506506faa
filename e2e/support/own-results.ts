import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

function isRunning(processId: string): boolean {
  try {
    // Signal 0 only asks whether the process is there.
    return process.kill(Number(processId), 0)
  } catch {
    return false
  }
}

/**
 * The folder for the traces and pictures of this run: one a process, since Playwright empties it when a run begins, and
 * another run may be writing there. What runs that are over have left is cleared away.
 */
export function ownResults(folder: string): string {
  const runs = existsSync(folder) ? readdirSync(folder) : []
  for (const run of runs) if (!isRunning(run)) rmSync(join(folder, run), { recursive: true, force: true })
  return join(folder, String(process.pid))
}
