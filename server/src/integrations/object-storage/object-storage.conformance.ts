import { randomUUID } from 'node:crypto'
import { buffer, text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ByteRange, ObjectKey, ObjectStorage } from './object-storage.ts'

async function* bytesOf(...pieces: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece)
}

/** A sender whose connection breaks. */
async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('half of ')
  throw new Error('The connection broke')
}

/** What every keeper of objects does, wherever it keeps them. */
export function objectStorageConformance(vendor: string, open: () => ObjectStorage | Promise<ObjectStorage>): void {
  describe(`${vendor} as object storage`, () => {
    let storage: ObjectStorage
    let orgId: string
    beforeEach(async () => {
      storage = await open()
      orgId = randomUUID()
    })
    const wordsAt = async (key: ObjectKey, range?: ByteRange): Promise<string | null> => {
      const found = await storage.read(key, range)
      return found === null ? null : text(found)
    }
    const place = () => ({ storage, orgId, wordsAt })
    reading(place)
    changing(place)
    keys(place)
  })
}

type Place = () => {
  storage: ObjectStorage
  orgId: string
  wordsAt: (key: ObjectKey, range?: ByteRange) => Promise<string | null>
}

function reading(place: Place): void {
  it('gives back what was put in, and says how much it was', async () => {
    const key: ObjectKey = [place().orgId, 'recordings', 'one']
    expect(await place().storage.put(key, bytesOf('good ', 'morning'))).toBe(12)
    expect(await place().storage.size(key)).toBe(12)
    expect(await place().wordsAt(key)).toBe('good morning')
  })

  it('gives back parts, and what there is of a part that goes on after the end', async () => {
    const key: ObjectKey = [place().orgId, 'one']
    await place().storage.put(key, bytesOf('0123456789'))
    expect(await place().wordsAt(key, { start: 2, end: 5 })).toBe('234')
    expect(await place().wordsAt(key, { start: 9, end: 10 })).toBe('9')
    expect(await place().wordsAt(key, { start: 8, end: 100 })).toBe('89')
    expect(await place().wordsAt(key, { start: 3, end: 3 })).toBe('')
  })

  it('keeps an empty object, and bytes of every value', async () => {
    expect(await place().storage.put([place().orgId, 'empty'], bytesOf())).toBe(0)
    expect(await place().wordsAt([place().orgId, 'empty'])).toBe('')
    const every = Uint8Array.from({ length: 256 }, (_, value) => value)
    await place().storage.put([place().orgId, 'every'], one(every))
    const found = await place().storage.read([place().orgId, 'every'])
    expect(found && (await buffer(found))).toEqual(Buffer.from(every))
  })

  it('says null of what is not there', async () => {
    await place().storage.put([place().orgId, 'folder', 'one'], bytesOf('x'))
    for (const key of [[place().orgId, 'nothing'], [place().orgId, 'folder'], [place().orgId]] as const) {
      expect(await place().storage.size(key)).toBeNull()
      expect(await place().storage.read(key)).toBeNull()
    }
  })
}

function changing(place: Place): void {
  it('puts the new in place of the old', async () => {
    await place().storage.put([place().orgId, 'one'], bytesOf('a long beginning'))
    await place().storage.put([place().orgId, 'one'], bytesOf('short'))
    expect(await place().wordsAt([place().orgId, 'one'])).toBe('short')
  })

  it('keeps nothing of bytes that break off, and leaves what was there', async () => {
    await expect(place().storage.put([place().orgId, 'one'], broken())).rejects.toThrow('The connection broke')
    expect(await place().storage.size([place().orgId, 'one'])).toBeNull()
    await place().storage.put([place().orgId, 'one'], bytesOf('whole'))
    await expect(place().storage.put([place().orgId, 'one'], broken())).rejects.toThrow('The connection broke')
    expect(await place().wordsAt([place().orgId, 'one'])).toBe('whole')
  })

  it('lets go of an object, of all below a key, and of nothing else; of nothing without complaint', async () => {
    for (const name of ['a', 'b']) await place().storage.put([place().orgId, 'folder', name], bytesOf(name))
    await place().storage.put([place().orgId, 'folder-too', 'c'], bytesOf('c'))
    await place().storage.remove([place().orgId, 'folder', 'a'])
    expect(await place().wordsAt([place().orgId, 'folder', 'b'])).toBe('b')
    await place().storage.remove([place().orgId, 'folder'])
    await place().storage.remove([place().orgId, 'folder'])
    expect(await place().storage.size([place().orgId, 'folder', 'b'])).toBeNull()
    expect(await place().wordsAt([place().orgId, 'folder-too', 'c'])).toBe('c')
  })
}

/** What somebody may write where a name is expected. */
const names = [
  '..',
  '.',
  '',
  'a/b',
  'a\\b',
  '../../a',
  '/etc/passwd',
  'nul\0',
  'CON',
  'A',
  'a',
  'é',
  'e\u0301',
  '%2e',
  'x'.repeat(300),
]

function keys(place: Place): void {
  it('never lets two keys meet, whatever stands in them', async () => {
    const keys = names.flatMap((name): ObjectKey[] => [
      [place().orgId, name],
      [`${place().orgId}${name}`, 'recordings', 'one'],
    ])
    for (const [at, key] of keys.entries()) await place().storage.put(key, bytesOf(String(at)))
    for (const [at, key] of keys.entries()) expect(await place().wordsAt(key)).toBe(String(at))
    await place().storage.remove([place().orgId, '..'])
    expect(await place().wordsAt([place().orgId, 'a'])).toBe(String(keys.findIndex(([, name]) => name === 'a')))
  })
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
