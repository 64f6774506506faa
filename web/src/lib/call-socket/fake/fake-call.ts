import {
  clientMessageSchema,
  serverMessageSchema,
  type CallEvent,
  type ClientMessage,
} from '@ringside/contract/simulations/call-protocol'
import type { LiveBuyerTurn, LiveRepTurn } from '@ringside/contract/simulations/turn'
import type { CallSocketNeeds, Wire, WireEvents } from '../call-socket.ts'
import { openOutbox } from '../outbox.ts'

export const simulationId = '0199a1b2-0000-7000-8000-000000000001'
export const lineId = (n: number) => `0199a1b2-0000-4000-8000-00000000000${n}`

export const joined = (over: { elapsedMs?: number | null; lastSeq?: number } = {}) => ({
  type: 'joined' as const,
  version: 2 as const,
  simulationId,
  persona: {
    personaId: simulationId,
    firstName: 'Dana',
    lastName: 'Whitfield',
    title: 'VP',
    accountName: 'Brightwell',
  },
  voice: { pitch: 0.5, pace: 0.5 },
  callType: 'discovery' as const,
  difficulty: 'medium' as const,
  goal: 'Find the problem.',
  plan: [{ factId: 'slots', label: 'How slots are booked', foundAtMs: null }],
  notes: '',
  expectedMinutes: 10,
  elapsedMs: 0,
  lastSeq: 0,
  ...over,
})

export const buyerTurn = (turn: number, words = 'Hello?', startMs = turn * 4000): LiveBuyerTurn => ({
  turn,
  speaker: 'buyer',
  words,
  startMs,
  endMs: startMs + 2000,
  cut: false,
})

export const repTurn = (turn: number, words = 'Hi Dana.'): LiveRepTurn => ({
  turn,
  speaker: 'rep',
  words,
  startMs: turn * 4000,
  endMs: turn * 4000 + 2000,
  mode: 'typed',
})

export const event = {
  pickedUp: (seq: number): CallEvent => ({ seq, type: 'picked-up', atMs: 0 }),
  buyer: (seq: number, turn: LiveBuyerTurn): CallEvent => ({
    seq,
    type: 'buyer-turn',
    turn,
    mood: { word: 'Guarded', level: 30 },
  }),
  rep: (seq: number, turn: LiveRepTurn, line: string): CallEvent => ({ seq, type: 'rep-turn', turn, lineId: line }),
  ended: (seq: number): CallEvent => ({ seq, type: 'ended', outcome: 'hung-up', endedBy: 'buyer', atMs: 9000 }),
}

/** A connection whose other end is the test. */
export class FakeWire implements Wire {
  readonly events: WireEvents
  closed = false
  readonly sent: ClientMessage[] = []
  constructor(events: WireEvents) {
    this.events = events
  }
  send(frame: string) {
    this.sent.push(clientMessageSchema.parse(JSON.parse(frame)))
  }
  close() {
    this.closed = true
  }
  /** What the server says next. */
  says(message: unknown) {
    this.events.onFrame(JSON.stringify(serverMessageSchema.parse(message)))
  }
  happens(...events: CallEvent[]) {
    for (const each of events) this.says({ type: 'event', event: each })
  }
  drops(code = 1006) {
    this.events.onClosed(code)
  }
}

/** A tab's session storage. */
export function fakeStore() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** What a call asks beside its socket. */
function fakeServer(token: string | null) {
  const kept: string[] = []
  let isDown = false
  const answer = <Value>(value: Value) => (isDown ? Promise.reject(new Error('No answer')) : Promise.resolve(value))
  return {
    /** Notes kept without the socket. */
    kept,
    setDown(next: boolean) {
      isDown = next
    },
    token: () => answer(token),
    keepNotes(notes: string) {
      if (!isDown) kept.push(notes)
      return answer(true)
    },
  }
}

/** A browser without a network or a clock: waits run when the test says so. */
export function fakeBrowser(store = fakeStore(), token: string | null = 'token') {
  const wires: FakeWire[] = []
  const server = fakeServer(token)
  let waits: { ms: number; run: () => void }[] = []
  const needs: CallSocketNeeds = {
    openWire(events) {
      const wire = new FakeWire(events)
      wires.push(wire)
      return wire
    },
    token: server.token,
    keepNotes: server.keepNotes,
    outbox: openOutbox(simulationId, () => store),
    after(ms, run) {
      const wait = { ms, run }
      waits.push(wait)
      return () => {
        waits = waits.filter((each) => each !== wait)
      }
    },
    now: () => 1000,
    chance: () => 0,
  }
  return {
    needs,
    wires,
    kept: server.kept,
    setServerDown: server.setDown,
    waits: () => waits.map((wait) => wait.ms),
    /** Lets the wait of this length be over. */
    pass(ms: number) {
      const wait = waits.find((each) => each.ms === ms)
      if (!wait) throw new Error(`Nothing waits for ${ms} ms`)
      waits = waits.filter((each) => each !== wait)
      wait.run()
    },
    /** The newest connection, opened and with its join sent. */
    async connected(): Promise<FakeWire> {
      const wire = wires.at(-1)
      if (!wire) throw new Error('No connection was opened')
      wire.events.onOpen()
      await Promise.resolve()
      await Promise.resolve()
      await Promise.resolve()
      return wire
    },
  }
}
