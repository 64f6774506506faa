import { createWorkerPool } from '../../../platform/worker-pool.ts'
import type { Documents, DocumentText } from '../documents.ts'

const file = new URL('./documents.worker.ts', import.meta.url)
/** Documents that may wait for the one that is being read. */
const waiting = 20
const timeLimitMs = 20_000

/** Reads documents in a thread of their own, which a document that asks too much of it ends alone. */
export function createDocuments(): Documents {
  const pool = createWorkerPool<Uint8Array, DocumentText>({ file, threads: 1, waiting, timeLimitMs })
  return { read: (content) => pool.run(content) }
}
