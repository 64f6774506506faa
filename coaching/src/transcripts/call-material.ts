import type { CallMaterial, Moment } from '@ringside/contract'
import { industrySaid } from '../generation/industry-said.ts'
import { isTitle, standingSaid } from './standing-said.ts'
import { isUnnamed } from './unnamed.ts'

/** A line of an uploaded call, as its review numbers it. */
export interface MaterialLine {
  readonly turn: number
  readonly speaker: 'rep' | 'buyer'
  readonly name: string
  readonly words: string
  readonly startMs: number
}

/** More would be another company's life told back; what is left out can be written in. */
const most = 5
const longest = 200
const fewestWords = 5
const mostWords = 32

/** Words by which people tell that something goes wrong. One of them is a sign, not a proof: what is found is a proposal. */
const trouble =
  /\b(?:by hand|manual(?:ly)?|spreadsheets?|on paper|wrong|late|delay(?:s|ed)?|wait(?:s|ed|ing)?|slow(?:ly)?|los(?:e|es|ing|t)|wast(?:e|es|ed|ing)|mistakes?|errors?|complain\w*|problems?|struggl\w*|trouble|overtime|threw (?:\w+ ){0,2}(?:away|out)|throw(?:s|ing|n)? (?:\w+ ){0,2}(?:away|out)|falls? apart|fell apart|cancel\w*|broke|breaks?(?: down)?|costs? us|too (?:many|much|long|often|late|slow)|no idea|never know|hates?|headache|mess|stuck|miss(?:ed|es|ing)?|quit(?:s|ting)?|short of|behind)\b/giu

/** Who is called by a number is not known either. */
const isNobody = (label: string): boolean => isUnnamed(label) || /\d/u.test(label)
const companyInLabel =
  /^(?<person>.+?)\s*(?:\((?<inside>[^)]+)\)|,\s*(?<after>.+)|\s(?:from|of|at|@|[-–|])\s*(?<from>.+))$/u
const capitals = "\\p{Lu}[\\p{L}\\p{N}&'’-]*(?: (?:& )?\\p{Lu}[\\p{L}\\p{N}&'’-]*){0,3}"
const myself = "I'm|I’m|I am|[Tt]his is \\p{L}+|[Mm]y name is \\p{L}+"
/** Whom they work with is somebody they buy from, as often as not. */
const saidOfThemselves = new RegExp(
  `\\b(?:(?:[Ww]e|[Uu]s|[Hh]ere|${myself}) (?:\\p{Ll}+ )?(?:at|from)|(?:${myself}) (?:\\p{Ll}+ )?with) (?<name>${capitals})`,
  'u',
)
const saidByRep = [
  `\\b(?:[Yy]ou|[Yy]our team|everybody|people|folks) (?:\\p{Ll}+ )?(?:over )?at (?<name>${capitals})`,
  // "How do you plan outages at Brightwell Foods": what is asked of them is asked of where they are.
  `\\b(?:[Hh]ow|[Ww]hat|[Ww]hich|[Ww]ho)\\b[^.?!]{0,80}\\byou[^.?!]{0,60} at (?<name>${capitals})`,
].map((pattern) => new RegExp(pattern, 'u'))

const sentencesIn = (words: string): string[] => words.match(/[^.!?]+[.!?]*/gu)?.map((text) => text.trim()) ?? []
const lengthOf = (text: string): number => text.split(/\s+/u).length
const withoutStop = (text: string): string => text.replace(/[.!]+$/u, '')

/**
 * What an uploaded call tells of its buyer: who spoke, for which company, what goes wrong there and what worried them. Nothing is
 * made up: everything but a speaker's name is the buyer's own sentence or a name that was said, with the line it stands in,
 * and what was not said is null or missing. A proposal, to be looked at before anything is made of it.
 */
export function callMaterial(lines: readonly MaterialLine[], moments: readonly Moment[]): CallMaterial {
  const buyer = lines.filter(({ speaker }) => speaker === 'buyer')
  const label = loudest(buyer)
  const worries = moments
    .filter(({ kind, quote }) => kind === 'objection' && quote.speaker === 'buyer')
    .map(({ quote, turn, startMs }) => ({ text: shortened(quote.quote), turn, startMs }))
  const told = new Set(worries.map(({ text }) => text.toLowerCase()))
  return {
    person: personIn(label),
    company: companyIn(label, lines),
    standing: standingIn(label, lines),
    industry: industryIn(buyer),
    troubles: troublesIn(buyer).filter(({ text }) => !told.has(text.toLowerCase())),
    worries: onceEach(worries).slice(0, most),
  }
}

