/** After these words rivals are named: "Other vendors are ...", "Unlike ...", "People compare us with ...". */
const cues =
  /\b(?:(?:vendors?|tools?|systems?|suppliers?|providers?|products?|solutions?|parties|companies|competitors?|competition|alternatives?|rivals?|others?)(?: \p{L}+){0,3}? (?:are|is|include|would be|like|such as)|(?:competitors?|alternatives?|rivals?)[,:]|compar\p{L}+(?: \p{L}+)? (?:to|with)|compete (?:with|against)|difference to|such as|unlike|versus|vs\.?|switch\p{L}* (?:to \S+ )?from|instead of|rather than|looked at|uses?|replaces?)(?= \S)/giu

/** What stands between two of a row. */
export const between = /[,;]\s*(?:and |or |but )?(?:with |from |to )?|\s+(?:and|or)\s+(?:with |from |to )?/u
/** A name written as one, and nothing behind it: "SAP FSM" of "SAP FSM we are introduced in four weeks". */
export const written = /^\p{Lu}[\p{L}\p{N}&'’+-]*(?: \p{Lu}[\p{L}\p{N}&'’+-]*)*(?=$|[\s.:])/u

/**
 * The names in a line about rivals, as the line has them. A line is a list where it has no more than names between its commas;
 * else what is written as a name behind words that name rivals.
 */
export function rivalNamesIn(line: string): string[] {
  const told = line.replace(/[.!\s]+$/u, '')
  const items = told.split(between)
  if (items.length > 1 && items.every((item) => item.split(' ').length <= 3) && told.search(cues) === -1) return items
  const named = [...told.matchAll(cues)].flatMap(({ 0: cue, index }) =>
    told
      .slice(index + cue.length)
      .trim()
      .split(between)
      .flatMap((item) => written.exec(item)?.[0] ?? []),
  )
  return [...new Set(named)]
}
