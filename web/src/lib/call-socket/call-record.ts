import type { CallEvent, Mood, ServerMessage } from '@ringside/contract/simulations/call-protocol'
import type { LiveTurn } from '@ringside/contract/simulations/turn'

type Joined = Extract<ServerMessage, { type: 'joined' }>

/** Who is called, and on what terms; fixed for the whole call. */
export type CallTerms = Pick<
  Joined,
  'simulationId' | 'persona' | 'voice' | 'callType' | 'difficulty' | 'goal' | 'expectedMinutes' | 'offer'
>
export type PlanItem = Joined['plan'][number]

/** A line of the rep's that the server has not acknowledged yet. */
export interface RepLine {
  lineId: string
  words: string
  mode: 'typed' | 'voice'
  /** Milliseconds of the call at which the rep began; absent when the buyer had not picked up. */
  startMs?: number | undefined
}

export interface Whisper {
  id: string
  from: string
  text: string
  /** The browser's clock when it came, or null for one that came before this page was opened. */
  receivedAt: number | null
}

/** All that is known of a call in this page: what the server kept, and the lines still on their way to it. */
export interface CallRecord {
  terms: CallTerms
  turns: readonly LiveTurn[]
  plan: readonly PlanItem[]
  /** As the server has them. */
  notes: string
  /** Oldest first; empty on hard and expert, where the buyer hides it. */
  moods: readonly Mood[]
  whispers: readonly Whisper[]
  watchers: readonly string[]
  unacknowledged: readonly RepLine[]
  /** The browser's clock when the server began to work out an answer. */
  thinkingSince: number | null
  /** The buyer turn that is to be said aloud now: it came while we were here, or was still being said when we joined. */
  toSay: number | null
  /** The browser's clock at which the buyer picked up; null while it rings. */
  pickedUpAt: number | null
  /** How much time the buyer had left when they let it show, and when that was on the browser's clock. */
  nearlyUp: { leftMs: number; at: number } | null
  /** Why the last message could not be taken. */
  notice: string | null
  lastSeq: number
  /** Events up to this one had happened before this page joined. */
  historyUntil: number
  elapsedAtJoin: number
}

/** The record of a call just joined, or the one there was, brought up to date after a break. */
export function joinRecord(before: CallRecord | null, joined: Joined, now: number): CallRecord {
  const { simulationId, persona, voice, callType, difficulty, goal, expectedMinutes, offer } = joined
  const terms = { simulationId, persona, voice, callType, difficulty, goal, expectedMinutes, offer }
  const pickedUpAt = joined.elapsedMs === null ? null : now - joined.elapsedMs
  if (before) return { ...before, terms, plan: joined.plan, pickedUpAt, thinkingSince: null, notice: null }
  return {
    terms,
    turns: [],
    plan: joined.plan,
    notes: joined.notes,
    moods: [],
    whispers: [],
    watchers: [],
    unacknowledged: [],
    thinkingSince: null,
    toSay: null,
    pickedUpAt,
    nearlyUp: null,
    notice: null,
    lastSeq: 0,
    historyUntil: joined.lastSeq,
    elapsedAtJoin: joined.elapsedMs ?? 0,
  }
}

const withTurn = (turns: readonly LiveTurn[], turn: LiveTurn): readonly LiveTurn[] =>
  [...turns.filter((each) => each.turn !== turn.turn), turn].toSorted((a, b) => a.turn - b.turn)

const mostMoods = 24

/** A buyer who goes has said their last words before: they are heard to the end. A rep who hangs up hears no more. */
const heardOut = (call: CallRecord, { endedBy }: Extract<CallEvent, { type: 'ended' }>): number | null =>
  endedBy === 'buyer' || endedBy === 'time' ? call.toSay : null

/** Read again after a break, an event was told when it was told, and not just now. */
const toldAt = ({ pickedUpAt }: CallRecord, atMs: number | undefined, now: number): number =>
  pickedUpAt === null || atMs === undefined ? now : Math.min(now, pickedUpAt + atMs)

/** The record after an event, which the caller knows to be the next one. `ended` changes the state, not the record. */
export function recordEvent(call: CallRecord, event: CallEvent, now: number): CallRecord {
  const next = { ...call, lastSeq: event.seq }
  const isHistory = event.seq <= call.historyUntil
  switch (event.type) {
    case 'picked-up':
      return { ...next, pickedUpAt: call.pickedUpAt ?? now }
    case 'rep-turn':
      return {
        ...next,
        turns: withTurn(call.turns, event.turn),
        unacknowledged: call.unacknowledged.filter((line) => line.lineId !== event.lineId),
        toSay: null,
      }
    case 'buyer-turn': {
      const stillSaid = !isHistory || event.turn.endMs > call.elapsedAtJoin
      return {
        ...next,
        turns: withTurn(call.turns, event.turn),
        moods: event.mood ? [...call.moods, event.mood].slice(-mostMoods) : call.moods,
        toSay: stillSaid ? event.turn.turn : null,
        thinkingSince: null,
      }
    }
    case 'buyer-cut':
      return {
        ...next,
        turns: withTurn(call.turns, event.turn),
        toSay: call.toSay === event.turn.turn ? null : call.toSay,
      }
    case 'fact-found':
      return {
        ...next,
        plan: call.plan.some((item) => item.factId === event.item.factId)
          ? call.plan.map((item) => (item.factId === event.item.factId ? { ...item, ...event.item } : item))
          : [...call.plan, event.item],
      }
    case 'time-nearly-up':
      return { ...next, nearlyUp: { leftMs: event.leftMs, at: toldAt(call, event.atMs, now) } }
    case 'whisper': {
      const { id, from, text } = event
      const known = call.whispers.some((whisper) => whisper.id === id)
      const whisper = { id, from, text, receivedAt: isHistory ? null : now }
      return known ? next : { ...next, whispers: [...call.whispers, whisper] }
    }
    case 'ended':
      return { ...next, toSay: heardOut(call, event), thinkingSince: null, unacknowledged: [] }
  }
}
