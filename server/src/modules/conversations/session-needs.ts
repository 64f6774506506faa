import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { CallKeeper, CallKey } from '../simulations/index.ts'
import type { CallSession } from './call-session.ts'
import type { Wording } from './wording.ts'

/** What a session of a call needs of the server it runs on. */
export interface SessionNeeds {
  readonly keeper: CallKeeper
  readonly clock: Clock
  readonly log: Log
  /** Null: buyers say their lines as decided. */
  readonly wording: Wording | null
  /** How long it rings before the buyer picks up, in milliseconds. */
  readonly ringMs: number
  /** The session is over, whether or not the call is. */
  readonly onStopped: (session: CallSession) => void
  /** The call has ended and is kept as ended; resolves when its review is ready or will be made later. */
  readonly onEnded: (key: CallKey) => Promise<void>
}
