/** What a call is drawn along: shares 0..1 of the width for its times, and back. */
export interface TimeAxis {
  shareOf(ms: number): number
  msAt(share: number): number
}

/** A stretch that is drawn shorter than it was. */
export interface SqueezedStretch {
  fromMs: number
  toMs: number
  /** Nobody spoke, or the rep took long over typing one line. */
  kind: 'pause' | 'typing'
}

export interface CallAxis extends TimeAxis {
  /** The length of the call as it is drawn, in milliseconds: the real one without what was squeezed out, with room for what was pasted. */
  drawnMs: number
  squeezed: readonly SqueezedStretch[]
}

interface TimedTurn {
  words: string
  startMs: number
  endMs: number
}

/** A silence is drawn as at most this long. */
export const longestSilenceMs = 8000
/** Slower than anybody speaks and than most type: 40 words a minute. */
const slowestWordMs = 1500
/** Faster than anybody speaks, 300 words a minute: such a line was pasted. It is drawn as if said, at 150. */
const fastestWordMs = 200
const saidWordMs = 400

interface Piece {
  fromMs: number
  toMs: number
  fromDrawn: number
  toDrawn: number
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** How much of a turn's real length is drawn: less than 1 of one typed slowly, more of one that was pasted. */
function turnScale({ words, startMs, endMs }: TimedTurn): number {
  const count = words.trim().split(/\s+/).length
  const lengthMs = Math.max(1, endMs - startMs)
  if (lengthMs < count * fastestWordMs) return (count * saidWordMs) / lengthMs
  return Math.min(1, (count * slowestWordMs + longestSilenceMs) / lengthMs)
}

/** How much of a stretch, in which the same turns are being said throughout, is drawn. */
function stretchScale(turns: readonly TimedTurn[], fromMs: number, toMs: number): number {
  const heard = turns.filter((turn) => turn.startMs < toMs && turn.endMs > fromMs)
  // Where two overlap, the one that needs the more room has it.
  if (heard.length > 0) return Math.max(...heard.map(turnScale))
  return Math.min(1, longestSilenceMs / (toMs - fromMs))
}

/** A line pasted in one go has no length of its own; a millisecond gives what is drawn of it a place. */
export const withLength = <Turn extends { startMs: number; endMs: number }>(turns: readonly Turn[]): Turn[] =>
  turns.map((turn) => ({ ...turn, endMs: Math.max(turn.endMs, turn.startMs + 1) }))

function piecesOf(turns: readonly TimedTurn[], durationMs: number) {
  const edges = turns.flatMap((turn) => [turn.startMs, turn.endMs]).map((ms) => within(ms, 0, durationMs))
  const bounds = [...new Set([0, ...edges, durationMs])].sort((a, b) => a - b)
  const pieces: Piece[] = []
  const squeezed: SqueezedStretch[] = []
  for (const [index, toMs] of bounds.entries()) {
    const fromMs = bounds[index - 1]
    if (fromMs === undefined) continue
    const scale = stretchScale(turns, fromMs, toMs)
    const fromDrawn = pieces.at(-1)?.toDrawn ?? 0
    pieces.push({ fromMs, toMs, fromDrawn, toDrawn: fromDrawn + (toMs - fromMs) * scale })
    const isSilence = turns.every((turn) => turn.startMs >= toMs || turn.endMs <= fromMs)
    if (scale < 1) squeezed.push({ fromMs, toMs, kind: isSilence ? 'pause' : 'typing' })
  }
  return { pieces, squeezed }
}

/**
 * The one time axis of a review, which moments, voices, the buyer's mind, comments, the labels and playback share.
 *
 * The rule: what is said has the length it had. A silence is drawn as 8 seconds at most, and a line that was typed more
 * slowly than 40 words a minute as if typed at that pace, after a silence of 8 seconds. A line that was pasted is as wide as its
 * words take to say, which is what the share of talking counts. So a rep who went away for
 * minutes does not press the rest of the call together, and a call without long silences has a plain axis. Times stay
 * the real ones everywhere: only the distance between two of them on the screen is shorter, the stretch is shaded, and
 * its real length is written under it.
 */
export function callAxis(timed: readonly TimedTurn[], lengthMs: number): CallAxis {
  const turns = withLength(timed)
  const durationMs = Math.max(lengthMs, ...turns.map(({ startMs, endMs }) => (startMs <= lengthMs ? endMs : 0)))
  const { pieces, squeezed } = piecesOf(turns, durationMs)
  const drawnMs = Math.max(1, pieces.at(-1)?.toDrawn ?? 0)
  return {
    drawnMs,
    squeezed,
    shareOf(ms) {
      const at = within(ms, 0, durationMs)
      const piece = pieces.find((each) => at <= each.toMs)
      if (!piece) return 0
      const part = (at - piece.fromMs) / (piece.toMs - piece.fromMs)
      return (piece.fromDrawn + part * (piece.toDrawn - piece.fromDrawn)) / drawnMs
    },
    msAt(share) {
      const at = within(share, 0, 1) * drawnMs
      const piece = pieces.find((each) => at <= each.toDrawn) ?? pieces.at(-1)
      if (!piece) return 0
      const part = within((at - piece.fromDrawn) / (piece.toDrawn - piece.fromDrawn), 0, 1)
      return piece.fromMs + part * (piece.toMs - piece.fromMs)
    },
  }
}

/** An axis on which every second is as wide as every other. */
export function plainAxis(fromMs: number, toMs: number): TimeAxis {
  const length = Math.max(1, toMs - fromMs)
  return { shareOf: (ms) => (ms - fromMs) / length, msAt: (share) => fromMs + share * length }
}
