import { presumes } from '../acts/recap.ts'
import type { MeterChange, Quote } from '@ringside/contract'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { giftsIn } from '../metrics/heard/demands.ts'
import { unaskedCut } from '../metrics/heard/price-cuts.ts'
import { isPressing } from '../metrics/heard/pressing.ts'
import { quoteOfSpan } from '../metrics/heard/spans.ts'
import { heardSentences, type Span } from '../metrics/heard/words.ts'
import type { Situation } from './say-it-better.ts'
import { theirPoint } from './their-point.ts'

/** More than so many would bury the one to begin with. */
const most = 3

/** No question, no condition and nothing said back. */
const stated = String.raw`(?<!\b(?:do|does|did|would|will|could|might|may|should|can|if|when|whether|unless|until|once|before|since|where|what|why|how|as|said|say|told me|mentioned|understand|because) )\b`

/** The rep tells the buyer what the buyer's own trouble is ... */
const knowsBetter = new RegExp(
  [
    String.raw`\byou['’]?re (?:probably|surely|clearly|obviously|definitely|likely) (?:losing|wasting|missing|struggling|overpaying|spending)|\byou (?:probably|surely|must|clearly|obviously)(?: \p{L}+)? (?:lose|losing|waste|wasting|spend|miss|missing|struggl\w*|have (?:problems|trouble)|be (?:losing|wasting|missing))`,
    // "If you don't know it", "by when would you need it" and "you need it by May" tell nobody what is wrong.
    String.raw`${stated}you (?:(?:don['’]t|do not) (?:even )?(?:know|realise|realize|see|understand) (?:it|that|how|what)|just (?:don['’]t|do not) (?:know|see|get) it|(?:need|have to have) (?:it|this|ours)(?! (?:by|before|for|in|on|from|at|when|until|done|back|this|next)\b))\b`,
  ].join('|'),
  'iu',
)
/** ... or answers for all the world, where one buyer was asked. "Nobody wants that" feels with them. */
const forAll =
  /\b(everyone|everybody|anyone|every (company|business|home|shop|firm)) (really |just |else )?(needs|wants|loves|uses|likes|has to have|can do without) (it|this|one|that|ours|us)\b|\bno ?body (really |just |else )?(can do without|says no to) (it|this|one|that|ours|us)\b|\b(crazy|stupid|mad|foolish|silly) not to\b/iu

/** The better line is made for the few lines that are shown: it looks through all that was told before. */
type Fault = { weight: number; label: string; span: Span; better: () => string }

function sentenceThat(turn: HeardTurn, fits: (words: string) => boolean): Span | undefined {
  return heardSentences(turn).find(({ start, end }) => fits(turn.heard.slice(start, end)))
}

/** What the line did to a practice buyer, all meters together. */
function fell({ evidence }: Situation, turn: HeardTurn): number {
  const changes: readonly MeterChange[] = evidence.call.turns[turn.at + 1]?.mind?.changes ?? []
  return -changes.reduce((sum, { trust, interest, patience }) => sum + trust + interest + patience, 0)
}

function askInstead(name: string, point: string | null): string {
  return point === null
    ? `I don’t know how it is at your end, ${name}. What goes wrong most often, if anything does?`
    : `${point} How often does that happen, and who feels it?`
}

const cheering =
  /^\W*(?:(?:ok|okay|oh|right|yes|yeah|well),? )?(perfect|great|awesome|brilliant|excellent|fantastic|amazing|wonderful|super|lovely)\b(?! (?:question|point|to (?:hear|know)))/iu

/** The cheerful word that a rep took up somebody's harm with, or null. */
function cheersAtTrouble({ evidence: { call } }: Situation, turn: HeardTurn): string | null {
  const before = call.turns[turn.at - 1]
  if (before?.speaker !== 'buyer' || !harm.test(before.heard)) return null
  return cheering.exec(turn.heard)?.[1]?.toLowerCase() ?? null
}

