import { isSpeakerLabel, longestName, looksLikeName } from './names.ts'
import { repeatedLabelOf } from './repeated-labels.ts'
import { clockMs, clockPattern } from './times.ts'

/** A line of a text transcript taken apart. A line that is only a name, only a time, or both, heads what follows it. */
export type TextLine = { speaker: string | null; words: string; startMs: number | null; endMs: number | null }

/** Names and times stand at the beginning of a line; nothing further on is looked at. */
const looked = 160

const time = String.raw`[[(]?(${clockPattern})[\])]?`
const to = String.raw`(?:\s?(?:-->?|–|—|-|to)\s?${time})?`
/** "[00:01:02]", "00:01 - 00:04", "@0:04 -", "0:04 |" before anything else. */
const leadingTime = new RegExp(String.raw`^@?${time}${to}(?:(?= ?$)|\s?[-–—|:]?\s)`, 'u')
/** "Maya Okafor  0:04", "[Maya Okafor] 10:02:11", "Speaker 1 (00:00):", "Maya Okafor | 0:04 - 0:09". */
const nameThenTime = new RegExp(
  String.raw`^(\[[^\]]{2,${longestName}}\]|[^[\]:]{2,${longestName}}?)\s?[-–—|,]?\s?${time}${to}\s?:?$`,
  'u',
)
/** "Maya Okafor (0:12): words", "Maya Okafor [00:00:12] words". */
const nameTimeWords = new RegExp(
  String.raw`^([^[\]():]{2,${longestName}}?)\s?[[(](${clockPattern})[\])]\s?:?\s(?=\S)`,
  'u',
)
/** "[Maya Okafor]: words", "[Maya Okafor] words". */
const bracketed = new RegExp(String.raw`^\[([^\]]{2,${longestName}})\]\s?:?\s(?=\S)`, 'u')
/** What many programmes put before a name: a dash, an arrow, bold type, the way of a chat. */
const lead = /^(?:[-–>*•#_]+\s?|From (?=\S.{0,60} (?:to|:)))+/u
const chatPartner = / to (?:Everyone|All|Host|Hosts and panelists)(?: \(Direct Message\))?$/iu

/** `isName`: whatever it reads like. */
type Labelled = { label: string; startMs: number | null; rest: string; isName?: boolean }

function labelled(line: string, labels: ReadonlySet<string>): Labelled | null {
  const head = line.slice(0, looked)
  const timed = nameTimeWords.exec(head)
  if (timed?.[1] !== undefined && looksLikeName(timed[1])) {
    return { label: timed[1], startMs: clockMs(timed[2] ?? ''), rest: line.slice(timed[0].length) }
  }
  const repeated = repeatedLabelOf(line, labels)
  if (repeated !== null) return { ...repeated, startMs: null, isName: true }
  const inBrackets = bracketed.exec(head)
  if (inBrackets?.[1] !== undefined && isSpeakerLabel(inBrackets[1])) {
    return { label: inBrackets[1], startMs: null, rest: line.slice(inBrackets[0].length) }
  }
  const colon = /:(?: |$)|：/u.exec(head)
  if (colon === null) return null
  return { label: head.slice(0, colon.index), startMs: null, rest: line.slice(colon.index + 1) }
}

/** "[Maya]", "**Maya**", "Maya to Everyone" and "Maya " all mean Maya. */
function nameIn(label: string): string {
  return label
    .replace(/[*_]+$/u, '')
    .replace(/^\[([^[\]]*)\]$/u, '$1')
    .trim()
    .replace(chatPartner, '')
    .trim()
}

/** None are known to come again and again. */
const noLabels: ReadonlySet<string> = new Set()
const leadLess = (line: string): string => line.trim().replace(lead, '')

/** A line as its label is looked for: without its time, and what programmes put before a name. */
export const fromLabel = (line: string): string => leadLess(line.trim().replace(leadingTime, ''))

/**
 * "Maya Okafor: Good morning" taken apart, or null where no name stands before a colon. What stands there again and again in
 * the file, one of `labels`, is a name.
 */
export function namedLine(
  line: string,
  labels: ReadonlySet<string> = noLabels,
): { name: string; words: string; startMs: number | null } | null {
  const found = labelled(leadLess(line), labels)
  if (found === null) return null
  const name = nameIn(found.label)
  if (!found.isName && !isSpeakerLabel(name)) return null
  return { name, words: wordsAfter(found.rest), startMs: found.startMs }
}

const wordsAfter = (rest: string): string => rest.replace(/^[*_]+/u, '').trim()

function headingIn(line: string): TextLine | null {
  if (line.length > looked) return null
  const found = nameThenTime.exec(line)
  const name = nameIn(found?.[1]?.replace(lead, '') ?? '')
  if (found === null || !looksLikeName(name)) return null
  return { speaker: name, words: '', startMs: clockMs(found[2] ?? ''), endMs: clockMs(found[3] ?? '') }
}

/**
 * Takes a line apart: its times, its speaker, its words. Spaces have been made single ones before. Tabs between the parts
 * were spaces too, so that "0:04 → Maya Okafor → Good morning" is told by `columnsIn`.
 */
export function textLine(line: string, labels: ReadonlySet<string>): TextLine {
  const heading = headingIn(line)
  if (heading !== null) return heading
  const at = leadingTime.exec(line.slice(0, looked))
  const rest = at === null ? line : line.slice(at[0].length).trim()
  const [startMs, endMs] = [clockMs(at?.[1] ?? ''), clockMs(at?.[2] ?? '')]
  if (at !== null && isSpeakerLabel(nameIn(rest.replace(lead, '')))) {
    return { speaker: nameIn(rest.replace(lead, '')), words: '', startMs, endMs }
  }
  const named = namedLine(rest, labels)
  return {
    speaker: named?.name ?? null,
    words: named?.words ?? rest,
    startMs: startMs ?? named?.startMs ?? null,
    endMs,
  }
}

/** "0:04 ⇥ Maya Okafor ⇥ Good morning" and "Maya Okafor ⇥ 0:04 ⇥ Good morning": a table as text; null for any other line. */
export function columnsIn(line: string): TextLine | null {
  const cells = line.split('\t').map((cell) => cell.trim())
  const times = cells.map((cell) => clockMs(cell.replaceAll(/[[\]()]/gu, '')))
  const words = cells.at(-1) ?? ''
  const name = cells.slice(0, -1).find((cell, i) => times[i] === null && looksLikeName(cell))
  if (cells.length < 2 || name === undefined || words === '' || times.at(-1) !== null) return null
  const [startMs = null, endMs = null] = times.filter((ms) => ms !== null)
  return { speaker: name.replace(/:$/u, ''), words, startMs, endMs }
}
