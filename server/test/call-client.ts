import {
  callProtocolVersion,
  serverMessageSchema,
  type CallEvent,
  type ClientMessage,
  type ServerMessage,
} from '@ringside/contract'
import WebSocket from 'ws'
import { newId } from '../src/platform/ids.ts'
import { within as limited } from '../src/platform/time-limit.ts'

type Event<Type extends CallEvent['type']> = Extract<CallEvent, { type: Type }>
type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>
type Closed = { code: number; reason: string }

/** Fails a wait that would otherwise hang the run; far above anything a step takes. */
const patienceMs = 10_000

/** A rep's browser, as far as the call protocol goes. Every message is checked against the contract. */
export interface CallClient {
  readonly messages: ServerMessage[]
  /** Every frame as it came. */
  readonly frames: string[]
  /** Every event received on this connection, in the order it came. */
  events(): CallEvent[]
  send(message: ClientMessage): void
  sendRaw(data: string | Buffer): void
  /** Says a line and gives its id. */
  say(words: string, lineId?: string): string
  /** Says a line and waits until it is kept and answered, or the call is over. */
  ask(words: string): Promise<void>
  /** The next event of a type that was not waited for before. */
  event<Type extends CallEvent['type']>(type: Type): Promise<Event<Type>>
  message<Type extends ServerMessage['type']>(type: Type): Promise<Message<Type>>
  closed(): Promise<Closed>
  /** Goes without a word, as a lost network does. */
  drop(): Promise<void>
}

/** Opens a socket to a call and does not join yet. Rejects with the status when the server refuses the upgrade. */
export async function openCall(address: string, simulationId: string, origin = address): Promise<CallClient> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/simulations/${simulationId}/call`, { origin })
  const client = new SocketClient(socket)
  await client.opened
  return client
}

/** Opens a socket to a call and joins. */
export async function joinCall(address: string, simulationId: string, token: string, lastSeq = 0): Promise<CallClient> {
  const client = await openCall(address, simulationId)
  client.send({ type: 'join', version: callProtocolVersion, token, lastSeq })
  return client
}

class SocketClient implements CallClient {
  readonly messages: ServerMessage[] = []
  readonly frames: string[] = []
  readonly opened: Promise<void>
  private readonly socket: WebSocket
  private readonly ended: Promise<Closed>
  private readonly waited = new Set<ServerMessage>()
  private onNews: () => void = () => undefined

  constructor(socket: WebSocket) {
    this.socket = socket
    this.opened = new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('unexpected-response', (_, response) => reject(new Error(`refused with ${response.statusCode}`)))
      socket.once('error', reject)
    })
    socket.on('error', () => undefined)
    this.ended = new Promise((resolve) => {
      socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() }))
    })
    // A text frame arrives as one Buffer.
    socket.on('message', (data: Buffer) => {
      this.frames.push(data.toString())
      this.messages.push(serverMessageSchema.parse(JSON.parse(data.toString())))
      this.onNews()
    })
  }

  events(): CallEvent[] {
    return this.messages.flatMap((message) => (message.type === 'event' ? [message.event] : []))
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message))
  }

  sendRaw(data: string | Buffer): void {
    this.socket.send(data)
  }

  say(words: string, lineId = newId()): string {
    this.send({ type: 'line', lineId, words, mode: 'typed' })
    return lineId
  }

  async ask(words: string): Promise<void> {
    const lineId = this.say(words)
    const isAnswer = (seq: number) => (message: ServerMessage) =>
      message.type === 'event' && message.event.seq > seq && message.event.type === 'buyer-turn'
    const kept = await this.next(
      (message) => message.type === 'event' && message.event.type === 'rep-turn' && message.event.lineId === lineId,
    )
    if (kept.type === 'event') await this.next(isAnswer(kept.event.seq))
  }

  async event<Type extends CallEvent['type']>(type: Type): Promise<Event<Type>> {
    const message = await this.next((each) => each.type === 'event' && each.event.type === type)
    if (message.type !== 'event') throw new Error('not an event')
    // The condition above has looked at the type.
    return message.event as Event<Type>
  }

  async message<Type extends ServerMessage['type']>(type: Type): Promise<Message<Type>> {
    // The condition looks at the type.
    return (await this.next((each) => each.type === type)) as Message<Type>
  }

  closed(): Promise<Closed> {
    return within(this.ended, 'the socket to close')
  }

  async drop(): Promise<void> {
    this.socket.terminate()
    await this.ended
  }

  private async next(matches: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    const found = this.messages.find((message) => !this.waited.has(message) && matches(message))
    if (found) {
      this.waited.add(found)
      return found
    }
    const news = new Promise<'news'>((resolve) => {
      this.onNews = () => resolve('news')
    })
    const what = await within(Promise.race([news, this.ended]), 'a message')
    if (what === 'news') return this.next(matches)
    throw new Error(`the socket closed with ${what.code} ${what.reason}`)
  }
}

const within = <Result>(promise: Promise<Result>, what: string): Promise<Result> =>
  limited(patienceMs, promise, () => new Error(`waited too long for ${what}`))
