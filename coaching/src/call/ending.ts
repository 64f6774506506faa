import { outcomeOf } from '../buyer/index.ts'
import type { EndedBy } from './call.ts'
import type { Draft } from './draft.ts'
import { isLive, said } from './turns.ts'

/** The line goes dead. What the buyer was saying counts as said: the rep who hangs up on it had heard the gist. */
export function ending(draft: Draft, endedBy: EndedBy, reported: number): void {
  if (draft.call.state.at === 'ended') return
  const atMs = draft.passTo(reported)
  said(draft, { atMs })
  const { state, setup } = draft.call
  const outcome = isLive(state) ? outcomeOf(setup, state.mind, endedBy) : 'abandoned'
  draft.enter({ at: 'ended', outcome, endedBy, atMs })
  draft.tell({ type: 'ended', outcome, endedBy, atMs })
}
