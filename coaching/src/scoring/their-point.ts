import { oncePer } from '../buyer/once.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { offersIn } from '../metrics/heard/acts-done.ts'
import { tender, type Need } from '../metrics/heard/needs.ts'
import { soundsLikeObjection } from '../metrics/heard/worries.ts'
import { contentWords, heardWords, saidIn, saidSentences } from '../metrics/heard/words.ts'
import { toTheirFace } from '../metrics/wording.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'

/** A quote that runs on longer than this is hard to say back. */
const longestSaid = 120

/** Words that say that something is amiss, and not what. */
const vague = new Set(
  contentWords(
    'cost costs costing costly money worse worst bad wrong fail hard trouble expensive always everywhere busy moment moments happens hurt hurts pain difficult annoying mess matter another whole different money moves enough plenty admit frankly ourselves pick numbers depends case standard',
  ).map(({ stem }) => stem),
)

/** Ends the talk, and tells of nothing that is wrong: "I'm going to leave it for now". */
const putsOff =
  /\b(leave (it|this|that)\b|think (it|this|that) over|think about (it|this)|get back to you|call you back|not (for )?now)\b/iu

/** Names something: a figure, a thing, a place. "It costs us, sure" and "some days are worse" name nothing. */
export function saysWhat(words: string): boolean {
  if (putsOff.test(words)) return false
  return contentWords(words).some(({ stem, figure }) => figure || !vague.has(stem))
}

/** Hangs on the sentence before it: nobody knows what "whoever comes next starts behind" is about. */
const hanging =
  /^\W*(?:(?:and|so|but|well|then),? )*(?:so|which|whoever|whatever|whichever|that|this|it|then|because|or|they|he|she|those|these|same)\b/iu
const fewestTelling = 2

/** True for words that say what they are about by themselves, so that advice can be built on them. */
export function standsAlone(words: string): boolean {
  const figures = contentWords(words).some(({ figure }) => figure)
  if (!saysWhat(words) || tender.test(words) || (hanging.test(words) && !figures)) return false
  // "Hundred and twenty, give or take" says how much, and not of what.
  const own = contentWords(words).filter(({ stem, figure }) => !figure && !vague.has(stem)).length
  return own >= (figures ? 1 : fewestTelling)
}

/** The whole sentence a need was told in, or null when it is too long to say back, a question or a worry about buying. */
function sentenceOf(need: Need): string | null {
  const { turn, span } = need
  const whole = saidSentences(turn).find(({ start, end }) => start <= span.start && end >= span.end) ?? span
  const said = saidIn(turn, tender.test(saidIn(turn, whole)) && !tender.test(saidIn(turn, span)) ? span : whole)
  return said.length > longestSaid || said.endsWith('?') || !saysWhat(said) || soundsLikeObjection(said) ? null : said
}

function sayable(need: Need): string | null {
  const told = need.summary === null ? null : toTheirFace(need.summary)
  // "Late pickups: one in nine" names its subject before the colon.
  if (told !== null)
    return /^(?!you\b)[^:]{1,50}: /u.test(told) ? `You told me about ${told}.` : `You told me: ${told}.`
  const said = sentenceOf(need)
  return said === null ? null : `You said “${said}”.`
}

const sum = /[$£€%]|\p{N}|\b(hundred|thousand|million|per ?cent|a third|half)\b/iu

/** A long call is gone through once for each need: the stems of a line stay the same. */
const figurelessStems = oncePer((turn: HeardTurn) =>
  heardWords(turn).flatMap(({ stem, figure }) => (figure ? [] : [stem])),
)

/** How far the rep went into a need: their words after it take up what it was told in. */
function explored({ call }: CallEvidence, need: Need, at: number): number {
  const theirs = new Set(heardWords(need.turn).map(({ stem }) => stem))
  const after = call.rep.filter((turn) => turn.at > need.turn.at && turn.at <= at)
  return after.filter((turn) => figurelessStems(turn).some((stem) => theirs.has(stem))).length
}

/** Words of what is sold that the need was told in. */
function touched(need: Need, sold: ReadonlySet<string>): number {
  const said = `${need.turn.heard} ${need.summary ?? ''}`
  const theirs = new Set(contentWords(said).map(({ stem }) => stem))
  return [...sold].filter((stem) => theirs.has(stem)).length
}

/** The words of what is sold: of the summary, and of the last offer up to a turn. */
function soldBy({ call }: CallEvidence, { at, about = '' }: Told): Set<string> {
  const lastOffer = call.rep.findLast((turn) => turn.at <= at && offersIn([turn]).length > 0)?.heard ?? ''
  return new Set([...contentWords(about), ...contentWords(lastOffer)].map(({ stem }) => stem))
}

/** Up to where in the call, of at least what weight (1 is a trouble), and what the rep sells is about. */
export type Told = { at: number; least?: Need['weight']; about?: string }

/**
 * The point of the buyer's that the rep can go on from before a turn, as a sentence they can say; null when nothing fit
 * was told by then. Of all points it is the one that touches what is sold or what the rep went into, then the weightiest
 * with a figure, then the last.
 */
export function theirPoint(evidence: CallEvidence, { at, least = 0, about = '' }: Told): string | null {
  const fit = evidence.needs.filter((need) => need.turn.at < at && need.weight >= least && sayable(need) !== null)
  const kind = fit.filter((need) => !tender.test(sayable(need) ?? ''))
  const sold = soldBy(evidence, { at, about })
  const rank = (need: Need): number =>
    3 * Math.min(2, touched(need, sold)) +
    2 * Math.min(2, explored(evidence, need, at)) +
    2 * need.weight +
    (sum.test(sayable(need) ?? '') ? 1 : 0)
  const ranked = (kind.length > 0 ? kind : fit).map((need) => ({ need, rank: rank(need) }))
  const best = ranked.reduce<(typeof ranked)[number] | null>(
    (main, other) => (main === null || other.rank >= main.rank ? other : main),
    null,
  )
  return best === null ? null : sayable(best.need)
}
