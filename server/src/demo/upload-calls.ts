import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Transcripts } from '../modules/transcripts/index.ts'
import type { MemberActor } from '../platform/http/actor.ts'
import { demoUploads } from './workspace.ts'

const folder = path.join(import.meta.dirname, 'calls')

/**
 * Reps upload calls that they made elsewhere, as everybody can: the files stand beside this one, as a meeting tool writes them.
 * They come on the day of the real clock, and are scored by the server's own jobs.
 */
export async function uploadCalls(
  upload: Transcripts['upload'],
  people: ReadonlyMap<string, MemberActor>,
): Promise<void> {
  for (const { by, fileName, type } of demoUploads) {
    const rep = people.get(by)
    if (!rep) throw new Error('What the demo uploads names people who are there')
    await upload(rep, { fileName, type, content: await readFile(path.join(folder, fileName), 'utf8') })
  }
}
