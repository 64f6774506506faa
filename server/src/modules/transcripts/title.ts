import { isUnnamed } from '@ringside/coaching/transcripts/index'
import { callTypeGuide, sideOf, type CallType, type Seats } from '@ringside/contract'

/** Names that a meeting tool or a hurried person gives to any recording: they tell no call from another. */
const sayNothing =
  /\b(audio|calls?|captions?|chat|copy|discovery|demo|download(ed)?|export(ed)?|file|final|gmt|google meet|meet(ing)?|new|otter|record(ing)?|saved|script|subtitles?|teams|text|transcripts?|transcription|transkript|untitled|uploaded?|video|vtt|web ?ex|zoom)\b/giu
/** Dates, times and counts. */
const figures = /\d+|\b[ap]m\b/giu
const longestNamed = 2

const plainName = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{1,5}$/iu, '')
    .replace(/[_+]+|(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, longestNamed)
  return names.length > longestNamed ? `${shown.join(', ')} and others` : shown.join(' and ')
}

/** "rosa-lindqvist-first-call.vtt" has no capitals: who speaks in the call is written as they are called there. */
function asNamed(name: string, speakers: readonly string[]): string {
  const named = new Map(
    speakers.flatMap((speaker) => speaker.match(/\p{Lu}[\p{L}'’]+/gu) ?? []).map((word) => [word.toLowerCase(), word]),
  )
  return name.replace(/(?<!\p{L})\p{Ll}[\p{L}'’]+/gu, (word) => named.get(word) ?? word)
}

/**
 * What an uploaded call is called: the file's name where it tells one call from another, else who the call was with, else
 * what kind of call it was. Before the rep is known all that spoke are named.
 */
export function titleOf(
  fileName: string,
  { speakers, type, ...seats }: Seats & { speakers: readonly string[]; type: CallType },
): string {
  const name = plainName(fileName)
  const apart = name.replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})|[.-]/gu, ' ')
  const told = apart.replace(sayNothing, ' ').replace(figures, ' ')
  if (/\p{L}{2}/u.test(told)) return asNamed(name.charAt(0).toUpperCase() + name.slice(1), speakers)
  const people = speakers.filter((speaker) => !isUnnamed(speaker))
  const others = people.filter((speaker) => sideOf(speaker, seats) === 'buyer')
  if (seats.repSpeaker !== null && others.length > 0) return `Call with ${listed(others)}`
  if (people.length > 1) return `Call of ${listed(people)}`
  return callTypeGuide[type].label.replace(/( call)?$/u, ' call')
}
