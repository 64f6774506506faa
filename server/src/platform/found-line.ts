import type { FoundLine } from '@ringside/contract'

/** Of a long line, as much as a row of a list has room for. */
const shownAround = { before: 24, after: 110 } as const

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** One pattern a word of the search: it stands at the beginning of a word of the line. */
const patternsOf = (search: string): RegExp[] =>
  [...new Set(search.toLowerCase().match(/[\p{L}\p{N}]+/gu))].map(
    (word) => new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(word)}`, 'iu'),
  )

/** The part of a line around the first word that was found, cut between words. */
function around(words: string, at: number): string {
  const from = at <= shownAround.before ? 0 : words.indexOf(' ', at - shownAround.before) + 1
  const end = from + shownAround.before + shownAround.after
  const to = end >= words.length ? words.length : words.lastIndexOf(' ', end)
  return `${from > 0 ? '… ' : ''}${words.slice(from, to > from ? to : end)}${to < words.length ? ' …' : ''}`
}

/** The line of a call that holds the most words of a search, the first of equals; null when none holds any. */
export function findLine(lines: readonly FoundLine[], search: string): FoundLine | null {
  const patterns = patternsOf(search)
  let best: { line: FoundLine; held: number } | null = null
  for (const line of lines) {
    const held = patterns.filter((pattern) => pattern.test(line.words)).length
    if (held > (best?.held ?? 0)) best = { line, held }
    if (held > 0 && held === patterns.length) break
  }
  if (best === null) return null
  const { speaker, startMs, words } = best.line
  const at = Math.min(...patterns.map((pattern) => words.search(pattern)).filter((place) => place >= 0))
  return { speaker, startMs, words: around(words, at) }
}
