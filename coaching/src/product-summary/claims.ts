import { afterName, isOfProduct, type Said } from './of-product.ts'

const number = String.raw`(?:\d[\d.,]*|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundreds?|thousands?)`
const share = String.raw`(?:\d[\d.,]* ?(?:%|per ?cent)|(?:by |in )(?:a )?(?:half|third|quarter)|half|a third|two thirds|a quarter|${number} (?:\p{L}+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)|times)`
const gains =
  'cuts?|saves?|reduces?|halves|halve|doubles?|triples?|lowers?|shortens?|shrinks?|slash(?:es)?|speeds? up|frees?(?: up)?|increases?|raises?|boosts?|improves?|lifts?|trims?|grows?|brings? down'
/** "Cuts planning time by half", "Halves the time": what is won by it, with how much. */
const gain = new RegExp(String.raw`^(?:also |and )?(?:${gains})\b.*(?:\b|(?<=\s))${share}`, 'iu')
const halves = /^(?:also |and )?(?:halves?|doubles?|triples?|quadruples?)\b \p{L}+/iu
/** "In four minutes instead of two days": so it goes with it, and so it went before. */
const compared = new RegExp(
  String.raw`\b${number} ?(?:%|[\p{L}-]+)\b[^.]*?(?:\b(?:instead of|rather than|as opposed to)|, (?:and )?not) (?:(?:the (?:next|following)|leaving|for|in|after|by) )?${number}?`,
  'iu',
)

/** Somebody did it, once: their result, and not what is said of the product. */
const past =
  /\b(?:was|were|had|did|lost|took|went|fell|rose|sold|won|paid|made|got|came|left|saw|kept|\p{Ll}{2,}ed|since|last (?:year|month|week|summer|winter|quarter|season))\b/u
/** Somebody by name, behind the first word or in it where a second name follows. */
const somebody = /^\p{Lu}[\p{L}\p{N}&'’.-]* (?:& )?\p{Lu}|^(?:At|In) \p{Lu}|\s\p{Lu}\p{Ll}+/u
/** "One pool", "the farm", "our customer": somebody's, though not by name. */
const customers =
  /^(?:(?:one|another|the|a|our) (?:\p{Ll}+ ){0,2}?(?:customers?|clients?|users?)|our (?:customers?|clients?|users?))\b/iu

/**
 * What is claimed of the product, in no customer's name: how much is won by it, or how long a thing takes with it. Such a claim is
 * what it does, and nobody's trouble, proof or rival.
 */
export function isClaim(said: Said): boolean {
  const { text, name } = said
  const own = afterName(name, text) ?? text.replace(/^(?:it|we|this|that) (?:also )?/iu, '')
  const others = name === '' ? text : text.replaceAll(name, 'it')
  if (gain.test(own) || halves.test(own)) return true
  if (!compared.test(text) || text.endsWith('?')) return false
  return isOfProduct(said) || !(past.test(text) || somebody.test(others) || customers.test(text))
}
