const addressed = /^(?:dr|mr|mrs|ms|miss|prof|sir)\.?\s+/iu
const initial = /^\p{Lu}\.?$/u

/** What stands after a name and is no part of it: which of a family somebody is, and what they have passed. */
const afterNames: ReadonlySet<string> = new Set(
  'jr sr ii iii iv phd edd dba md dds dvm rn mph jd esq llm llb cpa acca cfa cfp mba emba mpa msc bsc pe pmp cissp phr sphr aia obe mbe cbe'.split(
    ' ',
  ),
)
const bare = (word: string): string => word.toLowerCase().replaceAll(/[.()]/gu, '')
const isAfterNames = (word: string | undefined): boolean => word !== undefined && afterNames.has(bare(word))

/** "SHRM-CP", "LEED AP": of two letters alone it may be what somebody is called, as AJ and TJ are. */
const isCapitals = (word: string): boolean => /^(?=(?:.*\p{Lu}){3})[\p{Lu}.&/-]+$/u.test(word)
/** Somebody is listed as "Smith, JD", who is no lawyer for it. */
const isCalledBy = (word: string): boolean => bare(word) === 'jd'

/** Whether all that stands behind a comma is letters and no name: known ones, or capitals in a list that does not shout its names. */
function isLetters(part: readonly string[], isShouted: boolean): boolean {
  const [only = ''] = part
  if (part.length === 0 || (part.length === 1 && isCalledBy(only))) return false
  const isLed = part.some((word) => isAfterNames(word) || isCapitals(word))
  return isLed && part.every((word) => isAfterNames(word) || (!isShouted && /^[\p{Lu}.&/-]+$/u.test(word)))
}

/**
 * "Dana Whitfield" for "Dana Whitfield, CPA" and "Dana Whitfield, SHRM-CP". At least so many words stay of what no comma
 * parts from it, since a name can look like it.
 */
export function withoutSuffixes(name: string, least: number): string {
  const all = name
    .replaceAll(/\bph\.? ?d\b\.?/giu, 'PhD')
    .split(',')
    .map((part) => part.split(' ').filter((word) => word !== ''))
  const isShouted = all[0]?.every((word) => word === word.toUpperCase()) ?? false
  const parts = all.filter((part, at) => at === 0 || !isLetters(part, isShouted))
  let words = parts.flat().length
  for (const part of parts.toReversed()) {
    while (words > least && isAfterNames(part.at(-1))) {
      part.pop()
      words -= 1
    }
  }
  return parts.flatMap((part) => (part.length > 0 ? [part.join(' ')] : [])).join(', ')
}

/** A family whose given name the list leaves out: "Smith, CPA". */
const isFamilyAlone = (whole: string, name: string): boolean => whole.includes(',') && !/[ ,]/u.test(name)

/** "Whitfield, Dana", "Dana Whitfield, CPA" and "Dr Dana M. Whitfield" are Dana Whitfield. */
export function nameParts(whole: string): { first: string; last: string } {
  const name = withoutSuffixes(whole.replace(addressed, ''), 2)
  if (isFamilyAlone(whole, name)) return { first: '', last: name }
  const [family, given] = name.split(', ')
  const called = (given ? `${given} ${family}` : name).replace(addressed, '')
  const [first = '', ...rest] = called.split(' ').filter((part) => part !== '')
  const last = rest.length > 1 ? rest.filter((part) => !initial.test(part)) : rest
  return { first, last: last.join(' ') }
}
