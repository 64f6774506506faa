import {
  fileLimits,
  openUploads,
  type beginUpload,
  type ErrorCode,
  type Transcript,
  type Upload,
} from '@ringside/contract'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { ObjectStorage } from '../../integrations/object-storage/object-storage.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { headBytes, kindOf, mustFit } from './file-kind.ts'
import { keepTrack, keptBytes, partKey, removeFileJob, removeParts } from './stored-files.ts'
import type { ArrivedFile } from './keep-file.service.ts'
import type { Transcripts } from './transcripts.service.ts'
import * as uploads from './uploads.repository.ts'

type Wanted = z.output<NonNullable<typeof beginUpload.body>>

/** Files that arrive in parts, so that a dropped connection costs one part and not the whole. */
export interface Uploads {
  begin(actor: MemberActor, wanted: Wanted): Promise<Upload>
  /** Takes the part that begins at `offset`. One that is here already changes nothing; one further on is a conflict. */
  receive(actor: MemberActor, id: string, part: { offset: number; content: Readable | null }): Promise<Upload>
  get(actor: MemberActor, id: string): Promise<Upload>
  /** The uploaded call that the file becomes; the same when asked again. A file that can't be used is let go of at once. */
  finish(actor: MemberActor, id: string): Promise<Transcript>
  cancel(actor: MemberActor, id: string): Promise<void>
}

export interface UploadsNeeds {
  db: Database
  clock: Clock
  jobs: Jobs
  storage: ObjectStorage
  transcripts: Pick<Transcripts, 'countFile' | 'mustTake' | 'keep' | 'get'>
}

export function createUploads(needs: UploadsNeeds): Uploads {
  return {
    begin: (actor, wanted) => begin(needs, actor, wanted),
    receive: (actor, id, part) => receive(needs, actor, id, part),
    get: async (actor, id) => uploads.presentUpload(await findOwn(needs, actor, id)),
    finish: (actor, id) => finish(needs, actor, id),
    cancel: async (actor, id) => letGo(needs, await findOwn(needs, actor, id)),
  }
}

/** An upload is nobody's but who began it. */
async function findOwn({ db }: UploadsNeeds, actor: MemberActor, id: string): Promise<uploads.UploadRow> {
  const row = await uploads.findUpload(db, actor.membership.orgId, id)
  if (row?.user_id !== actor.userId) throw notFound('Upload')
  return row
}

async function begin(needs: UploadsNeeds, actor: MemberActor, wanted: Wanted): Promise<Upload> {
  const { userId, membership } = actor
  const { fileName, bytes, type, transcriptId } = wanted
  const { orgId } = membership
  const at = needs.clock.now()
  const id = newId()
  const row = await inTransaction(needs.db, async (tx) => {
    if (transcriptId !== undefined) await needs.transcripts.mustTake(tx, actor, transcriptId)
    // Counts first: its row is locked until the end, so that two at once do not both find room for the last.
    await needs.transcripts.countFile(tx, userId)
    await mustHaveUploadRoom(tx, userId, bytes)
    await keepTrack(tx, { orgId, id, userId, bytes, at })
    return uploads.insertUpload(tx, {
      org_id: orgId,
      id,
      user_id: userId,
      file_name: fileName,
      type,
      bytes,
      added_to: transcriptId ?? null,
      created_at: at,
    })
  })
  return uploads.presentUpload(row)
}

async function mustHaveUploadRoom(tx: Tx, userId: string, bytes: number): Promise<void> {
  if ((await uploads.countOpenUploads(tx, userId)) >= openUploads) {
    throw new AppError('limit-reached', `${openUploads} files of yours are on their way. Wait until one is done.`)
  }
  if ((await keptBytes(tx, userId)) + bytes > fileLimits.kept) {
    throw new AppError(
      'limit-reached',
      'Your recordings take up 5 GB, which is all there is room for. Delete some first.',
    )
  }
}

async function receive(
  needs: UploadsNeeds,
  actor: MemberActor,
  id: string,
  { offset, content }: { offset: number; content: Readable | null },
): Promise<Upload> {
  const row = await findOwn(needs, actor, id)
  // What is here already came with a request whose answer was lost.
  if (offset < row.received || row.received === row.bytes || content === null) return uploads.presentUpload(row)
  if (offset > row.received) throw new AppError('conflict', `Send this file from byte ${row.received} on.`)
  const most = Math.min(fileLimits.part, row.bytes - row.received)
  const head: Uint8Array[] = []
  // Its own name: two requests that bring the same part at once must not write into one another's.
  const name = `${String(offset).padStart(12, '0')}-${newId()}`
  const key = partKey({ orgId: row.org_id, id }, name)
  const bytes = await needs.storage.put(key, watched(content, most, head))
  const isNext = bytes > 0 && (await uploads.addPart(needs.db, row, offset, { name, bytes }))
  if (!isNext) await needs.storage.remove(key)
  if (isNext && offset === 0) await mustBeUsable(needs, actor, row, Buffer.concat(head))
  return uploads.presentUpload(await findOwn(needs, actor, id))
}

