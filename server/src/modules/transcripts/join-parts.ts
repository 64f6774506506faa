import type { HeardPiece } from '../../integrations/speech-to-text/speech-to-text.ts'

/** What was heard in one stretch of a recording: the stretch counts from the recording's beginning, its pieces from its own. */
export interface HeardPart {
  readonly fromMs: number
  readonly toMs: number
  readonly pieces: readonly HeardPiece[]
}

interface Span {
  readonly startMs: number
  readonly endMs: number
}

/**
 * One call of what was heard in stretches that overlap, in their order; times from the recording's beginning. Where two
 * overlap they are cut in the longest pause, and a voice of the second is the voice of the first that speaks at the same
 * time there.
 */
export function joinParts(parts: readonly HeardPart[]): HeardPiece[] {
  let all: HeardPiece[] = []
  let endMs = 0
  for (const [index, part] of parts.entries()) {
    const next = part.pieces.map((piece) => movedBy(piece, part.fromMs))
    const overlap = { startMs: part.fromMs, endMs: Math.max(part.fromMs, endMs) }
    const cut = cutIn(all, overlap)
    const voices = sameVoices(all, next, overlap, index)
    const named = next.map((piece) => ({ ...piece, speaker: voices.get(piece.speaker) ?? null }))
    all = [
      ...all.flatMap((piece) => keptOf(piece, (span) => middle(span) < cut)),
      ...named.flatMap((piece) => keptOf(piece, (span) => middle(span) >= cut)),
    ]
    endMs = part.toMs
  }
  return all
}

const middle = ({ startMs, endMs }: Span): number => (startMs + endMs) / 2
const moved = <One extends Span>(one: One, ms: number): One => ({
  ...one,
  startMs: one.startMs + ms,
  endMs: one.endMs + ms,
})
const movedBy = (piece: HeardPiece, ms: number): HeardPiece => ({
  ...moved(piece, ms),
  words: piece.words && piece.words.map((word) => moved(word, ms)),
})

/** Words where they have times; else a piece as a whole. */
const unitsOf = ({ words, startMs, endMs, speaker }: HeardPiece): (Span & { speaker: string | null })[] =>
  (words ?? [{ startMs, endMs }]).map((one) => ({ startMs: one.startMs, endMs: one.endMs, speaker }))

/** The middle of the longest pause in a stretch of time. */
function cutIn(pieces: readonly HeardPiece[], { startMs, endMs }: Span): number {
  const said = pieces
    .flatMap(unitsOf)
    .filter((unit) => unit.endMs > startMs && unit.startMs < endMs)
    .toSorted((a, b) => a.startMs - b.startMs)
  let best = { length: -1, at: (startMs + endMs) / 2 }
  let silentFrom = startMs
  for (const next of [...said, { startMs: endMs, endMs }]) {
    const length = next.startMs - silentFrom
    if (length > best.length) best = { length, at: silentFrom + length / 2 }
    silentFrom = Math.max(silentFrom, next.endMs)
  }
  return best.at
}

function keptOf(piece: HeardPiece, keeps: (span: Span) => boolean): HeardPiece[] {
  if (piece.words === null) return keeps(piece) ? [piece] : []
  const words = piece.words.filter(keeps)
  const [first, last] = [words[0], words.at(-1)]
  if (words.length === piece.words.length || !first || !last) return words.length === 0 ? [] : [piece]
  const text = words.map((word) => word.text).join(' ')
  return [{ ...piece, words, text, startMs: first.startMs, endMs: last.endMs }]
}

/** How long two voices are heard at the same time, in milliseconds, for every two of them. */
function heardTogether(before: readonly HeardPiece[], next: readonly HeardPiece[], { startMs, endMs }: Span) {
  const within = (pieces: readonly HeardPiece[]) =>
    pieces.flatMap(unitsOf).filter((unit) => unit.endMs > startMs && unit.startMs < endMs)
  const old = within(before)
  const pairs = new Map<string, { known: string; voice: string; ms: number }>()
  for (const unit of within(next)) {
    for (const other of old) {
      const ms = Math.min(unit.endMs, other.endMs) - Math.max(unit.startMs, other.startMs)
      if (ms <= 0 || unit.speaker === null || other.speaker === null) continue
      const name = JSON.stringify([other.speaker, unit.speaker])
      pairs.set(name, { known: other.speaker, voice: unit.speaker, ms: ms + (pairs.get(name)?.ms ?? 0) })
    }
  }
  return [...pairs.values()].toSorted((a, b) => b.ms - a.ms)
}

/** What the voices of a stretch are called in the call: by who is heard with them, then by who is left over. */
function sameVoices(
  before: readonly HeardPiece[],
  next: readonly HeardPiece[],
  overlap: Span,
  index: number,
): ReadonlyMap<string | null, string> {
  const known = voicesOf(before)
  const voices = voicesOf(next)
  const same = new Map<string | null, string>()
  const isTaken = (name: string): boolean => [...same.values()].includes(name)
  for (const pair of heardTogether(before, next, overlap)) {
    if (!same.has(pair.voice) && !isTaken(pair.known)) same.set(pair.voice, pair.known)
  }
  const [over, ...moreOver] = voices.filter((voice) => !same.has(voice))
  const [free, ...moreFree] = known.filter((name) => !isTaken(name))
  // Of a call of two it is enough to have heard one of them.
  const isLeftOver = same.size > 0 && free !== undefined && moreOver.length + moreFree.length === 0
  if (over !== undefined && isLeftOver) same.set(over, free)
  for (const voice of voices) if (!same.has(voice)) same.set(voice, `${index}:${voice}`)
  return same
}

const voicesOf = (pieces: readonly HeardPiece[]): string[] => [
  ...new Set(pieces.flatMap(({ speaker }) => speaker ?? [])),
]
