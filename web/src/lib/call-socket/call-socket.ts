import {
  callProtocolVersion,
  closeCodes,
  serverMessageSchema,
  type ClientMessage,
  type ServerMessage,
} from '@ringside/contract/simulations/call-protocol'
import { backoffMs } from './backoff.ts'
import type { RepLine } from './call-record.ts'
import type { CallInput, Refusal } from './call-view.ts'
import { NotesKeeper } from './notes-keeper.ts'
import type { Outbox } from './outbox.ts'

/** What a connection tells. */
export interface WireEvents {
  onOpen: () => void
  onFrame: (data: unknown) => void
  onClosed: (code: number) => void
}

/** A connection to the server. */
export interface Wire {
  send: (frame: string) => void
  close: () => void
}

/** What a call needs of the browser; passed in, so that tests bring their own. */
export interface CallSocketNeeds {
  openWire(events: WireEvents): Wire
  /** Null when nobody is signed in; throws when that could not be asked. */
  token(): Promise<string | null>
  /** Keeps notes without the socket. False when the server won't have them; throws when asking again may help. */
  keepNotes(notes: string): Promise<boolean>
  outbox: Outbox
  /** Runs once after `ms`; the answer cancels it. */
  after(ms: number, run: () => void): () => void
  now(): number
  /** 0..1 */
  chance(): number
}

export interface CallSocket {
  /** Says a line: it is kept, sent, and sent again until the server has acknowledged it. */
  say(line: RepLine): void
  /** The rep cut in when only `wordsSaid` words of a buyer turn had been said aloud. */
  interrupt(turn: number, wordsSaid: number): void
  /** The whole of a buyer turn was said aloud. */
  spoken(turn: number): void
  /** `notes-saved` is told once the server has them; also after the call. */
  saveNotes(notes: string): void
  hangUp(): void
  /** Tries at once instead of when the next wait is over. A refused call stays refused. */
  retryNow(): void
  /** Joins a call that was refused, because the rep asked for it: after `open-elsewhere` it takes the call back. */
  takeBack(): void
  /** The browser says that its network is gone: the connection is given up at once instead of when it goes silent. */
  wentOffline(): void
  close(): void
}

const pingEveryMs = 15_000
/** A line or a ping is answered within this, or the connection is dead. */
const answerMs = 8_000
const silenceMs = 40_000

const refusals: Partial<Record<number, Refusal>> = {
  [closeCodes.badToken]: 'signed-out',
  [closeCodes.forbidden]: 'forbidden',
  [closeCodes.notFound]: 'not-found',
  [closeCodes.wrongVersion]: 'page-too-old',
  [closeCodes.takenOver]: 'open-elsewhere',
}

