import { describe, expect, it } from 'vitest'
import { createInMemoryStorage } from '../../integrations/object-storage/fake/in-memory-storage.ts'
import type { ObjectKey } from '../../integrations/object-storage/object-storage.ts'
import { cutSound, type Cut } from './cut-sound.ts'
import { recordings, sparseRecording, wavTone } from './recording.fixture.ts'
import { readRecording, storedSound } from './recording.ts'

const storage = createInMemoryStorage()

async function* bytesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function kept(bytes: Uint8Array): Promise<ObjectKey> {
  const key: ObjectKey = ['org', crypto.randomUUID()]
  await storage.put(key, bytesOf(bytes))
  return key
}

const ample = { bytes: 10_000_000, ms: 600_000 }

/** The stretches of a recording, each beginning where the one before it ended. */
async function allOf(key: ObjectKey, limits: { bytes: number; ms: number }): Promise<Cut[]> {
  const cuts: Cut[] = []
  for (let fromMs = 0; ; fromMs = cuts.at(-1)?.toMs ?? 0) {
    const cut = await cutSound(storedSound(storage, key), fromMs, limits)
    if (cut === null) return cuts
    cuts.push(cut)
    if (cut.isLast) return cuts
  }
}

describe('a recording that can’t be fetched from the storage', () => {
  it('is not said to be damaged, whether nothing of it comes or the rest of it does not', async () => {
    const file = storedSound(storage, await kept(wavTone(9)))
    const lost = new Error('The storage does not answer')
    const broken = [
      storedSound(storage, ['org', 'nowhere']),
      { ...file, size: () => Promise.reject(lost) },
      { ...file, read: () => Promise.reject(lost) },
    ]
    for (const each of broken) await expect(readRecording(each)).rejects.toMatchObject({ code: 'unavailable' })
    const damaged = storedSound(storage, await kept(new Uint8Array(5000)))
    await expect(readRecording(damaged)).rejects.toMatchObject({ code: 'invalid' })
  })
})

describe('a stretch of a recording', () => {
  it.each(Object.entries(recordings))('is a file of its own that plays as long as it says: %s', async (_form, make) => {
    const cuts = await allOf(await kept(await make(10)), { ...ample, ms: 4_000 })
    expect(cuts.length).toBeGreaterThan(1)
    for (const { sound, fromMs, toMs } of cuts) {
      expect(sound.durationMs).toBe(toMs - fromMs)
      expect(sound.durationMs).toBeLessThanOrEqual(4_000)
      const alone = await readRecording(storedSound(storage, await kept(sound.bytes)))
      expect(Math.abs(alone.durationMs - sound.durationMs)).toBeLessThan(150)
      expect(alone.media).toBe(sound.media)
    }
    expect(cuts.map(({ isLast }) => isLast)).toEqual([...cuts.slice(1).map(() => false), true])
    expect(cuts.at(-1)?.toMs).toBeGreaterThan(9_800)
  })

  it('is all of it when the service takes that much', async () => {
    const cuts = await allOf(await kept(wavTone(9)), ample)
    expect(cuts).toMatchObject([{ fromMs: 0, toMs: 9_000, isLast: true }])
  })

  it('says how many channels it has', async () => {
    const channelsOf = async (bytes: Uint8Array) =>
      (await allOf(await kept(bytes), ample)).map(({ sound }) => sound.channels)
    expect(await channelsOf(wavTone(2))).toEqual([1])
    expect(await channelsOf(wavTone(2, 2, 2))).toEqual([2])
  })

  it('never has more bytes than the service takes', async () => {
    const limits = { bytes: 50_000, ms: 600_000 }
    const cuts = await allOf(await kept(wavTone(9)), limits)
    expect(cuts.length).toBeGreaterThan(2)
    for (const { sound } of cuts) expect(sound.bytes.length).toBeLessThanOrEqual(limits.bytes)
  })

  it('begins with the packet that plays at its beginning, so that nothing is left out', async () => {
    const cut = await cutSound(storedSound(storage, await kept(await sparseRecording(600))), 90_000, ample)
    expect(cut).toMatchObject({ fromMs: 60_000, isLast: true })
  })
})
