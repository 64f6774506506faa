import { oncePer } from '../../buyer/once.ts'
import { stemOf } from '../../acts/tokens.ts'
import type { HeardTurn } from './heard-call.ts'

/** Words too common in any sales call to show that somebody listened. */
const commonWords = new Set(
  `about above actually after again ahead all almost already also always and another any anyone anything are around ask asked asking
  away back because been before being best better between both business but call called calling can cannot case certain come company could
  course definitely did different does doing done don't each either else enough even ever every everyone everything exactly few fine first for
  from get gets getting give given glad goes going gone good got great had happen happens has have having hear heard hello help helps her here
  hey him his honestly how i'd i'll i'm i've idea if into isn't it's its just keep kind know last least less let let's like likely little long look
  looking lot made make makes making many matter may maybe mean means might mind minute minutes moment more most much must need needs never new next
  nice nobody none not nothing now off often okay once one only onto other others our out over own part people perhaps place please point possible
  pretty probably put question quick quite rather real really reason right said same saw say saying says see seem seems seen send several shall she
  should since some someone something sometimes soon sorry sort sounds still stop stuff such sure take taken takes talk talking tell than thank
  thanks that that's the their them then there there's these they they're thing things think this those though through till time times today together
  told too took toward tried trying two under understand until upon use used using usually very want wants was way ways we we'd we'll we're we've well went were
  what what's when where whether which while who why will with without won't work working works would wouldn't yeah year years yes yet you you'd you'll you're you've
  your yours three four hour hours week weeks month months day days number tool tools product products system systems software solution platform service services
  team size answer answers reason reasons floor date dates name names today's tomorrow early late later cut cuts word words deal fact side worry wants everybody somebody email emails link brochure list past exactly half problem problems trouble issue issues haven't hasn't hadn't couldn't wouldn't shouldn't can't aren't wasn't weren't`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** True for a word that any sales call is full of. */
export function isCommon(word: string): boolean {
  return commonWords.has(word)
}

const numberWords =
  /^(five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|third|quarter|double|twice)$/u

type ContentWord = { stem: string; start: number; end: number; figure: boolean }

/** The words that carry what was said, by stem: no common words, nothing under four letters but figures. */
export function contentWords(words: string): ContentWord[] {
  const found: ContentWord[] = []
  for (const match of words.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)) {
    const word = match[0].toLowerCase().replaceAll('’', "'").replace(/'s$/, '')
    const figure = /\p{N}/u.test(word) || numberWords.test(word)
    if (!figure && (word.length < 4 || commonWords.has(word))) continue
    found.push({ stem: figure ? word : stemOf(word), start: match.index, end: match.index + match[0].length, figure })
  }
  return found
}

/** Of a turn once: every rule looks at its words, and a call of hours has thousands of turns. */
export const heardWords = oncePer((turn: HeardTurn): readonly ContentWord[] => contentWords(turn.heard))

export function stemsOf(turns: readonly HeardTurn[]): Set<string> {
  return new Set(turns.flatMap((turn) => heardWords(turn).map((word) => word.stem)))
}

export type Span = { start: number; end: number }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of some words, as spans of them without the blanks around. */
export function sentencesOf(words: string): Span[] {
  const spans: Span[] = []
  for (const { index, segment } of segmenter.segment(words)) {
    const lead = segment.length - segment.trimStart().length
    const end = index + segment.trimEnd().length
    if (end > index + lead) spans.push({ start: index + lead, end })
  }
  return spans
}

/** The sentences of a turn as the checks read it. */
export const heardSentences = oncePer((turn: HeardTurn): readonly Span[] => sentencesOf(turn.heard))

/** The sentences of a turn to the letter, with those that speak to the scorer. */
export const saidSentences = oncePer((turn: HeardTurn): readonly Span[] =>
  turn.heard === turn.words ? heardSentences(turn) : sentencesOf(turn.words),
)

const snippetLimit = 90

/** Cuts a span to a length that can be said inside another sentence, at a clause or a word. */
export function shortened(words: string, span: Span, limit = snippetLimit): Span {
  if (span.end - span.start <= limit) return span
  const text = words.slice(span.start, span.start + limit)
  const clause = Math.max(text.lastIndexOf(','), text.lastIndexOf(';'), text.lastIndexOf(':'))
  const cut = clause > 30 ? clause : text.lastIndexOf(' ')
  return { start: span.start, end: span.start + (cut > 0 ? cut : limit) }
}

/** The words of a span, fit to stand between quotation marks inside our own sentence: no full stop at the end. */
export function saidIn(turn: HeardTurn, span: Span): string {
  return turn.words
    .slice(span.start, span.end)
    .trim()
    .replace(/[\s.,;:–-]+$/u, '')
}
