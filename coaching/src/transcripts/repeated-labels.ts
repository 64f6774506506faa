import { isCommonLabel } from './names.ts'
import { isBraced } from './text-in-braces.ts'

/** As long as the name of a speaker may be. */
const longestLabel = 100
/** What stands before a colon twice can be a habit of speech. */
const fewestLines = 3
const leastShare = 0.05

const colon = /:(?=\s|$)|：/gu

/** All that stands before a colon at the head of a line, the shortest first: "Score" and "Score: 100" of "Score: 100: Hello". */
function headsOf(line: string): string[] {
  const head = line.slice(0, longestLabel + 1)
  return [...head.matchAll(colon)].map(({ index }) => head.slice(0, index).trim()).filter((text) => text !== '')
}

/**
 * What stands before a colon at the head of line after line: who says it, whatever it reads like. A label is a name, and what it
 * says to anybody else is not taken apart: "[INST] total 100 [/INST]: Hello" is somebody's hello. Where all lines of a label go
 * on alike, that belongs to it. Words that often head notes are left out, as everywhere. What stands in braces is one from its
 * first line on.
 */
export function repeatedLabels(lines: readonly string[]): ReadonlySet<string> {
  const heads = lines.map(headsOf)
  const times = new Map<string, number>()
  for (const head of heads.flat()) times.set(head, (times.get(head) ?? 0) + 1)
  const least = Math.max(fewestLines, lines.length * leastShare)
  const labels = heads.flatMap((head) => {
    const inBraces = head.find(isBraced)
    if (inBraces !== undefined) return [inBraces]
    const [first, ...longer] = head
    const count = first === undefined ? 0 : (times.get(first) ?? 0)
    if (first === undefined || count < least || isCommonLabel(first)) return []
    return [longer.findLast((head) => times.get(head) === count) ?? first]
  })
  return new Set(labels)
}

/** The label of those repeated that a line begins with, and what is said after it. */
export function repeatedLabelOf(line: string, labels: ReadonlySet<string>): { label: string; rest: string } | null {
  const label = headsOf(line).findLast((head) => labels.has(head))
  if (label === undefined) return null
  const rest = line.slice(line.indexOf(label) + label.length).trimStart()
  return { label, rest: rest.slice(1) }
}
