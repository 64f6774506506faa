import type { CallView } from '../../lib/call-socket/call-view.ts'
import { elapsedOf } from './use-now.ts'
import type { useSpeaking } from './use-speaking.ts'
import type { BuyerDoing, RepDoing } from './who-band.tsx'

export type JoinedView = Extract<CallView, { call: unknown }>
type Speaking = ReturnType<typeof useSpeaking>

/** Where the call's clock stands still: at its end, and where the connection went. */
export function stoppedAt(view: JoinedView): number | null {
  if (view.state === 'ended') return view.atMs
  return view.state === 'reconnecting' ? elapsedOf(view.call.pickedUpAt, view.lostAt) : null
}

export function buyerDoing(view: JoinedView, speaking: Speaking, isThinking: boolean): BuyerDoing {
  if (view.state === 'ended') return 'Off the line'
  if (view.call.pickedUpAt === null) return 'Ringing'
  if (speaking.buyer.isSpeaking) return 'Speaking'
  return isThinking ? 'Thinking' : 'Listening'
}

export function repDoing(view: JoinedView, speaking: Speaking): RepDoing {
  if (view.state === 'ended') return 'Off the line'
  if (speaking.rep.hearing) return 'Speaking'
  if (speaking.microphone === 'muted') return 'Muted'
  const waits = view.state !== 'live' || speaking.buyer.isSpeaking || view.call.unacknowledged.length > 0
  return waits || view.call.thinkingSince !== null ? 'Listening' : 'Your turn'
}
