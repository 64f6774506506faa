/** Words that begin no name. */
const noName = /^(?:The|An?|Our|Their|Spreadsheets?|Paper|Whiteboards?|Phones?|Pen)\b/u
/** A line of the summary that tells something of competitors, where others are their names. */
const sentence = /^(?:Unlike|Compared|Instead|Versus|We|They|Some|Most|Many)\b/u
const mostWords = 4

/** The names in a line of competitors; none in one that tells something of them. */
function namesIn(line: string): string[] {
  const told = line.replace(/[.\s]+$/u, '').replace(/^(?:Competitors?|Alternatives?)(?: are)?:?\s+/iu, '')
  const names = told.split(/\s*[,;]\s*(?:and\s+)?/u).filter((name) => name !== '')
  return sentence.test(told) || names.some((name) => name.split(/\s+/u).length > mostWords) ? [] : names
}

/** What a buyer says who has somebody else's product: "We already use Manhattan", "We already use spreadsheets". */
export const competitorObjections = (competitors: readonly string[]): string[] => [
  ...new Set(
    competitors.flatMap(namesIn).map((name) => `We already use ${name.replace(noName, (word) => word.toLowerCase())}`),
  ),
]