/** Somebody or something came to harm: not every slow day, and not whoever is "fine" or says "fire away". */
const harm =
  /\b(in hospital|accidents?|blow-?outs?|injur\w*|died?|(a|the|caught|by|in|on) fire(?! (away|drill|alarm|door))|flood\w*|burgl\w*|broken into|sacked|laid off|quit|left us|we lost|lost (a|an|our|the|two|three)|threw (\w+ ){0,4}away|fined|(a|the|of|pay|paid|got|another|big|hefty|thousand|grand) fines?|penalt\w*|closed (us )?down|sent (people|them) home)\b/iu

/** What nobody had asked for, given for nothing in a bargain. */
function giftUnasked({ evidence }: Situation, turn: HeardTurn, weight: number): Fault | null {
  const { call, objections, buyerName } = evidence
  const gift = giftsIn(call, objections).find((one) => one.turn === turn && one.asked === null)
  if (gift === undefined) return null
  return {
    weight: weight + 12,
    label: `You gave ${buyerName} something that nobody had asked for`,
    span: gift.span,
    better: () => `Before I put anything on the table, ${buyerName}: which of the terms matters most to you, and why?`,
  }
}

/** A price made lower before anybody had spoken of it says that it was too high. */
function priceCut({ evidence: { call, buyerName } }: Situation, turn: HeardTurn, weight: number): Fault | null {
  const span = unaskedCut(call, turn)
  if (span === null) return null
  return {
    weight: weight + 14,
    label: `You cut the price before ${buyerName} had asked for it`,
    span,
    better: () =>
      `Let me leave the price as it is, ${buyerName}. What would have to change at your end for this to be worth it at all?`,
  }
}

function faultIn(situation: Situation, turn: HeardTurn): Fault | null {
  const { evidence } = situation
  const name = evidence.buyerName
  const pointBefore = (): string | null => theirPoint(evidence, { at: turn.at, least: 1 })
  const weight = fell(situation, turn)
  if (isPressing(turn)) {
    return {
      weight: weight + 30,
      label: 'You pushed for a yes',
      span: { start: 0, end: turn.words.length },
      better: () => `There is no hurry on my side, ${name}. What would you want to see before you decide?`,
    }
  }
  const told = sentenceThat(turn, (words) => knowsBetter.test(words) || forAll.test(words))
  if (told !== undefined) {
    const isForAll = !knowsBetter.test(turn.heard.slice(told.start, told.end))
    return {
      weight: weight + 20,
      label: isForAll
        ? `You spoke of everybody instead of asking ${name}`
        : `You told ${name} what is wrong instead of asking`,
      span: told,
      better: () => askInstead(name, pointBefore()),
    }
  }
  const cheer = cheersAtTrouble(situation, turn)
  if (cheer !== null) {
    return {
      weight: weight + 15,
      label: `You answered ${name}’s trouble with “${cheer}”`,
      span: { start: 0, end: turn.words.length },
      better: () => `I’m sorry to hear that, ${name}. What happened, and how is it now?`,
    }
  }
  const gift = giftUnasked(situation, turn, weight) ?? priceCut(situation, turn, weight)
  if (gift !== null) return gift
  const granted = sentenceThat(turn, presumes)
  if (granted === undefined) return null
  return {
    weight: weight + 10,
    label: `You took ${name}’s yes for granted`,
    span: granted,
    better: () => {
      const point = pointBefore()
      return point === null
        ? `Does that have anything to do with your day, ${name}, or am I off?`
        : `${point} Would this help you there, or am I off?`
    },
  }
}

export type WorstLine = { turn: HeardTurn; label: string; quote: Quote | null; sayItBetter: string }

/** The lines that did most harm by what they said, worst first, with one that asks where they told. */
export function worstLines(situation: Situation): WorstLine[] {
  return situation.evidence.call.rep
    .flatMap((turn) => {
      const fault = faultIn(situation, turn)
      return fault === null ? [] : [{ turn, fault }]
    })
    .toSorted((a, b) => b.fault.weight - a.fault.weight || a.turn.at - b.turn.at)
    .slice(0, most)
    .map(({ turn, fault }) => ({
      turn,
      label: fault.label,
      quote: quoteOfSpan(turn, fault.span),
      sayItBetter: fault.better(),
    }))
}
