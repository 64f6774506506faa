/** A whole number that goes with a text, the same each time (FNV-1a over UTF-16 code units); `start` gives other numbers. */
export function hashOf(text: string, start = 0): number {
  let hash = 2166136261 ^ (start | 0)
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return hash | 0
}
