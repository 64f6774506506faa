/** Letters a word may be wrong in: none in a short word, where every other word would fit. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/**
 * How many slips lie between what was typed and the beginning of a word: a letter left out, put in, put wrong, or two
 * that changed places. The rest of the word need not have been typed.
 */
export function slipsTo(word: string, typed: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, index) => index)
  for (let at = 1; at <= typed.length; at += 1) {
    const row = [at]
    for (let to = 1; to <= word.length; to += 1) {
      const same = typed[at - 1] === word[to - 1]
      const swapped = at > 1 && to > 1 && typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1]
      row[to] = Math.min(
        (last[to] ?? Infinity) + 1,
        (row[to - 1] ?? Infinity) + 1,
        (last[to - 1] ?? Infinity) + (same ? 0 : 1),
        swapped ? (beforeLast[to - 2] ?? Infinity) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = row
  }
  return Math.min(...last)
}

/** Words as they are compared: small letters, without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a search, as they are compared. */
const typedIn = (search: string): string[] => plain(search).split(/\s+/).filter(Boolean)

/** The slips with which every word of the search stands in the text; null where one does not. */
export function slipsOfSearch(text: string, search: string): number | null {
  const whole = plain(text)
  const words = whole.split(/[^\p{L}\p{N}]+/u)
  let slips = 0
  for (const typed of typedIn(search)) {
    if (whole.includes(typed)) continue
    // Searched at every key: only words that could be meant are compared letter by letter.
    const most = slipsIn(typed)
    const near = most === 0 ? [] : words.filter((word) => typed.length - word.length <= most)
    const fewest = Math.min(...near.map((word) => slipsTo(word, typed)))
    if (fewest > most) return null
    slips += fewest
  }
  return slips
}

/** Every word of the search stands in the text, a slip of the fingers allowed. */
export const matchesSearchWords = (text: string, search: string): boolean => slipsOfSearch(text, search) !== null

/** Every word of the search stands in the text letter by letter, small or large: as the server looks for it. */
export function holdsSearchWords(text: string, search: string): boolean {
  const whole = text.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word))
}

/** How well a text answers a search without slips: a word is the one that was typed, begins with it, or holds it. Lowest first. */
function looseness(text: string, search: string): number {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u)
  return Math.max(
    0,
    ...typedIn(search).map((typed) =>
      words.includes(typed) ? 0 : words.some((word) => word.startsWith(typed)) ? 1 : 2,
    ),
  )
}

/**
 * Things whose words hold the search: whole words first, then beginnings, then parts of words. A slip of the fingers is forgiven
 * where nothing holds what was typed; then those with the fewest stand first.
 */
export function searchThings<Thing>(
  things: readonly Thing[],
  search: string,
  words: (thing: Thing) => string,
): readonly Thing[] {
  const found = things.flatMap((thing) => {
    const text = words(thing)
    const slips = slipsOfSearch(text, search)
    return slips === null ? [] : [{ thing, slips, loose: looseness(text, search) }]
  })
  const isHeld = found.some(({ slips }) => slips === 0)
  return found
    .filter(({ slips }) => !isHeld || slips === 0)
    .toSorted((a, b) => a.slips - b.slips || a.loose - b.loose)
    .map(({ thing }) => thing)
}

/**
 * What of a list a search leaves: those that hold what was typed, and with a slip of the fingers only where
 * none does.
 */
export function heldBySearch<Thing>(
  things: readonly Thing[],
  search: string,
  words: (thing: Thing) => string,
): ReadonlySet<Thing> {
  return new Set(search.trim() === '' ? things : searchThings(things, search, words))
}
