const wordsIn = (words: string): string[] => words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** What is said of something heard, or of nothing: it adds no word to it. */
const adding = new Set(
  'oh ah gosh wow god goodness blimey crikey jeez ouch okay ok right yeah yes so just only really dear lord no then and the a an of in is it that'.split(
    ' ',
  ),
)
const mostWords = 8

/** True for a few words that only say back what was said just before: "Nine of ten, gosh." */
export function echoesAlone(words: string, before: string): boolean {
  const said = wordsIn(words)
  const theirs = new Set(wordsIn(before))
  const own = said.filter((word) => !adding.has(word))
  return own.length > 0 && said.length <= mostWords && own.every((word) => theirs.has(word))
}
