import { mentionOf, type Mention } from '@ringside/contract'

/** Those of the people whom the text names by id, each once. */
export const namedIn = (text: string, userIds: readonly string[]): string[] =>
  [...new Set(userIds)].filter((userId) => text.includes(mentionOf(userId)))

/** A kept text as it is read: the people it names by id stand in it by name. Whatever else looks like an id was typed so. */
export function withNames(
  text: string,
  names: ReadonlyMap<string, string>,
): { readonly text: string; readonly mentions: Mention[] } {
  const mentions: Mention[] = []
  let shown = ''
  let rest = text
  for (let next = firstOf(rest, names); next !== null; next = firstOf(rest, names)) {
    shown += rest.slice(0, next.at)
    const name = `@${next.name}`
    mentions.push({ userId: next.userId, start: shown.length, end: shown.length + name.length })
    shown += name
    rest = rest.slice(next.at + mentionOf(next.userId).length)
  }
  return { text: shown + rest, mentions }
}

function firstOf(text: string, names: ReadonlyMap<string, string>) {
  const found = [...names].flatMap(([userId, name]) => {
    const at = text.indexOf(mentionOf(userId))
    return at < 0 ? [] : [{ userId, name, at }]
  })
  return found.toSorted((a, b) => a.at - b.at)[0] ?? null
}
