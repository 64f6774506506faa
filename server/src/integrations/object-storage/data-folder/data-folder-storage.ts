import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ObjectKey, ObjectStorage } from '../object-storage.ts'

/** Names that any file system keeps apart: one without regard to case, or to how an accent is written, would not. */
const plain = /^[a-z0-9][a-z0-9-]{0,99}$/

/** Any other name becomes its digest: nothing that somebody wrote is ever read as a path. */
const folderOf = (name: string): string =>
  plain.test(name) ? `n-${name}` : `d-${createHash('sha256').update(name).digest('hex')}`

/** The bytes of an object lie in a file of this name in its folder, so that no object is in the way of another below it. */
const contentName = 'content'

/** Keeps objects as files below a folder of this machine, or of a disk that all servers share. */
export function createDataFolderStorage(root: string): ObjectStorage {
  const place = (key: ObjectKey): string => path.join(root, ...key.map(folderOf))
  const file = (key: ObjectKey): string => path.join(place(key), contentName)
  return {
    async put(key, bytes) {
      await mkdir(place(key), { recursive: true })
      const arriving = path.join(place(key), `arriving-${randomUUID()}`)
      try {
        // Opened before the first byte: a stream that opens its file itself may still do so after the bytes broke off,
        // and would then leave an empty file behind what is removed below.
        const to = (await open(arriving, 'wx', 0o600)).createWriteStream({ flush: true })
        await pipeline(bytes, to)
        await rename(arriving, file(key))
        return to.bytesWritten
      } catch (error) {
        await rm(arriving, { force: true })
        throw error
      }
    },
    size: async (key) => sizeOf(file(key)),
    async read(key, range) {
      const size = await sizeOf(file(key))
      if (size === null) return null
      const { start, end } = range ?? { start: 0, end: size }
      if (start >= Math.min(end, size)) return Readable.from([])
      return createReadStream(file(key), { start, end: Math.min(end, size) - 1 })
    },
    remove: (key) => rm(place(key), { recursive: true, force: true }),
  }
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
