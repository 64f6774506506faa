import type { CallSubject, Review, Side } from '@ringside/contract'

/** One line of a call. */
export interface SaidLine {
  readonly turn: number
  readonly speaker: Side
  readonly name: string
  readonly words: string
  readonly startMs: number
}

/** What a list says of a call. */
export interface NamedCall {
  /** "Discovery call with Dana Whitfield" */
  readonly title: string
  readonly repName: string
}

/** What a review alone does not say of its call. */
export interface ReviewedCall extends NamedCall {
  readonly at: Date
  readonly durationMs: number
  /** Where in the recording the first word is, in milliseconds; null without one. */
  readonly recordingOffsetMs: number | null
  readonly lines: readonly SaidLine[]
}

/** A review with its call, to be taken away. */
export interface ReviewToExport {
  readonly call: ReviewedCall
  readonly review: Review
}

/** Reads what a list says of a call of either kind, and none of its words; null when it is there no more. */
export type NameCall = Readonly<Record<CallSubject['kind'], (orgId: string, id: string) => Promise<NamedCall | null>>>

/** Reads a call of either kind; null when it is there no more. Who may see it was asked before. */
export type ReadCall = Readonly<
  Record<CallSubject['kind'], (orgId: string, id: string) => Promise<ReviewedCall | null>>
>
