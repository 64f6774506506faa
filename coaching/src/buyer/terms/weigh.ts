import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import type { Bargain, ReturnKind } from '../../speech/bargaining.ts'
import type { Demand } from './content.ts'
import type { DemandMemory } from './bargain.ts'
import { shareOf, sizeFor, usualMonths } from './demands.ts'

/** How much of what they ask for a buyer wants before they give something for it. */
const shareNeeded: Record<Difficulty, number> = { easy: 0.4, medium: 0.5, hard: 0.6, expert: 0.67 }
/** Longest a buyer signs for as a trade. */
const longestTerm: Record<Difficulty, number> = { easy: 36, medium: 24, hard: 24, expert: 18 }
/** What a buyer comes down by for having been asked what they need, and for each counter that was taken seriously. */
const forHearing = 0.1
const forRound = 0.08

/** What one side gives and the other gives for it. */
export type Deal = { size: number; kind: ReturnKind | null; months: number | null }
export type Weighed = { accepted: true; deal: Deal } | { accepted: false; counter: Deal; cannot: ReturnKind | null }

function neededShare(difficulty: Difficulty, memory: DemandMemory, trust: number): number {
  const heard = memory.explained ? forHearing : 0
  const rounds = memory.counter === null ? 0 : forRound * Math.min(3, memory.rounds)
  return Math.max(0.25, Math.min(0.9, shareNeeded[difficulty] - heard - rounds - (trust - 50) / 250))
}

/**
 * Weighs an offer that comes with something in return: taken when enough of the demand is met and the buyer can give what
 * is wanted for it; else they say what would do.
 */
export function weigh(
  {
    demand,
    gives,
    memory,
    difficulty,
    trust,
  }: { demand: Demand; gives: readonly ReturnKind[]; memory: DemandMemory; difficulty: Difficulty; trust: number },
  offered: number,
  wanted: Bargain['returns'],
): Weighed {
  const able = wanted.find(({ kind }) => gives.includes(kind))
  const kind = able?.kind ?? gives[0] ?? null
  const months = kind === 'longer-term' ? Math.min(able?.months ?? usualMonths, longestTerm[difficulty]) : null
  const isTooLong = able?.months != null && months !== null && able.months > months
  const needed = neededShare(difficulty, memory, trust)
  const isEnough = shareOf(demand, offered, memory.size) >= needed - 0.001
  const isProposed = memory.counter !== null && shareOf(demand, offered, memory.counter.size) >= 1
  const size = isEnough || isProposed ? offered : sizeFor(demand, needed, memory.size)
  if ((isEnough || isProposed) && able !== undefined && !isTooLong)
    return { accepted: true, deal: { size, kind, months } }
  return {
    accepted: false,
    counter: { size, kind, months },
    cannot: able === undefined ? (wanted[0]?.kind ?? null) : null,
  }
}
