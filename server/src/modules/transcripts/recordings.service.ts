import { createHmac, timingSafeEqual } from 'node:crypto'
import type { getRecordingLink, Transcript } from '@ringside/contract'
import type { z } from 'zod'
import type { ObjectStorage } from '../../integrations/object-storage/object-storage.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import type { MemberActor } from '../../platform/http/actor.ts'
import type { KeptFile } from '../../platform/http/file-answer.ts'
import type { Reviews } from '../reviews/index.ts'
import { findVisible, lockOwn } from './own-transcripts.ts'
import { recordingKey } from './stored-files.ts'
import * as transcripts from './transcripts.repository.ts'

/** What an address of a recording says: whose it is, until when it holds, and the proof that we made it. */
export interface PlayKey {
  readonly org: string
  readonly until: number
  readonly key: string
}

/** The recordings of uploaded calls, for whoever may see the call. */
export interface Recordings {
  link(actor: MemberActor, id: string): Promise<z.output<typeof getRecordingLink.response>>
  /** The recording at an address that `link` made. Throws `not-found` for any other, and for one whose time is over. */
  open(id: string, address: PlayKey): Promise<KeptFile>
  setOffset(actor: MemberActor, id: string, offsetMs: number): Promise<Transcript>
}

export interface RecordingsNeeds {
  db: Database
  clock: Clock
  storage: ObjectStorage
  reviews: Pick<Reviews, 'isShared'>
}

/** A call is listened to in less; after it the browser asks for the next address. */
const linkMs = 3_600_000

export function createRecordings({ db, clock, storage, reviews }: RecordingsNeeds): Recordings {
  return {
    async link(actor, id) {
      const { recording_secret: secret } = await findVisible({ db, reviews }, actor, id)
      if (secret === null) throw noRecording()
      const { orgId } = actor.membership
      const until = clock.now().getTime() + linkMs
      const address = { org: orgId, until: String(until), key: signature(secret, id, until) }
      const query = new URLSearchParams(address).toString()
      return { url: `/api/recordings/${id}?${query}`, until: new Date(until).toISOString() }
    },
    async open(id, { org, until, key }) {
      const row = await transcripts.findTranscript(db, org, id)
      if (!row || row.recording_id === null || row.recording_secret === null) throw noRecording()
      if (until < clock.now().getTime() || !isSame(key, signature(row.recording_secret, id, until))) throw noRecording()
      return keptFile(storage, row, row.recording_id)
    },
    async setOffset(actor, id, offsetMs) {
      const row = await inTransaction(db, async (tx) => {
        const own = await lockOwn(tx, actor, id)
        if (own.recording_id === null) throw noRecording()
        return transcripts.changeTranscript(tx, own, { recording_offset_ms: offsetMs })
      })
      return transcripts.presentTranscript(row)
    },
  }
}

async function keptFile(storage: ObjectStorage, row: transcripts.TranscriptRow, file: string): Promise<KeptFile> {
  const key = recordingKey({ orgId: row.org_id, id: file })
  const bytes = await storage.size(key)
  if (bytes === null) throw noRecording()
  return {
    bytes,
    media: row.recording_media ?? 'application/octet-stream',
    version: file,
    async open(range) {
      const found = await storage.read(key, range)
      // Deleted between the two.
      if (found === null) throw noRecording()
      return found
    },
  }
}

const signature = (secret: string, id: string, until: number): string =>
  createHmac('sha256', secret).update(`${id} ${until}`).digest('base64url')

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const noRecording = () => notFound('Recording')
