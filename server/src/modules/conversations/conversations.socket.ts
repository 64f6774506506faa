import { callProtocolVersion, clientMessageSchema, idSchema, type ClientMessage } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import type { ActorSource } from '../../platform/http/actor.ts'
import type { Log } from '../../platform/log.ts'
import type { CallSession } from './call-session.ts'
import type { Conversations } from './conversations.service.ts'
import { SocketConnection } from './socket-connection.ts'

/** A socket that has not joined by then is closed, in milliseconds. */
const joinWithinMs = 10_000
const maxMessagesPerSecond = 100

type Join = Extract<ClientMessage, { type: 'join' }>

interface SocketNeeds {
  readonly conversations: Conversations
  readonly actorSource: ActorSource
  readonly log: Log
  readonly joinWithinMs?: number
}

/** `WS /api/simulations/{id}/call`, as the contract's call protocol has it. The token comes in the first message. */
export function callSocket(app: FastifyInstance, needs: { conversations: Conversations; log: Log }): void {
  app.get<{ Params: { id: string } }>('/api/simulations/:id/call', { websocket: true }, (socket, request) => {
    serveCall(socket, request.params.id, { ...needs, actorSource: app.actorSource })
  })
}

/** Speaks the call protocol on one socket. */
export function serveCall(socket: WebSocket, simulationId: string, needs: SocketNeeds): void {
  const connection = new SocketConnection(socket)
  let joined: Promise<CallSession | null> | null = null
  const tooLate = setTimeout(() => connection.close('policy', 'Join first.'), needs.joinWithinMs ?? joinWithinMs)
  const tooMany = createRateGuard()

  const defect = (error: unknown): void => {
    needs.log.error({ err: error, simulationId }, 'A message of a call could not be handled')
    connection.close('failed', 'Something went wrong here.')
  }

  const take = async (message: ClientMessage): Promise<void> => {
    if (message.type === 'ping') return connection.send({ type: 'pong' })
    if (message.type === 'join') return connection.send({ type: 'refused', message: 'You have joined already.' })
    await (await joined)?.receive(message)
  }

  socket.on('message', (data: RawData, isBinary: boolean) => {
    connection.heard()
    if (tooMany(performance.now())) return connection.close('policy', 'Too many messages.')
    const read = readMessage(data, isBinary)
    if (joined === null) {
      clearTimeout(tooLate)
      joined = join(connection, simulationId, read, needs)
      joined.catch(defect)
    } else if (read.message === null) {
      connection.send({ type: 'refused', message: 'That message could not be understood.', ...read.about })
    } else {
      take(read.message).catch(defect)
    }
  })
  socket.on('close', () => {
    clearTimeout(tooLate)
    joined?.then((session) => session?.left(connection)).catch(defect)
  })
}

interface ReadMessage {
  readonly message: ClientMessage | null
  /** What could be made out of a message that is none. */
  readonly about: { readonly lineId?: string }
  readonly version: number | null
}

const outlineSchema = z.object({
  lineId: z.string().max(100).optional().catch(undefined),
  version: z.number().nullable().catch(null),
})

function readMessage(data: RawData, isBinary: boolean): ReadMessage {
  const nothing = { message: null, about: {}, version: null }
  if (isBinary) return nothing
  let json: unknown
  try {
    // A text frame arrives as one Buffer; the other forms of RawData are of binary frames.
    json = JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '')
  } catch {
    return nothing
  }
  const outline = outlineSchema.safeParse(json).data
  const { data: message = null } = clientMessageSchema.safeParse(json)
  const lineId = outline?.lineId
  return { message, about: lineId === undefined ? {} : { lineId }, version: outline?.version ?? null }
}

/** The first message: who it is, and which call they want. Whatever is wrong with it closes the socket. */
async function join(
  connection: SocketConnection,
  simulationId: string,
  { message, version }: ReadMessage,
  needs: SocketNeeds,
): Promise<CallSession | null> {
  if (version !== null && version !== callProtocolVersion) return refuse(connection, 'wrongVersion', 'Reload the page.')
  if (message?.type !== 'join') return refuse(connection, 'policy', 'Join first.')
  return admit(connection, simulationId, message, needs)
}

async function admit(
  connection: SocketConnection,
  simulationId: string,
  { token, lastSeq }: Join,
  { actorSource, conversations }: SocketNeeds,
): Promise<CallSession | null> {
  const identity = await actorSource.identify(token)
  if (identity === null) return refuse(connection, 'badToken', 'Sign in again.')
  const isId = idSchema.safeParse(simulationId).success
  const session = isId ? await conversations.join(identity, simulationId, connection, lastSeq) : null
  return session ?? refuse(connection, 'notFound', 'Call not found')
}

function refuse(connection: SocketConnection, ...why: Parameters<SocketConnection['close']>): null {
  connection.close(...why)
  return null
}

/** True from the message on that is one too many within a second. */
function createRateGuard(): (now: number) => boolean {
  let since = 0
  let count = 0
  return (now) => {
    if (now - since >= 1_000) {
      since = now
      count = 0
    }
    count += 1
    return count > maxMessagesPerSecond
  }
}