/** A frame as the protocol has it, or null for one of a newer server that this page need not understand. */
function parseFrame(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null
  try {
    const parsed = serverMessageSchema.safeParse(JSON.parse(data))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** refused: only the rep's own wish leads out of it. */
type Phase = 'opening' | 'joined' | 'waiting' | 'refused' | 'over'

class CallConnection implements CallSocket {
  readonly #needs: CallSocketNeeds
  readonly #tell: (input: CallInput) => void
  readonly #notes: NotesKeeper
  #phase: Phase = 'opening'
  #wire: Wire | null = null
  #attempt = 0
  #lastSeq = 0
  #catchUpTo: number | null = null
  /** Frames that matter beyond this connection: sent again after each join until they are done with. */
  #wantsToHangUp = false
  #said = new Map<number, ClientMessage>()
  #cancelWait = () => {}
  #cancelPing = () => {}
  #cancelSilence = () => {}
  #cancelAnswer: (() => void) | null = null

  constructor(needs: CallSocketNeeds, tell: (input: CallInput) => void) {
    this.#needs = needs
    this.#tell = tell
    this.#notes = new NotesKeeper(needs, {
      send: (notes) => this.#send({ type: 'notes', notes }),
      onSaved: (notes) => tell({ kind: 'notes-saved', notes }),
    })
    this.#open()
  }

  say(line: RepLine) {
    if (this.#phase === 'over') return
    this.#needs.outbox.add(line)
    this.#tell({ kind: 'said', line })
    this.#send({ type: 'line', ...line })
  }

  interrupt(turn: number, wordsSaid: number) {
    this.#keepAndSend(turn, { type: 'interrupt', turn, wordsSaid })
  }

  spoken(turn: number) {
    this.#keepAndSend(turn, { type: 'spoken', turn })
  }

  saveNotes(notes: string) {
    this.#notes.save(notes)
  }

  hangUp() {
    this.#wantsToHangUp = true
    this.#send({ type: 'hang-up' })
  }

  retryNow() {
    if (this.#phase !== 'waiting') return
    this.#cancelWait()
    this.#open()
  }

  takeBack() {
    if (this.#phase === 'refused') this.#open()
  }

  wentOffline() {
    if (this.#phase === 'opening' || this.#phase === 'joined') this.#onClosed(0)
  }

  close() {
    this.#stop()
    this.#phase = 'over'
    this.#notes.leave()
  }

  #keepAndSend(turn: number, frame: ClientMessage) {
    if (!this.#send(frame)) this.#said.set(turn, frame)
  }

  #send(frame: ClientMessage): boolean {
    if (this.#phase !== 'joined' || !this.#wire) return false
    this.#wire.send(JSON.stringify(frame))
    if (frame.type === 'line' || frame.type === 'ping') this.#expectAnswer()
    return true
  }

  #open() {
    this.#phase = 'opening'
    this.#catchUpTo = null
    const wire = this.#needs.openWire({
      onOpen: () => void this.#join(wire),
      onFrame: (data) => this.#onFrame(wire, data),
      onClosed: (code) => this.#wire === wire && this.#onClosed(code),
    })
    this.#wire = wire
    this.#expectWords()
  }

  async #join(wire: Wire) {
    const token = await this.#needs.token().catch(() => undefined)
    if (this.#wire !== wire) return
    // Not to know who is there is no refusal: it passes like a lost connection.
    if (token === undefined) return this.#onClosed(0)
    if (!token) return this.#refuse('signed-out')
    const join: ClientMessage = { type: 'join', version: callProtocolVersion, token, lastSeq: this.#lastSeq }
    wire.send(JSON.stringify(join))
  }

  #onFrame(wire: Wire, data: unknown) {
    if (this.#wire !== wire) return
    this.#answered()
    this.#expectWords()
    const message = parseFrame(data)
    if (!message) return
    if (message.type === 'event') {
      const { event } = message
      if (event.type === 'rep-turn') this.#needs.outbox.remove(event.lineId)
      if (event.seq <= this.#lastSeq) return
      // An event is missing between: a fresh join brings it.
      if (event.seq > this.#lastSeq + 1) return this.#onClosed(0)
      this.#lastSeq = event.seq
    }
    if (message.type === 'refused' && message.lineId) this.#needs.outbox.remove(message.lineId)
    if (message.type === 'notes-saved') this.#notes.onAnswer()
    this.#tell({ kind: 'message', message, now: this.#needs.now() })
    if (message.type === 'event' && message.event.type === 'ended') return this.#onEnded()
    if (message.type === 'joined') this.#catchUpTo = message.lastSeq
    if (this.#phase === 'opening' && this.#catchUpTo !== null && this.#lastSeq >= this.#catchUpTo) this.#onCaughtUp()
  }

  /** Joined, and every event before that seen: what the server still lacks can go out, and nothing else of it. */
  #onCaughtUp() {
    this.#phase = 'joined'
    this.#attempt = 0
    for (const line of this.#needs.outbox.lines()) {
      this.#tell({ kind: 'said', line })
      this.#send({ type: 'line', ...line })
    }
    for (const frame of this.#said.values()) this.#send(frame)
    this.#said.clear()
    this.#notes.onJoined()
    if (this.#wantsToHangUp) this.#send({ type: 'hang-up' })
    this.#pingLater()
  }

  #onEnded() {
    for (const line of this.#needs.outbox.lines()) this.#needs.outbox.remove(line.lineId)
    this.#stop()
    this.#phase = 'over'
    this.#notes.onSocketOver()
  }

  #onClosed(code: number) {
    const refusal = refusals[code]
    if (refusal) return this.#refuse(refusal)
    this.#stop()
    this.#phase = 'waiting'
    this.#tell({ kind: 'lost', now: this.#needs.now() })
    this.#cancelWait = this.#needs.after(backoffMs(this.#attempt, this.#needs.chance()), () => this.#open())
    this.#attempt += 1
  }

  #refuse(refusal: Refusal) {
    this.#stop()
    this.#phase = 'refused'
    // A refused view keeps nothing of the call, so a later join asks for all of it.
    this.#lastSeq = 0
    this.#tell({ kind: 'refused', refusal })
  }

  /** Drops the wire without hearing of it again. */
  #stop() {
    const wire = this.#wire
    this.#wire = null
    this.#cancelWait()
    this.#cancelPing()
    this.#cancelSilence()
    this.#answered()
    wire?.close()
  }

  #pingLater() {
    this.#cancelPing = this.#needs.after(pingEveryMs, () => {
      this.#send({ type: 'ping' })
      this.#pingLater()
    })
  }

  /** Any word of the server's is an answer; the first question still open sets the time. */
  #expectAnswer() {
    this.#cancelAnswer ??= this.#needs.after(answerMs, () => this.#onClosed(0))
  }

  #answered() {
    this.#cancelAnswer?.()
    this.#cancelAnswer = null
  }

  /** A connection can be dead without being closed: with no word for a while it is taken for lost. */
  #expectWords() {
    this.#cancelSilence()
    this.#cancelSilence = this.#needs.after(silenceMs, () => this.#onClosed(0))
  }
}

/** Joins a call and stays with it until it ends or `close` is called, over as many connections as that takes. */
export function connectCall(needs: CallSocketNeeds, tell: (input: CallInput) => void): CallSocket {
  return new CallConnection(needs, tell)
}
