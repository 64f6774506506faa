import type { BuyerTurn, CallEvent, Outcome, RepTurn, Turn } from '@ringside/contract'
import type { Mind } from '../buyer/mind.ts'
import type { BuyerReply } from '../buyer/scene.ts'
import type { CallSetup } from '../buyer/setup.ts'

export type EndedBy = Extract<CallEvent, { type: 'ended' }>['endedBy']

/**
 * Where a call stands. Each state carries only what is true in it. Where the rep's words end is found in the browser
 * (its microphone knows), so a line arrives here whole.
 */
export type CallState =
  /** Nobody has called yet. */
  | { readonly at: 'idle' }
  /** The rep waits for the buyer to pick up. */
  | { readonly at: 'ringing' }
  /** The buyer is quiet; the last turn is all said. */
  | { readonly at: 'listening'; readonly mind: Mind }
  /** The rep's turn is taken in, the answer is decided, not one word of it is out. */
  | { readonly at: 'thinking'; readonly mind: Mind; readonly reply: BuyerReply }
  /** The buyer is saying `turn`; the rep may still cut in. */
  | { readonly at: 'speaking'; readonly mind: Mind; readonly reply: BuyerReply; readonly turn: BuyerTurn }
  | { readonly at: 'ended'; readonly outcome: Outcome; readonly endedBy: EndedBy; readonly atMs: number }

/** A call as it is now: what it started from, where it stands, and what must not happen twice. */
export type Call = {
  readonly setup: CallSetup
  readonly state: CallState
  /** Number of the last event; 0 before the first. */
  readonly seq: number
  /** The last turn; null before the buyer has picked up. */
  readonly lastTurn: Turn | null
  /** Call time of the latest thing that happened. Time never runs backwards in the record. */
  readonly atMs: number
  /** Facts the rep has been told, each announced once. */
  readonly found: readonly string[]
  /** Rep turns already kept, by the browser's `lineId`. */
  readonly lines: ReadonlyMap<string, CallEvent>
  readonly toldTimeNearlyUp: boolean
}

/** What happens to a call. `atMs` is the call's own time: milliseconds since the buyer picked up, 0 before. */
export type Happening =
  | { readonly type: 'join' }
  | { readonly type: 'pick-up' }
  | {
      readonly type: 'line'
      readonly lineId: string
      readonly words: string
      readonly mode: RepTurn['mode']
      readonly startMs?: number
      readonly atMs: number
    }
  | {
      readonly type: 'answer-ready'
      readonly atMs: number
      /** Other words for what was decided, checked; the decided words themselves unless given. The mind is the same. */
      readonly words?: string
    }
  | { readonly type: 'interrupt'; readonly turn: number; readonly wordsSaid: number; readonly atMs: number }
  | { readonly type: 'spoken'; readonly turn: number; readonly atMs: number }
  | { readonly type: 'time-passed'; readonly atMs: number }
  | {
      readonly type: 'whisper'
      readonly id: string
      readonly from: string
      readonly text: string
      readonly atMs: number
    }
  | { readonly type: 'hang-up'; readonly atMs: number }
  | { readonly type: 'abandon'; readonly atMs: number }

/** What the world has to do about it, in this order. Everything kept must be safe before any `tell` goes out. */
export type Effect =
  /** Let it ring, then report `pick-up`. */
  | { readonly type: 'ring' }
  | { readonly type: 'keep-turn'; readonly turn: RepTurn; readonly lineId: string }
  | { readonly type: 'keep-turn'; readonly turn: BuyerTurn; readonly mind: Mind; readonly reply: BuyerReply }
  /** The turn is kept already and now reads differently: cut short, or its end is known. */
  | { readonly type: 'change-turn'; readonly turn: BuyerTurn; readonly mind: Mind; readonly reply: BuyerReply }
  /** Keep the event, and send it to whoever listens. */
  | { readonly type: 'tell'; readonly event: CallEvent }
  /** Send an event again that was kept before: the rep's line arrived twice. */
  | { readonly type: 'tell-again'; readonly event: CallEvent }
  /** Get the answer ready to be spoken, then report `answer-ready`. */
  | { readonly type: 'answer' }
  /** The buyer has answered the rep's first turn: from here the call counts. */
  | { readonly type: 'answered-first' }
  | { readonly type: 'refuse'; readonly message: string; readonly lineId: string }

export type Step = { readonly call: Call; readonly effects: readonly Effect[] }

/** A call nobody has made yet. */
export function newCall(setup: CallSetup): Call {
  return {
    setup,
    state: { at: 'idle' },
    seq: 0,
    lastTurn: null,
    atMs: 0,
    found: [],
    lines: new Map(),
    toldTimeNearlyUp: false,
  }
}
