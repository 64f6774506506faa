import type { Act } from '@ringside/contract/simulations/vocabulary'
import { judgedFrom, sureFrom } from '../../acts/confidence.ts'
import { sellingOf, type Selling } from '../../product-summary/selling.ts'
import { mainActOf, meaningOf } from '../perceive.ts'
import type { Heard } from '../perceive.ts'
import type { CallSetup } from '../setup.ts'

/** Fewer shared words than this are chance. */
const fewestShared = 4
/** How much of a line of the summary is heard again, and how much of the turn it is. */
const shareOfLine = 0.6
const shareOfTurn = 0.5

function saysAgain(line: string, { stems }: Heard): boolean {
  const written = meaningOf(line)
  const shared = [...stems].filter((stem) => written.has(stem)).length
  return shared >= fewestShared && shared >= written.size * shareOfLine && shared >= stems.size * shareOfTurn
}

function actOf({ problems, proof, value }: Selling, heard: Heard): Act | null {
  if (proof.some((line) => saysAgain(line, heard))) return 'social_proof'
  if (problems.some((line) => saysAgain(line, heard))) return 'value'
  return value !== null && saysAgain(value, heard) ? 'pitch' : null
}

/**
 * A statement in the words of the rep's own summary, of which the ear makes too little: the buyer hears it as the proof,
 * value or offer that it is. What the ear is sure of stays as it is, and a review hears the ear alone.
 */
export function hearingOf(setup: CallSetup, heard: Heard): Heard {
  const selling = sellingOf(setup.rep.product)
  const isOdd = heard.asks || heard.strange !== null || heard.insult || heard.pressure !== null
  if (selling === null || isOdd || (mainActOf(heard)?.confidence ?? 0) >= sureFrom) return heard
  const act = actOf(selling, heard)
  if (act === null) return heard
  return { ...heard, acts: [{ act, confidence: judgedFrom, start: 0, end: heard.words.length }, ...heard.acts] }
}
