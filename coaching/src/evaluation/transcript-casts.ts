import type { Difficulty, PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import type { RepKind } from './scripted-reps.ts'

/** A call to write down for a reader: who rings, and whom. */
export type Cast = { kind: RepKind; seed: number; type: PlayableCallType; difficulty: Difficulty }

/** The twelve calls of docs/transcripts. */
export const casts: readonly Cast[] = [
  { kind: 'good', seed: 21, type: 'discovery', difficulty: 'medium' },
  { kind: 'weak', seed: 14, type: 'discovery', difficulty: 'easy' },
  { kind: 'good', seed: 3, type: 'cold-call', difficulty: 'hard' },
  { kind: 'pushy', seed: 25, type: 'cold-call', difficulty: 'medium' },
  { kind: 'good', seed: 5, type: 'gatekeeper', difficulty: 'medium' },
  { kind: 'excellent', seed: 11, type: 'demo', difficulty: 'hard' },
  { kind: 'excellent', seed: 6, type: 'objection-handling', difficulty: 'expert' },
  { kind: 'good', seed: 9, type: 'negotiation', difficulty: 'medium' },
  { kind: 'average', seed: 13, type: 'negotiation', difficulty: 'hard' },
  { kind: 'good', seed: 16, type: 'closing', difficulty: 'hard' },
  { kind: 'good', seed: 12, type: 'check-in', difficulty: 'medium' },
  { kind: 'excellent', seed: 29, type: 'referral', difficulty: 'hard' },
]