/** The bytes as they come, no more of them than `most`; the first few are left in `head` as well. */
async function* watched(content: Readable, most: number, head: Uint8Array[]): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of content as AsyncIterable<Uint8Array>) {
    bytes += piece.length
    if (bytes > most) throw new AppError('too-large', 'This is more than one part of the file can be.')
    if (bytes - piece.length < headBytes) head.push(piece)
    yield piece
  }
}

/** Says at the first part what would be wrong with the whole, before anybody waits for the rest of it. */
async function mustBeUsable(
  needs: UploadsNeeds,
  actor: MemberActor,
  row: uploads.UploadRow,
  head: Uint8Array,
): Promise<void> {
  if (head.length < Math.min(headBytes, row.bytes)) return
  try {
    const kind = await kindOf(head)
    mustFit(kind, row.bytes)
    const { added_to: addedTo } = row
    if (addedTo !== null) await inTransaction(needs.db, (tx) => needs.transcripts.mustTake(tx, actor, addedTo, kind))
  } catch (error) {
    if (error instanceof AppError) await letGo(needs, row)
    throw error
  }
}

async function finish(needs: UploadsNeeds, actor: MemberActor, id: string): Promise<Transcript> {
  const row = await findOwn(needs, actor, id)
  if (row.transcript_id !== null) return (await needs.transcripts.get(actor, row.transcript_id)).transcript
  if (row.received < row.bytes) {
    throw new AppError('conflict', `This file is not here whole: send it from byte ${row.received} on.`)
  }
  try {
    const transcript = await needs.transcripts.keep(actor, fileOf(needs, row), (tx, transcriptId) =>
      become(tx, row, transcriptId),
    )
    await removeParts(needs.storage, { orgId: row.org_id, id })
    return transcript
  } catch (error) {
    const made = (await uploads.findUpload(needs.db, row.org_id, id))?.transcript_id ?? null
    // Somebody who had no answer asked again, and the first of the two has made the call meanwhile.
    if (made !== null) return (await needs.transcripts.get(actor, made)).transcript
    if (error instanceof AppError && hopeless.has(error.code)) await letGo(needs, row)
    throw error
  }
}

/**
 * What can't be used once can't be used twice, and a call that has a transcript or is gone takes none however often it is tried;
 * anything else may be over then.
 */
const hopeless: ReadonlySet<ErrorCode> = new Set(['invalid', 'too-large', 'conflict', 'not-found'])

const fileOf = ({ storage }: UploadsNeeds, row: uploads.UploadRow): ArrivedFile => ({
  orgId: row.org_id,
  id: row.id,
  fileName: row.file_name,
  type: row.type,
  bytes: row.bytes,
  addedTo: row.added_to,
  content: () => joined(storage, row),
})

/** The parts, one after the other. */
async function* joined(storage: ObjectStorage, row: uploads.UploadRow): AsyncGenerator<Uint8Array> {
  for (const { name } of row.parts) {
    const part = await storage.read(partKey({ orgId: row.org_id, id: row.id }, name))
    if (part === null) throw new Error('A part of an upload is not in the storage')
    yield* part as AsyncIterable<Uint8Array>
  }
}

/** Of two that finish the same upload at once only one makes a call of it. */
async function become(tx: Tx, { org_id: orgId, id }: uploads.UploadRow, transcriptId: string): Promise<void> {
  const row = await uploads.lockUpload(tx, orgId, id)
  if (!row || row.transcript_id !== null) throw new AppError('conflict', 'This file is being finished already.')
  await uploads.endUpload(tx, row, transcriptId)
}

async function letGo({ db, jobs }: UploadsNeeds, { org_id: orgId, id }: uploads.UploadRow): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await uploads.lockUpload(tx, orgId, id)
    if (!row) return
    await uploads.deleteUpload(tx, orgId, id)
    // What became the recording of a call is that call's.
    if (row.transcript_id === null) await jobs.enqueue(tx, removeFileJob, { orgId, id })
  })
}
