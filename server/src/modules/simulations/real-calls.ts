import type { RealLine } from '@ringside/coaching/call/index'
import type { CallType } from '@ringside/contract'
import type { Tx } from '../../platform/database/database.ts'
import type { MemberActor } from '../../platform/http/actor.ts'

/** What was said in a real call before a moment of it, and with whom it is practised. */
export interface SaidBefore {
  readonly type: CallType
  readonly personaId: string
  readonly lines: readonly RealLine[]
  /** The times were worked out from the words. */
  readonly estimated: boolean
}

/** Uploaded calls, for practice calls that go on from them. */
export interface RealCalls {
  /**
   * What was said in one's own reviewed call before a line of the rep's. `not-found` for another's; `conflict` when it can't be
   * taken up, or nobody was made of it yet.
   */
  saidBefore(actor: MemberActor, transcriptId: string, line: number): Promise<SaidBefore>
  /** Counts one more time that it was taken up, for the transaction; used-up when there were `freeRetries`, gone when it was deleted. */
  countRetry(tx: Tx, orgId: string, transcriptId: string): Promise<'counted' | 'used-up' | 'gone'>
  /** How often it was; null of a call that is there no more. */
  retriesOf(orgId: string, transcriptId: string): Promise<number | null>
  /** Whether an uploaded call is the actor's own; `not-found` for one that they may not see. */
  isOwn(actor: MemberActor, transcriptId: string): Promise<boolean>
  /** Keeps whom an uploaded call of one's own is practised with. `not-found` when it was deleted meanwhile. */
  keepPractice(tx: Tx, orgId: string, transcriptId: string, personaId: string): Promise<void>
}
