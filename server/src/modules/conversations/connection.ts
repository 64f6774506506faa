import type { closeCodes, ServerMessage } from '@ringside/contract'

/** Why a socket is closed: the contract's codes, and the WebSocket's own for the rest. */
export type CloseReason = keyof typeof closeCodes | 'done' | 'policy' | 'goingAway' | 'failed'

/** A rep's end of a call, whatever carries it. Sending never waits; a reader that is too slow is closed by its carrier. */
export interface RepConnection {
  send(message: ServerMessage): void
  close(reason: CloseReason, words: string): void
}