/** Of several people on the other side, the one who says most is the one to practise with. */
function loudest(buyer: readonly MaterialLine[]): string {
  const words = new Map<string, number>()
  for (const line of buyer) words.set(line.name, (words.get(line.name) ?? 0) + lengthOf(line.words))
  return [...words].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

function personIn(label: string): CallMaterial['person'] {
  const name = (companyInLabel.exec(label)?.groups?.['person'] ?? label).trim()
  if (name === '' || isNobody(name)) return null
  const [firstName = '', ...rest] = name.split(/\s+/u)
  return { firstName, lastName: rest.join(' ') }
}

function companyIn(label: string, lines: readonly MaterialLine[]): CallMaterial['company'] {
  // "Dana Whitfield, Head of Operations, Brightwell": what is no title is the company.
  const named = besideIn(label).find((part) => !isTitle(part) && !isNobody(part))
  if (named !== undefined) return { name: named, from: null }
  for (const { speaker, words, turn, startMs } of lines) {
    const patterns = speaker === 'buyer' ? [saidOfThemselves] : saidByRep
    const found = patterns.map((pattern) => pattern.exec(words)?.groups?.['name']).find((name) => name !== undefined)
    if (found !== undefined) return { name: found, from: { text: shortened(words), turn, startMs } }
  }
  return null
}

/** What a transcript writes beside a name, in its parts. */
function besideIn(label: string): string[] {
  const { inside, after, from } = companyInLabel.exec(label)?.groups ?? {}
  const parts = (inside ?? after ?? from ?? '').split(/\s*[,;|]\s*|\s+(?:[-–@]|at)\s+/u)
  return parts.filter((part) => part !== '')
}

function standingIn(label: string, lines: readonly MaterialLine[]): CallMaterial['standing'] {
  const found = standingSaid(besideIn(label).find(isTitle) ?? '', label, lines)
  if (found === null) return null
  const { standing, line } = found
  return { ...standing, from: line && { text: shortened(line.words), turn: line.turn, startMs: line.startMs } }
}

function industryIn(buyer: readonly MaterialLine[]): CallMaterial['industry'] {
  const said = industrySaid(buyer.map(({ words }) => words))
  return said && { name: said.industry, words: [...said.words] }
}

function troublesIn(buyer: readonly MaterialLine[]): CallMaterial['troubles'] {
  const found = buyer.flatMap(({ words, turn, startMs }) =>
    sentencesIn(words).flatMap((sentence) => {
      const signs = sentence.match(trouble)?.length ?? 0
      const long = lengthOf(sentence)
      if (signs === 0 || sentence.endsWith('?') || long < fewestWords || long > mostWords) return []
      // A figure makes it the story of this company, and no complaint that anybody has.
      const weight = signs + (/\d|\b(?:hundred|thousand|million|half|twice|every)\b/iu.test(sentence) ? 1 : 0)
      return [{ text: shortened(sentence), turn, startMs, weight }]
    }),
  )
  const strongest = onceEach(found).toSorted((a, b) => b.weight - a.weight || a.turn - b.turn)
  return strongest
    .slice(0, most)
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ text, turn, startMs }) => ({ text, turn, startMs }))
}

/** A sentence as it was said, cut at a word where it is too long to be asked about. */
function shortened(text: string): string {
  const plain = withoutStop(text.trim())
  if (plain.length <= longest) return plain
  const atWord = plain.lastIndexOf(' ', longest)
  // Without a space it is cut where it is, and never through a character that takes two.
  return atWord > 0 ? plain.slice(0, atWord) : plain.slice(0, longest).replace(/[\uD800-\uDBFF]$/u, '')
}

const onceEach = <Said extends { text: string }>(said: readonly Said[]): Said[] =>
  [...new Map(said.toReversed().map((each) => [each.text.toLowerCase(), each])).values()].toReversed()
