import type { Readable } from 'node:stream'

/**
 * Where an object lies: the id of its organisation, then the names of folders and of the object. Any text is a name; two
 * different keys never meet, whatever stands in them.
 */
export type ObjectKey = readonly [orgId: string, ...names: string[]]

/** Part of an object, in bytes from its beginning; `end` is the first byte that is left out. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Keeps files that are too large for the database: recordings, and what arrives of them. */
export interface ObjectStorage {
  /**
   * Keeps the bytes under the key, in place of what was there, and says how many there were. An object is whole or not
   * there at all: when `bytes` throws, that is thrown on, and what was under the key before is there still.
   */
  put(key: ObjectKey, bytes: AsyncIterable<Uint8Array>): Promise<number>
  /** In bytes; null when there is no such object. */
  size(key: ObjectKey): Promise<number | null>
  /** The object, or a part of it; null when there is no such object. A range that ends after the object ends with it. */
  read(key: ObjectKey, range?: ByteRange): Promise<Readable | null>
  /** Lets go of the object, and of everything below the key. Nothing there is no error. */
  remove(key: ObjectKey): Promise<void>
}
