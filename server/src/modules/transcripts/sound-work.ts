import type { SpeechToText } from '../../integrations/speech-to-text/speech-to-text.ts'
import { AppError } from '../../platform/errors.ts'
import { createWorkerPool, PoolBusyError, TimeLimitError } from '../../platform/worker-pool.ts'
import type { Cut } from './cut-sound.ts'
import { tookTooLong, type Recording, type SoundFile } from './recording.ts'
import { openPort } from './sound-port.ts'
import type { Measured, SoundTask } from './sound.worker.ts'

/** Reading sound files, which keeps a processor busy for up to a second. */
export interface SoundWork {
  /** As `readRecording`; `unavailable` when too many wait. */
  measure(file: SoundFile): Promise<Recording>
  /** As `cutSound`. */
  cut(file: SoundFile, fromMs: number, limits: SpeechToText['limits']): Promise<Cut | null>
}

/** More than reading gives itself, which then says so in words. */
const measureMs = 28_000
const tooBusy = 'Many recordings are being read just now. Try again in a minute.'
const cutMs = 120_000
const file = new URL('./sound.worker.ts', import.meta.url)

/** Reads sound files in threads of their own, whose bytes this one fetches. Nobody who uploads waits behind a cutting. */
export function createSoundWork(): SoundWork {
  const measuring = createWorkerPool<SoundTask, Measured>({ file, threads: 2, waiting: 100, timeLimitMs: measureMs })
  // What waits are jobs.
  const cutting = createWorkerPool<SoundTask, Cut | null>({ file, threads: 1, waiting: 100, timeLimitMs: cutMs })
  return {
    async measure(sound) {
      const { port, close } = openPort(sound)
      try {
        return recordingIn(await measuring.run({ do: 'measure', file: port }, [port]))
      } catch (error) {
        if (error instanceof PoolBusyError) throw new AppError('unavailable', tooBusy)
        throw error instanceof TimeLimitError ? new AppError('too-large', tookTooLong) : error
      } finally {
        close()
      }
    },
    async cut(sound, fromMs, limits) {
      const { port, close } = openPort(sound)
      try {
        return await cutting.run({ do: 'cut', file: port, fromMs, limits }, [port])
      } finally {
        close()
      }
    },
  }
}

function recordingIn(measured: Measured): Recording {
  if ('recording' in measured) return measured.recording
  const { code, message, details } = measured.refused
  throw new AppError(code, message, details)
}
