import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { lowerFirst } from '../metrics/wording.ts'
import { sentencesIn } from '../speech/said.ts'

/** A sentence as it stands in the middle of others: without the mark at its end. */
const bare = (sentence: string): string => sentence.trim().replace(/[.!?,]+$/u, '')

const isIn = (sentence: string, words: string): boolean => words.toLowerCase().includes(bare(sentence).toLowerCase())

/**
 * What is written down of a fact, by the words it was told in: nothing that was not said. A trouble has a name and, after a colon,
 * how it shows; whoever was told one case of it instead finds that case written down, and whoever was told it in other words altogether
 * finds its name. Any other fact is one thing, however it is worded.
 */
export function asTold({ topic, summary, plain, full }: Fact, words: string): string {
  const colon = summary.indexOf(': ')
  if (topic !== 'pain' || colon === -1) return summary
  const name = summary.slice(0, colon)
  const shows = sentencesIn(summary.slice(colon + 2))
  if (shows.every((sentence) => isIn(sentence, words))) return summary
  const cases = [...full, ...plain]
    .flatMap((told) => sentencesIn(told))
    .filter((sentence) => isIn(sentence, words) && !isIn(name, sentence))
    .toSorted((a, b) => b.length - a.length)
  const [told] = cases
  return told === undefined ? name : `${name}: ${lowerFirst(bare(told))}`
}
