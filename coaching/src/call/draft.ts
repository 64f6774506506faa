import type { CallEvent } from '@ringside/contract'
import type { Call, CallState, Effect, Step } from './call.ts'

/** Omits `seq` from each kind of event apart, so that the union stays one. */
export type Unnumbered<Event> = Event extends CallEvent ? Omit<Event, 'seq'> : never

/** One step being made: the call so far and the effects so far. Lives only inside `step`. */
export class Draft {
  call: Call
  readonly effects: Effect[] = []

  constructor(call: Call) {
    this.call = call
  }

  change(changed: Partial<Omit<Call, 'setup' | 'state'>>): void {
    this.call = { ...this.call, ...changed }
  }

  enter(state: CallState): void {
    this.call = { ...this.call, state }
  }

  /** Moves the call's time on, and gives it: a report from before the latest one counts as now. */
  passTo(atMs: number): number {
    this.change({ atMs: Math.max(this.call.atMs, Math.round(atMs)) })
    return this.call.atMs
  }

  /** Numbers an event, keeps it and sends it. */
  tell(unnumbered: Unnumbered<CallEvent>): CallEvent {
    const event: CallEvent = { ...unnumbered, seq: this.call.seq + 1 }
    this.change({ seq: event.seq })
    this.effects.push({ type: 'tell', event })
    return event
  }

  step(): Step {
    return { call: this.call, effects: this.effects }
  }
}
