/** So many bytes tell how a text is encoded. */
const looked = 4096

/** Text in Latin letters has a nought in every other byte as UTF-16, and none as anything else. */
function utf16Without(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, looked - (looked % 2))
  const noughts = [0, 0]
  for (const [i, byte] of head.entries()) if (byte === 0) noughts[i % 2] = (noughts[i % 2] ?? 0) + 1
  const [even = 0, odd = 0] = noughts
  const half = head.length / 2
  if (half < 2) return null
  if (odd > half * 0.4 && even < half * 0.1) return 'utf-16le'
  return even > half * 0.4 && odd < half * 0.1 ? 'utf-16be' : null
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return utf16Without(bytes) ?? 'utf-8'
}

/**
 * The text of a file of any usual encoding: UTF-8, UTF-16 with and without a mark, else windows-1252, which older
 * programmes write. Never throws; what is no text comes back as such and is refused by `parseTranscript`.
 */
export function decodeTranscript(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** UTF-16 that was read as if it were of single bytes, mended: a nought beside each letter, a spoilt mark before all. */
export function withoutNoughts(text: string): string {
  const head = text.slice(0, looked)
  const noughts = head.split('\u0000').length - 1
  return noughts > head.length * 0.4 ? text.replaceAll('\u0000', '').replace(/^[\uFFFD\uFEFFÿþ]+/u, '') : text
}

/** Seen by nobody and heard by nobody: marks of direction, soft hyphens, joiners between Latin letters. */
const unseen =
  /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|(?<=\p{Script=Latin})[\u200C\u200D]|[\u200C\u200D](?=\p{Script=Latin})/gu

/**
 * The same text without what no reader sees: byte order marks, zero-width characters, control characters. Lines end
 * with "\n" alone.
 */
export function plainCharacters(text: string): string {
  return text
    .replaceAll(unseen, '')
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
}
