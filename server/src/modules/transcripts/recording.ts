import { buffer } from 'node:stream/consumers'
import { longestRecordingMs } from '@ringside/contract'
import { CustomSource, FLAC, Input, MATROSKA, MP3, MP4, OGG, WAVE, WEBM } from 'mediabunny'
import type { ObjectKey, ObjectStorage } from '../../integrations/object-storage/object-storage.ts'
import { AppError } from '../../platform/errors.ts'
import { within } from '../../platform/time-limit.ts'
import { unusable } from './file-kind.ts'

/** What a recording is, as far as it matters to who plays it. */
export interface Recording {
  readonly media: string
  readonly durationMs: number
}

/** The bytes of a recording, wherever they are kept. */
export interface SoundFile {
  size(): Promise<number>
  /** From `start` to before `end`. */
  read(start: number, end: number): Promise<Uint8Array>
}

/** The recording that lies under the key. What is not there can't be fetched: it is no empty file. */
export const storedSound = (storage: ObjectStorage, key: ObjectKey): SoundFile => ({
  size: async () => (await storage.size(key)) ?? notThere(),
  async read(start, end) {
    const found = (await storage.read(key, { start, end })) ?? notThere()
    return new Uint8Array(await buffer(found))
  },
})

function notThere(): never {
  throw new Error('The storage has no such recording')
}

/** The same file, and whether any of it could not be fetched: who reads sound out of it tells that as a fault of the sound. */
function watched(file: SoundFile): { file: SoundFile; couldNotFetch: () => boolean } {
  let failed = false
  const watch = async <Found>(fetching: Promise<Found>): Promise<Found> => {
    try {
      return await fetching
    } catch (error) {
      failed = true
      throw error
    }
  }
  return {
    file: { size: () => watch(file.size()), read: (start, end) => watch(file.read(start, end)) },
    couldNotFetch: () => failed,
  }
}

/** What browsers play; a file of any other kind would be kept and never heard. */
const formats = [MP3, MP4, WAVE, WEBM, MATROSKA, OGG, FLAC]

/** A file whose length stands nowhere in it is read to its end; whoever waits is answered within 30 s (decision 0015). */
const readMs = 25_000
/** Shorter than any word of a call. */
const leastMs = 1_000

/**
 * Reads what kind of recording it is and how long it plays. Throws `invalid` for one that has no sound or
 * can't be read, `too-large` for one that is longer than a call may be, `unavailable` when it could not be fetched.
 */
export async function readRecording(sound: SoundFile): Promise<Recording> {
  const { file, couldNotFetch } = watched(sound)
  const input = openRecording(file)
  try {
    const recording = await within(readMs, describe(input), () => new AppError('too-large', tookTooLong))
    if (recording.durationMs < leastMs) throw unusable('This recording is shorter than a second: choose another one.')
    if (recording.durationMs > longestRecordingMs) throw new AppError('too-large', tooLong(recording.durationMs))
    return recording
  } catch (error) {
    if (couldNotFetch()) throw new AppError('unavailable', notFetched)
    if (error instanceof AppError) throw error
    throw unusable(damaged)
  } finally {
    input.dispose()
  }
}

/** A recording, to be read piece by piece. Whoever opens it disposes of it. */
export const openRecording = (file: SoundFile): Input => new Input({ formats, source: sourceOf(file) })

async function describe(input: Input): Promise<Recording> {
  const track = await input.getPrimaryAudioTrack()
  if (track === null) throw unusable('There is no sound in this file: export the recording again, with its sound.')
  if (track.codec === null)
    throw unusable('The sound in this file is of a kind that browsers can’t play. ' + exportAgain)
  const media = (await input.getMimeType()).split(';')[0] ?? ''
  const seconds = await track.computeDuration()
  if (!Number.isFinite(seconds)) throw unusable(damaged)
  return { media: media === 'video/mp4' ? 'audio/mp4' : media, durationMs: Math.round(seconds * 1000) }
}

const sourceOf = (file: SoundFile): CustomSource =>
  new CustomSource({
    getSize: () => file.size(),
    read: (start, end) => file.read(start, end),
    prefetchProfile: 'network',
  })

const exportAgain = 'Export it as mp3, m4a or wav, and try again.'
const damaged = `This recording is damaged or was cut off: no sound can be read from it. ${exportAgain}`
const notFetched = 'This recording is kept, and could not be fetched just now. Try again in a minute.'
export const tookTooLong = 'This recording takes too long to read: cut it to the call you want reviewed, and try again.'

const tooLong = (ms: number): string =>
  `This recording is ${(ms / 3_600_000).toFixed(1)} hours long, and one call may have ${longestRecordingMs / 3_600_000}: cut it to the call you want reviewed.`
