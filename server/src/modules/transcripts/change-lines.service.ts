import { joinedLines } from '@ringside/coaching/transcripts/index'
import { isSameSpeaker, type renameTranscriptSpeaker, type tellVoices, type Transcript } from '@ringside/contract'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { KeptLine } from '../../platform/database/tables/transcripts.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { shownNameOf, type MemberActor } from '../../platform/http/actor.ts'
import type { Reviews } from '../reviews/index.ts'
import { keptWords } from './kept-words.ts'
import { tooLongIn } from './line-times.ts'
import { mustFindTranscript, lockOwn, mustHaveScoringRoom, mustLeaveBuyer, notASpeaker } from './own-transcripts.ts'
import { renameRepThen } from './practices.repository.ts'
import { hasOneVoice, repSpeakerIn, type RepName } from './rep-speaker.ts'
import type { Scoring } from './scoring.service.ts'
import * as transcripts from './transcripts.repository.ts'

export type NewName = z.output<NonNullable<typeof renameTranscriptSpeaker.body>>

export type ToldVoices = z.output<NonNullable<typeof tellVoices.body>>

interface Said {
  readonly lines: readonly KeptLine[]
  readonly speakers: readonly string[]
  /** Null as long as nobody has said it. */
  readonly repSpeaker: string | null
}

/** What a change makes of a call; null when it leaves it as it was. Throws what is wrong with the change. */
type LineChange = (said: Said) => Pick<Said, 'lines' | 'repSpeaker'> | null

/**
 * Gives a speaker's lines, or those listed, another name; where somebody has it already, in whatever capitals, the two become one
 * under the name that is there.
 */
export const renaming =
  ({ speaker, to, lines: listed }: NewName): LineChange =>
  ({ lines, speakers, repSpeaker }) => {
    if (!speakers.includes(speaker)) throw notASpeaker('speaker', speakers)
    const chosen = listed === undefined ? null : new Set(listed)
    const isRenamed = (line: KeptLine, at: number): boolean => line.speaker === speaker && (chosen?.has(at) ?? true)
    const staying = lines.filter((line, at) => !isRenamed(line, at)).map((line) => line.speaker)
    const name = staying.includes(to) ? to : (staying.find((other) => isSameSpeaker(other, to)) ?? to)
    if (name === speaker) return null
    const renamed = lines.map((line, at) => (isRenamed(line, at) ? { ...line, speaker: name } : line))
    return { lines: renamed, repSpeaker: repSpeaker === speaker && !staying.includes(speaker) ? name : repSpeaker }
  }

/** Puts the words of a line right. The times of its single words are those of the words that came, and come back with them. */
export const editing =
  (at: number, words: string): LineChange =>
  ({ lines, repSpeaker }) => {
    const line = lines[at]
    if (!line) throw notFound('Line')
    if (line.words === words) return null
    const edited = lines.with(at, withWords(line, words))
    const message = tooLongIn(edited)
    if (message !== null) throw new AppError('invalid', message, [{ field: 'words', message }])
    return { lines: edited, repSpeaker }
  }

function withWords({ original, originalTimes, ...line }: KeptLine, words: string): KeptLine {
  const { wordTimes, ...rest } = line
  const came = { words: original ?? line.words, times: original === undefined ? wordTimes : originalTimes }
  if (words === came.words) return { ...rest, words, ...(came.times && { wordTimes: came.times }) }
  return { ...rest, words, original: came.words, ...(came.times && { originalTimes: came.times }) }
}

/** Gives each line of a call that nobody told the voices of apart to the rep or to the other side, and joins what each says. */
export const telling =
  ({ repLines, otherName }: ToldVoices, rep: RepName): LineChange =>
  ({ lines, speakers }) => {
    if (speakers.length === 0 || !hasOneVoice(speakers))
      throw new AppError('conflict', 'It is said already who speaks in this call.')
    const own = new Set(repLines)
    const repName = nameBeside(otherName, rep)
    const told = lines.map((line, at) => ({ ...line, speaker: own.has(at) ? repName : otherName }))
    return { lines: joinedLines(told), repSpeaker: repName }
  }

/** What the rep is called in the call: as they are called here, unless the other side is called the same. */
function nameBeside(otherName: string, rep: RepName): string {
  const name = shownNameOf(rep)
  return isSameSpeaker(name, otherName) ? `${name} (rep)` : name
}

export interface ChangeLinesNeeds {
  db: Database
  scoring: Pick<Scoring, 'changeAndBegin'>
  reviews: Pick<Reviews, 'outdate'>
}

/** Makes a change of what was said, or by whom. A call whose rep is known is scored anew, for nothing if it was paid for. */
export async function changeLines(
  { db, scoring, reviews }: ChangeLinesNeeds,
  actor: MemberActor,
  id: string,
  make: LineChange,
): Promise<Transcript> {
  const { orgId } = actor.membership
  await scoring.changeAndBegin(orgId, id, async (tx) => {
    const row = await lockOwn(tx, actor, id)
    const lines = await transcripts.readLines(tx, orgId, id)
    const made = make({ lines, speakers: row.speakers, repSpeaker: row.rep_speaker })
    if (made === null) return false
    const speakers = [...new Set(made.lines.map(({ speaker }) => speaker))]
    if (hasOneVoice(speakers)) throw oneVoice()
    const repSpeaker = made.repSpeaker ?? repSpeakerIn(speakers, actor)
    if (repSpeaker !== null && row.state !== 'scoring') await mustHaveScoringRoom(tx, actor.userId)
    const renamed = renamedIn(row.speakers, speakers)
    if (renamed !== null) await renameRepThen(tx, row, renamed)
    // A colleague who is called something else now still is one.
    const colleagues = row.colleagues.map((name) => (name === renamed?.from ? renamed.to : name))
    mustLeaveBuyer(speakers, { repSpeaker, colleagues }, 'to')
    await transcripts.changeTranscript(tx, row, {
      ...keptWords(row, { lines: made.lines, repSpeaker, colleagues }),
      ...transcripts.unscored,
      revision: row.revision + 1,
    })
    await reviews.outdate(tx, { orgId, kind: 'transcript', subjectId: id })
    return repSpeaker !== null
  })
  return transcripts.presentTranscript(await mustFindTranscript(db, orgId, id))
}

/** Who is called something else now; null where nobody is, or where two became one and one became two. */
function renamedIn(before: readonly string[], after: readonly string[]): { from: string; to: string } | null {
  const [from, ...othersGone] = before.filter((name) => !after.includes(name))
  const [to, ...othersNew] = after.filter((name) => !before.includes(name))
  if (from === undefined || to === undefined || othersGone.length > 0 || othersNew.length > 0) return null
  return { from, to }
}

const oneVoice = (): AppError => {
  const message = 'Two have to speak in a call: give one of them another name.'
  return new AppError('invalid', message, [{ field: 'to', message }])
}
