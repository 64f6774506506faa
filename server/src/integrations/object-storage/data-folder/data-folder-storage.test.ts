import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { objectStorageConformance } from '../object-storage.conformance.ts'
import { createDataFolderStorage } from './data-folder-storage.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ringside-files-'))
})
afterAll(() => rm(root, { recursive: true }))

objectStorageConformance('a data folder', () => createDataFolderStorage(path.join(root, 'files')))

async function* breaking(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('half')
  throw new Error('gone')
}

it('leaves no half of a file behind, nothing outside its folder, and files that nobody else may read', async () => {
  const storage = createDataFolderStorage(path.join(root, 'own'))
  await expect(storage.put(['../../outside', '..', '/etc'], breaking())).rejects.toThrow('gone')
  const left = await readdir(path.join(root, 'own'), { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
  expect((await readdir(root)).toSorted()).toEqual(['files', 'own'])
  await storage.put(['org', 'one'], new Blob(['words']).stream())
  expect((await stat(path.join(root, 'own/n-org/n-one/content'))).mode & 0o077).toBe(0)
})
