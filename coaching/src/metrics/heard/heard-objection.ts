import type { ObjectionFamily } from '@ringside/contract'
import type { HeardTurn } from './heard-call.ts'
import type { Span } from './words.ts'

/** One worry of the buyer, from where it was raised to how it stood at the end. */
export type HeardObjection = {
  /** The persona's id for it, null when heard from the words alone. */
  id: string | null
  family: ObjectionFamily
  raised: HeardTurn
  span: Span
  /** Rep turns that spoke to it: after it was raised, up to the buyer letting it go or three of them. */
  replies: readonly HeardTurn[]
  settled: boolean
  /** The rep turn after which the buyer let it go; null while it stands, and where the words alone do not tell. */
  settledBy: HeardTurn | null
  /** What it is about is not known: it is told in the buyer's words. */
  unsure?: true
}
