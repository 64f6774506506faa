import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartError } from './errors.ts'

/** Makes the data folder when there is none, and finds out now whether it can be written. */
export function prepareDataFolder(folder: string): void {
  const probe = path.join(folder, `.writable-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StartError(
      `The data folder ${folder} can not be written (${reason}): set DATA_DIR to a folder of yours.`,
      error,
    )
  }
}

/** The secret of this installation: made at the first start, kept beside the data, readable by nobody else. */
export function keptSecret(folder: string): string {
  const file = path.join(folder, 'session-secret')
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // Two first starts at once: whoever was first decides.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new StartError(`The secret in ${file} is damaged: remove the file and start again.`)
  return secret
}
