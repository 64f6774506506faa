const addressed = /^(?:dr|mr|mrs|ms|miss|prof|sir)\.?\s+/iu
const initial = /^\p{Lu}\.?$/u

/** What stands after a name and is no part of it: which of a family somebody is, and what they have passed. */
const afterNames: ReadonlySet<string> = new Set(
  'jr sr ii iii iv phd edd dba md dds dvm rn mph jd esq llm llb cpa acca cfa cfp mba emba mpa msc bsc pe pmp cissp phr sphr aia obe mbe cbe'.split(
    ' ',
  ),
)
const isAfterNames = (word: string | undefined): boolean =>
  afterNames.has(word?.toLowerCase().replaceAll(/[.()]/gu, '') ?? '')

/**
 * "Dana Whitfield" for "Dana Whitfield, CPA". At least so many words stay, since a name can look like it: JD Smith may be
 * listed as "Smith, JD".
 */
export function withoutSuffixes(name: string, least: number): string {
  const parts = name
    .replaceAll(/\bph\.? ?d\b\.?/giu, 'PhD')
    .split(',')
    .map((part) => part.split(' ').filter((word) => word !== ''))
  let words = parts.flat().length
  for (const part of parts.toReversed()) {
    while (words > least && isAfterNames(part.at(-1))) {
      part.pop()
      words -= 1
    }
  }
  return parts.flatMap((part) => (part.length > 0 ? [part.join(' ')] : [])).join(', ')
}

/** "Whitfield, Dana", "Dana Whitfield, CPA" and "Dr Dana M. Whitfield" are Dana Whitfield. */
export function nameParts(whole: string): { first: string; last: string } {
  const bare = withoutSuffixes(whole.replace(addressed, ''), 2)
  const [family, given] = bare.split(', ')
  const name = (given ? `${given} ${family}` : bare).replace(addressed, '')
  const [first = '', ...rest] = name.split(' ').filter((part) => part !== '')
  const last = rest.length > 1 ? rest.filter((part) => !initial.test(part)) : rest
  return { first, last: last.join(' ') }
}
