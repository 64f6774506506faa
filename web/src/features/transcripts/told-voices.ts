export type Voice = 'you' | 'other'

/** Where somebody else begins to speak: the voice of a line, which holds until the next mark. */
export type Marks = ReadonlyMap<number, Voice>

/** Whose each line is; null before the first mark. */
export function voicesBy(marks: Marks, lines: number): (Voice | null)[] {
  let voice: Voice | null = null
  return Array.from({ length: lines }, (_, line) => {
    voice = marks.get(line) ?? voice
    return voice
  })
}

/**
 * Marks a line, and with it all that follow until the next mark. A mark that says what holds anyway is none; lines before
 * the first mark are the other voice's, for somebody else spoke until then.
 */
export function marked(marks: Marks, line: number, voice: Voice): Marks {
  const others = [...marks].filter(([at]) => at !== line)
  const isFirst = others.every(([at]) => at > line)
  const begun: Array<[number, Voice]> = marks.size === 0 && line > 0 ? [[0, voice === 'you' ? 'other' : 'you']] : []
  const all = new Map([...begun, ...others, [line, voice] as const].toSorted(([a], [b]) => a - b))
  if (isFirst && begun.length === 0) return all
  let before: Voice | null = null
  for (const [at, each] of all) {
    if (each === before) all.delete(at)
    before = each
  }
  return all
}
