import { storage } from '../storage.ts'

interface Begun {
  readonly file: File
  readonly transcriptId?: string | undefined
}

const key = 'uploads'
/** Those before are long let go of by the server. */
const most = 20

/** The same file chosen again, for the same call. */
const nameOf = ({ file, transcriptId }: Begun): string =>
  [file.name, file.size, file.lastModified, transcriptId ?? ''].join('|')

function all(): readonly (readonly [name: string, id: string])[] {
  try {
    const kept: unknown = JSON.parse(storage.read(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

const isEntry = (entry: unknown): entry is readonly [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')

/** The upload that was begun with this file and not ended, perhaps before the page was loaded again. */
export const begunUpload = (begun: Begun): string | null => all().find(([name]) => name === nameOf(begun))?.[1] ?? null

export function forgetUpload(begun: Begun): void {
  storage.write(key, JSON.stringify(all().filter(([name]) => name !== nameOf(begun))))
}

export function rememberUpload(begun: Begun, id: string): void {
  const others = all().filter(([name]) => name !== nameOf(begun))
  storage.write(key, JSON.stringify([...others, [nameOf(begun), id]].slice(-most)))
}
