import { closeCodes, type ServerMessage } from '@ringside/contract'
import type { WebSocket } from 'ws'
import type { CloseReason, RepConnection } from './connection.ts'

/** A reader with more than this unread is cut off, in bytes; it may join again. One that never reads would cost gigabytes. */
const maxBacklog = 1024 * 1024
/** A peer that is silent for this long, though asked, is gone, in milliseconds. */
const silenceMs = 45_000
const askEveryMs = 15_000
/** How long a closing handshake may take before the line is cut, in milliseconds. */
const closingMs = 2_000

const codes: Record<CloseReason, number> = { ...closeCodes, done: 1000, goingAway: 1001, policy: 1008, failed: 1011 }

/** A rep's end of a call, carried by a WebSocket. */
export class SocketConnection implements RepConnection {
  private readonly socket: WebSocket
  private readonly asking: NodeJS.Timeout
  private closing = false
  private heardAt = performance.now()

  constructor(socket: WebSocket) {
    this.socket = socket
    this.asking = setInterval(() => this.ask(), askEveryMs).unref()
    socket.on('pong', () => this.heard())
    socket.on('close', () => clearInterval(this.asking))
    // A peer that breaks the protocol is closed by the library; without a listener it would end the process.
    socket.on('error', () => undefined)
  }

  /** The peer is alive. */
  heard(): void {
    this.heardAt = performance.now()
  }

  send(message: ServerMessage): void {
    if (this.closing) return
    this.socket.send(JSON.stringify(message))
    if (this.socket.bufferedAmount > maxBacklog) this.close('slowReader', 'You are not reading fast enough.')
  }

  close(reason: CloseReason, words: string): void {
    if (this.closing) return
    this.closing = true
    this.socket.close(codes[reason], words)
    setTimeout(() => this.socket.terminate(), closingMs).unref()
  }

  private ask(): void {
    if (performance.now() - this.heardAt > silenceMs) this.socket.terminate()
    else this.socket.ping()
  }
}
