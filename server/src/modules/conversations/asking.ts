import type { Call } from '@ringside/coaching/call/index'
import { isSaidAsDecided } from '@ringside/coaching/wording/index'
import type { CallKeeper, CallKey } from '../simulations/index.ts'
import type { Wording } from './wording.ts'

/** What was asked for: words, or null for the line as decided. Once the signal is aborted nobody waits for them. */
interface Asked {
  readonly words: Promise<string | null>
  readonly signal: AbortSignal
}

/**
 * The words of the answer that a call waits for, while a model is asked for them. The call itself goes on meanwhile:
 * whatever else happens in it may end the asking, and then the answer is said as it was decided.
 */
export class Asking {
  private current: AbortController | null = null
  private readonly wording: Wording
  private readonly keeper: Pick<CallKeeper, 'turnsOf'>

  constructor(wording: Wording, keeper: Pick<CallKeeper, 'turnsOf'>) {
    this.wording = wording
    this.keeper = keeper
  }

  get isUnderWay(): boolean {
    return this.current !== null
  }

  /** True when there may be other words for the answer that the call waits for. */
  isWorthwhile({ state }: Call): boolean {
    return state.at === 'thinking' && !isSaidAsDecided(state.reply)
  }

  /** Asks for the words of the decided answer; null when no answer is awaited. */
  begin({ state, setup }: Call, key: CallKey): Asked | null {
    if (state.at !== 'thinking') return null
    const { mind, reply } = state
    const asking = new AbortController()
    const { signal } = asking
    this.current = asking
    const words = this.keeper
      .turnsOf(key)
      .then((before) => this.wording.wordsFor(key, { setup, mind, reply, before }, signal))
      // Without what was said before nothing can be judged; the line as decided needs no judging.
      .catch(() => null)
    return { words, signal }
  }

  /** Nobody waits for the words any more. True when somebody did. */
  end(): boolean {
    const wasUnderWay = this.isUnderWay
    this.current?.abort()
    this.current = null
    return wasUnderWay
  }
}
