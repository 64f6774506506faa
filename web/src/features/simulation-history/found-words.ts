export interface Part {
  words: string
  isFound: boolean
  /** Where in the line it begins. */
  at: number
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A line in parts: the words of it that begin with a word of the search, and what lies between them. */
export function partsOf(line: string, search: string): Part[] {
  const words = [...new Set(search.match(/[\p{L}\p{N}]+/gu))].map(escaped)
  if (words.length === 0) return [{ words: line, isFound: false, at: 0 }]
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})[\p{L}\p{N}]*`, 'giu')
  const parts: Part[] = []
  let at = 0
  for (const { 0: found, index } of line.matchAll(pattern)) {
    if (index > at) parts.push({ words: line.slice(at, index), isFound: false, at })
    parts.push({ words: found, isFound: true, at: index })
    at = index + found.length
  }
  if (at < line.length) parts.push({ words: line.slice(at), isFound: false, at })
  return parts
}
