import { nextWakeMs, step, type Call, type Effect, type Happening, type Step } from '@ringside/coaching/call/index'
import {
  callProtocolVersion,
  callTypeGuide,
  type CallEvent,
  type ClientMessage,
  type ServerMessage,
} from '@ringside/contract'
import { AppError } from '../../platform/errors.ts'
import { factsFoundIn, LeaseLostError, offerOf, planOf, type TakenCall } from '../simulations/index.ts'
import { Asking } from './asking.ts'
import type { CloseReason, RepConnection } from './connection.ts'
import type { SessionNeeds } from './session-needs.ts'
import { createSerial } from './serial.ts'
import { Watchers } from './watchers.ts'

/** The rep reads "Thinking" when an answer takes longer than this. */
const thinkingAfterMs = 300

/** The buyer is on the line: what a rep's client may report once they have joined. */
export type RepMessage = Exclude<ClientMessage, { type: 'join' | 'ping' }>

/**
 * One call while its rep is on the line: feeds what happens to the rules of a call, has the outcome kept, and only then
 * tells it. Everything runs one after the other. When the rep leaves, the session ends; the record is enough to go on.
 */
export class CallSession {
  private call: Call
  private clockFrom: Date | null
  private rep: RepConnection | null = null
  private timer: NodeJS.Timeout | undefined
  private over = false
  private readonly watchers = new Watchers()
  private readonly serial = createSerial()
  private readonly asking: Asking | null
  private readonly taken: TakenCall
  private readonly needs: SessionNeeds

  constructor(taken: TakenCall, needs: SessionNeeds) {
    this.taken = taken
    this.needs = needs
    this.call = taken.call
    this.asking = needs.wording && new Asking(needs.wording, needs.keeper)
    this.clockFrom = taken.clockFrom
  }

  get simulationId(): string {
    return this.taken.lease.simulationId
  }

  get epoch(): number {
    return this.taken.lease.epoch
  }

  /**
   * Connects the rep, brings them up to date, and lets the call go on. A connection they had before gives way. False when
   * the session was over by the time it came to this.
   */
  join(rep: RepConnection, lastSeq: number): Promise<boolean> {
    return this.serial(async () => {
      if (this.over) return false
      await this.resume()
      this.rep?.close('takenOver', 'This call was opened somewhere else.')
      this.rep = rep
      const events = await this.needs.keeper.eventsAfter(this.taken.lease, 0)
      // Read each time: notes are also saved past the socket.
      rep.send(this.greeting(events, await this.needs.keeper.notesOf(this.taken.lease)))
      for (const event of events) if (event.seq > lastSeq) rep.send({ type: 'event', event })
      if (this.watchers.names().length > 0) this.tellWatchers()
      await this.happen({ type: 'join' })
      await this.tellWhispers()
      return true
    })
  }

  /** What the rep's client reports. A message that can't be taken is refused in words, and the call goes on. */
  receive(message: RepMessage): Promise<void> {
    return this.serial(async () => {
      if (message.type === 'notes') {
        await this.needs.keeper.saveNotes(this.taken.lease, message.notes)
        this.rep?.send({ type: 'notes-saved' })
        return
      }
      if (message.type === 'line' && !this.call.lines.has(message.lineId)) await this.answerAsDecided()
      await this.happen({ ...message, atMs: this.elapsedMs() })
    })
  }

  /** Something that happens to the call from outside its socket. */
  happenFromOutside(type: 'hang-up' | 'abandon'): Promise<void> {
    return this.serial(() => this.happen({ type, atMs: this.elapsedMs() }))
  }

  /** There may be new notes to the rep. */
  readWhispers(): Promise<void> {
    return this.serial(() => this.tellWhispers())
  }

  watched(userId: string, name: string, now: Date): void {
    if (this.watchers.see(userId, name, now)) this.tellWatchers()
  }

  /** Called every few seconds: those who stopped watching are no longer shown. */
  tidy(now: Date): void {
    if (this.watchers.forget(now)) this.tellWatchers()
  }

  /** The connection is gone. When it was the rep's, the session is over and the call's clock stands still. */
  left(connection: RepConnection): Promise<void> {
    return this.serial(async () => {
      if (this.rep === connection) await this.stop()
    })
  }

  /** Ends the session, not the call: the rep may join again at once, here or on another server. */
  release(reason: CloseReason, words: string): Promise<void> {
    return this.serial(() => this.stop(reason, words))
  }

  /** Another server has written to this call: the rep hears of it, and where to go on if the call does. */
  superseded(): Promise<void> {
    return this.serial(async () => {
      const events = await this.needs.keeper.eventsAfter(this.taken.lease, this.call.seq)
      for (const event of events) this.rep?.send({ type: 'event', event })
      if (events.at(-1)?.type === 'ended') await this.stop('done', 'The call is over.')
      else await this.stop('takenOver', 'This call was opened somewhere else.')
    })
  }

  private async stop(reason: CloseReason = 'done', words = ''): Promise<void> {
    if (this.over) return
    this.over = true
    clearTimeout(this.timer)
    this.asking?.end()
    this.needs.onStopped(this)
    this.rep?.close(reason, words)
    this.rep = null
    await this.needs.keeper.leave(this.taken.lease, this.clockFrom)
  }

  private elapsedMs(): number {
    return this.clockFrom === null ? 0 : Math.max(0, this.needs.clock.now().getTime() - this.clockFrom.getTime())
  }

