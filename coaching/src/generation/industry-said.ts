import { targetIndustryNames, type TargetIndustry } from '@ringside/contract/reference-data'
import { z } from 'zod'
import wordsFile from './content/industry-words.json' with { type: 'json' }

/** What somebody said of their company tells what it does. */
export interface IndustrySaid {
  readonly industry: TargetIndustry
  /** The words that tell it, as they were said, each once. */
  readonly words: readonly string[]
}

/** What people of an industry talk of every day, and others seldom. */
const wordsOf = z.record(z.enum(targetIndustryNames.filter((name) => name !== 'Other')), z.string()).parse(wordsFile)

const foldOf = (word: string): string => word.toLowerCase().replace(/(?<=[^s]{3})s$/u, '')

const industriesOf = new Map<string, TargetIndustry[]>()
for (const industry of targetIndustryNames) {
  for (const word of industry === 'Other' ? [] : wordsOf[industry].split(' ').map(foldOf))
    industriesOf.set(word, [...(industriesOf.get(word) ?? []), industry])
}

/** One word may be said of anything. */
const fewestWords = 2
/** Of another industry half as many leave it open which one it is. */
const ahead = 2

/**
 * The industry of a company by what its people say; null where too little was said of it, or nearly as much of another one. A
 * proposal, with the words it comes from.
 */
export function industrySaid(lines: readonly string[]): IndustrySaid | null {
  const said = new Map<string, string>()
  for (const word of lines.flatMap((line) => line.match(/\p{L}[\p{L}-]*/gu) ?? []))
    if (industriesOf.has(foldOf(word)) && !said.has(foldOf(word))) said.set(foldOf(word), word)
  const found = targetIndustryNames.map((industry) => {
    const telling = [...said].filter(([folded]) => industriesOf.get(folded)?.includes(industry))
    return { industry, words: telling.map(([, word]) => word) }
  })
  const [best, next] = found.toSorted((a, b) => b.words.length - a.words.length)
  if (best === undefined || best.words.length < fewestWords) return null
  return best.words.length >= ahead * (next?.words.length ?? 0) ? best : null
}
