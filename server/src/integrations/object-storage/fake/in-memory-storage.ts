import { Readable } from 'node:stream'
import type { ObjectKey, ObjectStorage } from '../object-storage.ts'

/** Keeps objects as long as the test lasts. */
export function createInMemoryStorage(): ObjectStorage & { readonly count: () => number } {
  const objects = new Map<string, Buffer>()
  const nameOf = (key: ObjectKey): string => JSON.stringify(key)
  return {
    count: () => objects.size,
    async put(key, bytes) {
      const pieces: Uint8Array[] = []
      for await (const piece of bytes) pieces.push(piece)
      const whole = Buffer.concat(pieces)
      objects.set(nameOf(key), whole)
      return whole.length
    },
    size: async (key) => objects.get(nameOf(key))?.length ?? null,
    async read(key, range) {
      const found = objects.get(nameOf(key))
      if (!found) return null
      const part = found.subarray(range?.start ?? 0, range?.end)
      return Readable.from(part.length === 0 ? [] : [part])
    },
    async remove(key) {
      const below = `${nameOf(key).slice(0, -1)},`
      for (const name of objects.keys()) if (name === nameOf(key) || name.startsWith(below)) objects.delete(name)
    },
  }
}