  private greeting(events: readonly CallEvent[], notes: string): ServerMessage {
    const { simulation } = this.taken
    const { personaId, firstName, lastName, title, accountName, gatekeeper } = simulation.persona
    const { goal, minutes } = callTypeGuide[simulation.type]
    return {
      type: 'joined',
      version: callProtocolVersion,
      simulationId: simulation._id,
      persona: { personaId, firstName, lastName, title, accountName, gatekeeper },
      voice: this.call.setup.persona.voice,
      callType: simulation.type,
      difficulty: simulation.difficulty,
      goal,
      plan: planOf(this.call.setup, factsFoundIn(events)),
      offer: offerOf(this.call.setup),
      notes,
      expectedMinutes: minutes,
      elapsedMs: this.clockFrom === null ? null : this.elapsedMs(),
      lastSeq: this.call.seq,
    }
  }

  /** A call from the record: a retry's clock starts where its turns end, and an answer that was due is given. */
  private async resume(): Promise<void> {
    const { state, lastTurn } = this.call
    if (this.clockFrom === null && lastTurn !== null && state.at !== 'ended') {
      const clockFrom = new Date(this.needs.clock.now().getTime() - lastTurn.endMs)
      await this.needs.keeper.keep(this.taken.lease, { effects: [], clockFrom, resumesFork: true })
      this.clockFrom = clockFrom
    }
    if (state.at === 'thinking' && this.asking?.isUnderWay !== true)
      await this.happen({ type: 'answer-ready', atMs: this.elapsedMs() })
  }

  private async tellWhispers(): Promise<void> {
    const whispers = await this.needs.keeper.untoldWhispers(this.taken.lease)
    for (const whisper of whispers) await this.happen({ type: 'whisper', ...whisper, atMs: this.elapsedMs() })
  }

  private tellWatchers(): void {
    this.rep?.send({ type: 'watchers', names: this.watchers.names() })
  }

  private async happen(happening: Happening): Promise<void> {
    const slow = setTimeout(() => this.rep?.send({ type: 'thinking' }), thinkingAfterMs)
    try {
      await this.keepAndTell(happening)
    } catch (error) {
      await this.failed(happening, error)
    } finally {
      clearTimeout(slow)
    }
  }

  /** The rep goes on talking: what they said before is answered in the words at hand. */
  private async answerAsDecided(): Promise<void> {
    if (this.asking?.end()) await this.happen({ type: 'answer-ready', atMs: this.elapsedMs() })
  }

  /** The words of the answer come, or do not; meanwhile everything else goes on happening. */
  private askForWords(): void {
    const asked = this.asking?.begin(this.call, this.taken.lease)
    this.rep?.send({ type: 'thinking' })
    void asked?.words.then((words) =>
      this.serial(async () => {
        if (asked.signal.aborted) return
        this.asking?.end()
        const other = words === null ? {} : { words }
        await this.happen({ type: 'answer-ready', atMs: this.elapsedMs(), ...other })
      }),
    )
  }

  private async keepAndTell(happening: Happening): Promise<void> {
    const made = step(this.call, happening)
    const answers = made.effects.some(({ type }) => type === 'answer')
    const asks = answers && this.asking?.isWorthwhile(made.call) === true
    const { call, effects } = answers && !asks ? answered(made) : made
    const clockFrom = happening.type === 'pick-up' ? this.needs.clock.now() : this.clockFrom
    if (effects.some(isKept)) await this.needs.keeper.keep(this.taken.lease, { effects, clockFrom })
    this.call = call
    this.clockFrom = clockFrom
    for (const effect of effects) this.tell(effect)
    this.rearm()
    if (asks) this.askForWords()
    if (call.state.at === 'ended') await this.ended()
  }

  private tell(effect: Effect): void {
    if (effect.type === 'tell' || effect.type === 'tell-again') this.rep?.send({ type: 'event', event: effect.event })
    if (effect.type === 'refuse') this.rep?.send({ ...effect, type: 'refused' })
  }

  /**
   * Nothing of it was told to anybody. What was expected is said in words, and the call is as it was. After anything else
   * this session can't know what the record holds: the rep's client joins anew and finds out.
   */
  private async failed(happening: Happening, error: unknown): Promise<void> {
    if (error instanceof LeaseLostError) return this.stop('takenOver', 'This call was opened somewhere else.')
    if (error instanceof AppError) {
      const lineId = happening.type === 'line' ? { lineId: happening.lineId } : {}
      this.rep?.send({ type: 'refused', message: error.message, ...lineId })
      return
    }
    this.needs.log.error({ err: error, simulationId: this.simulationId }, 'What happened in a call could not be kept')
    await this.stop('failed', 'That could not be saved.')
  }

  /** The review is made before the line is closed, so that whoever asks for it next finds it. */
  private async ended(): Promise<void> {
    await this.needs.onEnded(this.taken.lease)
    await this.stop('done', 'The call is over.')
  }

  /** Wakes the call when the time it waits for has come: the buyer picks up, or their time runs out. */
  private rearm(): void {
    clearTimeout(this.timer)
    if (this.rep === null || this.over) return
    if (this.call.state.at === 'ringing') {
      this.timer = setTimeout(() => void this.serial(() => this.happen({ type: 'pick-up' })), this.needs.ringMs)
      return
    }
    const wakeMs = nextWakeMs(this.call)
    if (wakeMs === null) return
    const passed = (): Promise<void> => this.serial(() => this.happen({ type: 'time-passed', atMs: this.elapsedMs() }))
    this.timer = setTimeout(() => void passed(), Math.max(0, wakeMs - this.elapsedMs()) + 1)
  }
}

const isKept = ({ type }: Effect): boolean => type !== 'ring' && type !== 'refuse' && type !== 'tell-again'

/** A step that makes the buyer answer, and the answer as decided with it: both are kept together or not at all. */
function answered(made: Step): Step {
  const answer = step(made.call, { type: 'answer-ready', atMs: made.call.atMs })
  return { call: answer.call, effects: [...made.effects, ...answer.effects] }
}
