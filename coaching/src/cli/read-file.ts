import { readFileSync } from 'node:fs'
import { UsageError } from './usage-error.ts'

/** The text of a file, or a usage error that says why it cannot be read. */
export function readText(file: string): string {
  try {
    return new TextDecoder('utf-8').decode(readFileSync(file))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : 'it cannot be read'
    throw new UsageError(`${file}: ${why}.`)
  }
}
