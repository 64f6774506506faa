import type { MessagePort } from 'node:worker_threads'
import type { SpeechToText } from '../../integrations/speech-to-text/speech-to-text.ts'
import { AppError } from '../../platform/errors.ts'
import { serveWork } from '../../platform/worker-thread.ts'
import { cutSound, type Cut } from './cut-sound.ts'
import { readRecording, type Recording } from './recording.ts'
import { soundBehind } from './sound-port.ts'

/** `file` leads to the bytes, which the thread that asked reads. */
export type SoundTask =
  | { readonly do: 'measure'; readonly file: MessagePort }
  | { readonly do: 'cut'; readonly file: MessagePort; readonly fromMs: number; readonly limits: SpeechToText['limits'] }

/** What a recording is, or why it can't be used: an error's code does not come back from a thread. */
export type Measured =
  { readonly recording: Recording } | { readonly refused: Pick<AppError, 'code' | 'message' | 'details'> }

async function measured(task: Extract<SoundTask, { do: 'measure' }>): Promise<Measured> {
  try {
    return { recording: await readRecording(soundBehind(task.file)) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, details } = error
    return { refused: { code, message, details } }
  }
}

/** What runs in the threads of `createSoundWork`. */
serveWork(async (task: SoundTask): Promise<Measured | Cut | null> => {
  try {
    return task.do === 'measure'
      ? await measured(task)
      : await cutSound(soundBehind(task.file), task.fromMs, task.limits)
  } finally {
    task.file.close()
  }
})
