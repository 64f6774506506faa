import { isNameAt } from '../acts/details.ts'
import { onceForWords } from './once-for-words.ts'

const straight = (text: string): string => text.normalize('NFC').replaceAll(/[’‘`]/g, "'")

/** A name as a word of its own; null for one that has neither letter nor figure. */
const patternOf = onceForWords((name: string): RegExp | null => {
  const wanted = straight(name).trim()
  if (!/[\p{L}\p{N}]/u.test(wanted)) return null
  const source = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`, 'giu')
})

/**
 * True when a name is said as a word of its own, in any script: "Al" is not in "call", nor "Will" in "will you". A name
 * that nobody gave is never said.
 */
export function isNamed(words: string, name: string): boolean {
  const pattern = patternOf(name)
  if (pattern === null) return false
  const said = straight(words)
  return [...said.matchAll(pattern)].some((match) => isNameAt(said, match[0], match.index))
}

const capital = String.raw`\p{Lu}[\p{L}'’-]+`
const selfNamed = new RegExp(
  String.raw`\b(?:[Tt]his is|[Mm]y name(?:['’]s| is)|I['’]m|I am|[Ii]t['’]s) ${capital}|(?<![\p{L}\p{N}])${capital} (?:(?:here|from|with)\b|at \p{Lu})`,
  'u',
)

/** True when somebody says who they are: "this is Marcus", "Marcus from Routewell". */
export function namesSelf(words: string): boolean {
  return selfNamed.test(words)
}
