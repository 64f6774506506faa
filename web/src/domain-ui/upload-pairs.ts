import { isTranscriptName } from './upload-file.ts'
import type { ChosenFile } from './upload-type.ts'

/** A recording and a transcript with one name: of one call, unless somebody says that they are not. */
export interface NamedAlike {
  readonly recording: ChosenFile
  readonly words: ChosenFile
  readonly isOneCall: boolean
}

/** What a call is made of. */
export interface ChosenCall {
  /** What was said of this file is said of the call. */
  readonly leading: ChosenFile
  /** Is sent first: a call is read by its words. */
  readonly file: ChosenFile
  /** Is added to it; null where the file is all there is. */
  readonly recording: ChosenFile | null
}

/** Without what a meeting tool puts behind the name of its transcript: "call_Recording.transcript.vtt". */
const plainName = (fileName: string): string =>
  fileName
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.[^.]*$/u, '')
    .replace(/[ ._-]+(?:transcript|captions?|subtitles?|cc)$/u, '')
    .replace(/[\s_]+/gu, ' ')
    .trim()

/** Which of the chosen files are of one call by their names. Where a name is there more than twice, it tells nothing. */
export function namedAlike(files: readonly ChosenFile[]): readonly NamedAlike[] {
  const byName = Map.groupBy(
    files.filter(({ problem }) => problem === null),
    ({ file }) => plainName(file.name),
  )
  return [...byName.values()].flatMap((named) => {
    const [words, ...moreWords] = named.filter(({ file }) => isTranscriptName(file.name))
    const [recording, ...moreRecordings] = named.filter(({ file }) => !isTranscriptName(file.name))
    if (!words || !recording || moreWords.length > 0 || moreRecordings.length > 0) return []
    return [{ recording, words, isOneCall: !recording.isApart }]
  })
}

/** The files in the order they were chosen in, but the transcript of a recording right after it. */
export function inRows(files: readonly ChosenFile[], pairs: readonly NamedAlike[]): readonly ChosenFile[] {
  const wordsOf = new Map(pairs.map(({ recording, words }) => [recording, words]))
  const placed = new Set(wordsOf.values())
  return files.filter((file) => !placed.has(file)).flatMap((file) => [file, wordsOf.get(file) ?? []].flat())
}

/** The calls that the files are uploaded as. What can't be uploaded is none. */
export function callsIn(files: readonly ChosenFile[]): readonly ChosenCall[] {
  const together = namedAlike(files).filter(({ isOneCall }) => isOneCall)
  const added = new Map(together.map(({ recording, words }) => [words, recording]))
  const taken = new Set(added.values())
  return files
    .filter((file) => file.problem === null && !taken.has(file))
    .map((file) => {
      const recording = added.get(file) ?? null
      return { file, recording, leading: recording ?? file }
    })
}
