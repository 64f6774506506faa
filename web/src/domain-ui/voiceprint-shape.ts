/** A person's own shape, so that a face can be known again: four sine terms seeded by the persona's id. */

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Numbers in 0..1 that follow from a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Lower terms are the stronger ones, so a shape has a few clear bulges and some grain. */
const frequencies = [
  [1, 2],
  [3, 4],
  [5, 7],
  [8, 13],
] as const

/** How pointed the bulges are. */
const sharpness = 1.7

/** The length of each bar, 0..1, going round clockwise from the top. The same id always gives the same shape. */
export function voiceprintShape(seed: string, bars: number): number[] {
  const next = numbersFrom(hashOf(seed))
  const terms = frequencies.map(([low, high], index) => ({
    frequency: next() < 0.5 ? low : high,
    phase: next() * 2 * Math.PI,
    weight: (0.6 + 0.4 * next()) / (1 + index * 0.35),
  }))
  const raw = Array.from({ length: bars }, (_, bar) => {
    const angle = (bar / bars) * 2 * Math.PI
    return terms.reduce((sum, term) => sum + term.weight * Math.sin(term.frequency * angle + term.phase), 0)
  })
  const low = Math.min(...raw)
  const span = Math.max(...raw) - low || 1
  return raw.map((value) => ((value - low) / span) ** sharpness)
}

export const voiceprintSizes = [32, 48, 52, 72, 92, 128, 136] as const
export type VoiceprintSize = (typeof voiceprintSizes)[number]

/** How many bars stand round a disc of that size. */
export function barCount(size: number): number {
  if (size < 48) return 26
  if (size < 80) return 40
  return size < 128 ? 56 : 72
}

/** Geometry of a voiceprint in pixels. */
export function voiceprintGeometry(size: number) {
  const small = size < 48
  const stroke = 1.3 + 0.7 * Math.max(0, Math.min(1, (size - 32) / 96))
  const start = size * (small ? 0.34 : 0.31)
  return { disc: size * (small ? 0.3 : 0.295), start, longest: size / 2 - start - stroke / 2, shortest: 0.9, stroke }
}

/** One SVG path for all bars. `level` 0..1 is the voice: quiet bars keep 35 % of their length. */
export function voiceprintPath(seed: string, size: number, level: number | null): string {
  const { start, longest, shortest } = voiceprintGeometry(size)
  const count = barCount(size)
  const swing = level === null ? 1 : 0.35 + 0.65 * Math.max(0, Math.min(1, level))
  const centre = size / 2
  return voiceprintShape(seed, count)
    .map((length, bar) => {
      const angle = (bar / count) * 2 * Math.PI
      const end = start + shortest + (longest - shortest) * length * swing
      const at = (radius: number) =>
        `${(centre + radius * Math.sin(angle)).toFixed(1)} ${(centre - radius * Math.cos(angle)).toFixed(1)}`
      return `M${at(start)}L${at(end)}`
    })
    .join('')
}

/** "Dana Whitfield" -> "DW"; one name gives one letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters
    .map((word) =>
      String.fromCodePoint(word?.codePointAt(0) ?? 0x20)
        .toUpperCase()
        .trim(),
    )
    .join('')
}
