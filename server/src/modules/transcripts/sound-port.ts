import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { SoundFile } from './recording.ts'

interface Ask {
  readonly id: number
  /** Null: how large it is. */
  readonly range: { readonly start: number; readonly end: number } | null
}

type Told = { readonly id: number } & ({ readonly found: number | Uint8Array } | { readonly failure: string })

/** Lets another thread read a recording: whoever has the port asks, and this thread reads. To be closed when it is done. */
export function openPort(file: SoundFile): { readonly port: MessagePort; readonly close: () => void } {
  const { port1, port2 } = new MessageChannel()
  const answer = async ({ id, range }: Ask): Promise<Told> => {
    try {
      return { id, found: range === null ? await file.size() : await file.read(range.start, range.end) }
    } catch (error) {
      return { id, failure: error instanceof Error ? error.message : String(error) }
    }
  }
  port1.on('message', (ask: Ask) => void answer(ask).then((told) => port1.postMessage(told)))
  return { port: port2, close: () => port1.close() }
}

/** The recording at the other end of a port. */
export function soundBehind(port: MessagePort): SoundFile {
  const waiting = new Map<number, (told: Told) => void>()
  let asked = 0
  port.on('message', (told: Told) => {
    waiting.get(told.id)?.(told)
    waiting.delete(told.id)
  })
  const ask = (range: Ask['range']): Promise<number | Uint8Array> =>
    new Promise((resolve, reject) => {
      asked += 1
      waiting.set(asked, (told) => ('found' in told ? resolve(told.found) : reject(new Error(told.failure))))
      port.postMessage({ id: asked, range })
    })
  return {
    size: async () => Number(await ask(null)),
    async read(start, end) {
      const found = await ask({ start, end })
      return found instanceof Uint8Array ? found : new Uint8Array()
    },
  }
}
