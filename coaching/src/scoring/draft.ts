import type { Moment, Quote } from '@ringside/contract'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'

/** A moment before it has its number; without a quote it is none. */
export type Draft = Omit<Moment, 'id' | 'turn' | 'startMs' | 'quote'> & { turn: HeardTurn; quote: Quote | null }
