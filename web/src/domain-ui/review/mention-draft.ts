import { mentionOf } from '@ringside/contract/reviews/comments'

/** Somebody a comment can speak to. */
export interface Reader {
  userId: string
  name: string
}

/** As many as can be looked through at once. */
const mostOffered = 6
/** Longer, it is a sentence that happens to have an @ before it. */
const longestAsked = 40

/** The part of a name that is being typed before the caret, and where its @ stands; null when none is. */
export function askedAt(text: string, caret: number): { start: number; part: string } | null {
  const before = text.slice(0, caret)
  const start = before.lastIndexOf('@')
  if (start < 0 || /[\p{L}\p{N}]/u.test(before[start - 1] ?? '')) return null
  const part = before.slice(start + 1)
  return part.length > longestAsked || /[\n@]|^\s/u.test(part) ? null : { start, part }
}

/** Those whose name, or a word of it, begins with what was typed. */
export function offeredFor(readers: readonly Reader[], part: string): readonly Reader[] {
  const asked = part.toLowerCase()
  return readers
    .filter(({ name }) => {
      const lower = name.toLowerCase()
      return lower.startsWith(asked) || lower.split(/\s+/u).some((word) => word.startsWith(asked))
    })
    .slice(0, mostOffered)
}

/** The name somebody is written by: of several who have it, all but the first chosen get a number. */
function writtenName({ userId, name }: Reader, chosen: readonly Reader[]): string {
  const alike = [...new Set(chosen.filter((each) => each.name === name).map((each) => each.userId))]
  const place = alike.includes(userId) ? alike.indexOf(userId) : alike.length
  return place === 0 ? name : `${name} (${place + 1})`
}

/** The text with the name that was typed in part written out; the caret goes after it. `chosen` were before. */
export function withReader(text: string, caret: number, start: number, reader: Reader, chosen: readonly Reader[]) {
  const before = `${text.slice(0, start)}@${writtenName(reader, chosen)} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}

/** The comment as it is sent: whoever was chosen and still stands in it is named by id. */
export function draftToSend(text: string, chosen: readonly Reader[]): { text: string; mentions: string[] } {
  const written = chosen.map((reader) => ({ userId: reader.userId, name: writtenName(reader, chosen) }))
  // Longer names first: "@Ann Lee" is not "@Ann" with a word after it.
  const people = written.toSorted((a, b) => b.name.length - a.name.length)
  const mentions: string[] = []
  let sent = text
  for (const { userId, name } of people) {
    if (!sent.includes(`@${name}`)) continue
    sent = sent.replaceAll(`@${name}`, mentionOf(userId))
    if (!mentions.includes(userId)) mentions.push(userId)
  }
  return { text: sent, mentions }
}
