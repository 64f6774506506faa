import { wordsIn, type BlockerRule, type PhraseRule, type PhraseWindow, type Quote } from '@ringside/contract'
import { oncePer } from '../buyer/once.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardCall, HeardTurn } from '../metrics/heard/heard-call.ts'
import { quoteOfSpan, saidAt } from '../metrics/heard/spans.ts'
import type { Span } from '../metrics/heard/words.ts'
import { upperFirst } from '../metrics/wording.ts'
import { met, metIf, unmet, type Blocker, type Check } from './rubric.ts'
import { phrasePrefix } from './skill.ts'

const minuteMs = 60_000
/** More phrases than this are not read in one sentence. */
const mostNamed = 3

/** Of a turn once: every phrase looks at its words. */
const spokenWords = oncePer((turn: HeardTurn) => wordsIn(turn.heard))

/** Where in a turn a phrase stands, each time. What speaks to the scorer and is blanked out does not join what is around it. */
function spansOf(phrase: readonly string[], turn: HeardTurn): Span[] {
  const spoken = spokenWords(turn)
  return spoken.flatMap((first, at) => {
    const last = spoken[at + phrase.length - 1]
    if (last === undefined || !phrase.every((word, i) => spoken[at + i]?.word === word)) return []
    const span = { start: first.start, end: last.end }
    return turn.heard.slice(span.start, span.end) === turn.words.slice(span.start, span.end) ? [span] : []
  })
}

/** When the words at an offset of a turn were said, in milliseconds: as measured, else as if they were said evenly. */
function phraseAt(turn: HeardTurn, offset: number): number {
  const { startMs, endMs, words, wordTimes } = turn
  if (wordTimes) return saidAt(turn, offset)
  return startMs + ((endMs - startMs) * offset) / Math.max(1, words.length)
}

/** From the first word of the call, or back from its last; times as its timeline shows them. */
function isWithin(within: PhraseWindow, { turns }: HeardCall, ms: number): boolean {
  if (within.part === 'anywhere') return true
  const length = within.minutes * minuteMs
  return within.part === 'first'
    ? ms <= turns.reduce((least, turn) => Math.min(least, turn.startMs), ms) + length
    : ms >= turns.reduce((most, turn) => Math.max(most, turn.endMs), ms) - length
}

/** The first place of any of the phrases, in the order of the call. */
function placeOf({ saidBy, phrases, within }: PhraseRule, call: HeardCall): Quote | null {
  // A phrase without a word would be found everywhere.
  const wanted = phrases.map((phrase) => wordsIn(phrase).map(({ word }) => word)).filter((words) => words.length > 0)
  for (const turn of saidBy === 'rep' ? call.rep : call.buyer) {
    const spans = wanted.flatMap((phrase) => spansOf(phrase, turn)).toSorted((a, b) => a.start - b.start)
    const found = spans.find((span) => isWithin(within, call, phraseAt(turn, span.start)))
    if (found !== undefined) return quoteOfSpan(turn, found)
  }
  return null
}

function named(phrases: readonly string[]): string {
  const quoted = phrases.slice(0, mostNamed).map((phrase) => `“${phrase}”`)
  const shown = phrases.length > mostNamed ? [...quoted, 'another of the phrases'] : quoted
  const last = shown.at(-1) ?? ''
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} or ${last}`
}

function windowWords(within: PhraseWindow): string {
  if (within.part === 'anywhere') return ''
  return within.minutes === 1 ? ` in the ${within.part} minute` : ` in the ${within.part} ${within.minutes} minutes`
}

const missing = ({ saidBy, phrases, within }: PhraseRule, { buyerName }: CallEvidence): string =>
  `${saidBy === 'rep' ? 'You' : upperFirst(buyerName)} did not say ${named(phrases)}${windowWords(within)}.`

function advice({ saidBy, phrases, within }: PhraseRule, { buyerName }: CallEvidence): string {
  const words = `${named(phrases)}${windowWords(within)}.`
  return saidBy === 'rep' ? `Say ${words}` : `Ask ${buyerName} something that is answered with ${words}`
}

/**
 * A check that is met when one of some phrases was said: word for word, capitals and punctuation aside, by whom and where
 * the rule says. There is occasion for it in every call. The phrases are compared as they stand: nothing in them is a pattern.
 */
export function phraseCheck(rule: PhraseRule): Check {
  return {
    key: `${phrasePrefix}${rule.key}`,
    text: rule.text,
    find: ({ call }) => metIf(placeOf(rule, call)),
    advice: (evidence) => advice(rule, evidence),
    lost: (evidence) => missing(rule, evidence),
    ...sayOf(rule),
  }
}

/** The first phrase as a sentence, where it is for the rep to say. */
function sayOf({ saidBy, phrases, within }: PhraseRule): Pick<Check, 'say'> {
  const [first] = phrases
  if (saidBy !== 'rep' || first === undefined) return {}
  const line = upperFirst(first.trim())
  return { say: { line: /[.!?…]$/u.test(line) ? line : `${line}.`, part: within.part } }
}

/** The same as what a call must have in it, or with `forbidden` must not, whatever its score. */
export function phraseBlocker(rule: BlockerRule): Blocker {
  return rule.forbidden === true ? forbidden(rule) : mustBeSaid(rule)
}

function mustBeSaid(rule: BlockerRule): Blocker {
  const { key, text, find } = phraseCheck(rule)
  return { key, text, find, reason: (evidence) => missing(rule, evidence) }
}

function forbidden(rule: BlockerRule): Blocker {
  const said = ({ call }: CallEvidence): Quote | null => placeOf(rule, call)
  return {
    key: `${phrasePrefix}${rule.key}`,
    text: rule.text,
    forbidden: true,
    find: (evidence) => {
      const quote = said(evidence)
      return quote === null ? met() : unmet(quote)
    },
    reason: (evidence) => {
      const who = rule.saidBy === 'rep' ? 'You' : upperFirst(evidence.buyerName)
      return `${who} said “${said(evidence)?.quote ?? ''}”`
    },
  }
}
