import { sentencePattern, type Span } from './said.ts'

/** How a rep says whom they call for: "this is Sam from PawPings". The name is whatever begins with a capital behind it. */
const calledFor =
  /\b(?:[Tt]his is|[Ii]t['’]s|[Ii]t is|[Nn]ame['’]s|[Nn]ame is|I['’]m|I am|[Hh]ere|[Cc]alling|[Rr]inging|[Ss]peaking)\b[^.?!]{0,40}?\b(?:from|with|at|of|for) ((?:\p{Lu}|\d)[\p{L}\d&'’-]*(?: (?:\p{Lu}|& )[\p{L}\d&'’-]*){0,2})/gu

/** The names under which somebody says they call, in the order said. */
export const sellerNamesIn = (words: string): string[] =>
  [...words.slice(0, 2000).matchAll(calledFor)].flatMap(([, name]) => name ?? [])

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** What somebody does who is only spoken of: "PawPings says hello" offers nothing. */
const noDeed =
  '(?:was|has been|says|said|asks|wants|needs|thinks|knows|hopes|calls|rings|sends (?:its|his|her|their) regards)'

/**
 * Where a sentence that asks nothing says what the thing or the firm of that name does or is, or what is different with it:
 * "PawPings sends a text", "with PawPings nobody has to ring". Null where none does. Names are those of the seller.
 */
export function offerByName(words: string, names: readonly string[]): Span | null {
  const known = names.filter((name) => name.trim().length > 1).map(escaped)
  if (known.length === 0) return null
  const name = `(?:${known.join('|')})`
  const does = new RegExp(
    String.raw`(?:^|[,;:] )(?:(?:and|so|but|now|well|then|because),? )?(?:${name} (?:also |just |then |simply |now )?(?!${noDeed}\b)(?:[a-z]+s|can|would|will)\b|(?:with|on|in|through) ${name},? (?:you|your|nobody|no one|everybody|everyone|every|each|the|they|their|it|all)\b)`,
    'iu',
  )
  for (const { index, 0: sentence } of words.slice(0, 6000).matchAll(sentencePattern)) {
    const said = sentence.trim()
    if (said.endsWith('?') || !does.test(said)) continue
    return { start: index + (sentence.length - sentence.trimStart().length), end: index + sentence.trimEnd().length }
  }
  return null
}
