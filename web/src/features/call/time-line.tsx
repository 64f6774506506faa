import type { CallRecord } from '../../lib/call-socket/call-record.ts'
import { elapsedOf, useNow } from './use-now.ts'

const minuteMs = 60_000

/** "1 minute left", or in seconds under half a minute. */
export function leftWords(leftMs: number): string {
  if (leftMs <= 0) return 'Time is up'
  const minutes = Math.round(leftMs / minuteMs)
  return leftMs < minuteMs / 2
    ? `${Math.ceil(leftMs / 1000)} seconds left`
    : `${minutes} minute${minutes === 1 ? '' : 's'} left`
}

/** The buyer's time, thin over the stage; it turns to a warning when they have little left. */
export function TimeLine({
  call,
  stoppedAtMs,
  isOver,
}: {
  call: CallRecord
  stoppedAtMs: number | null
  isOver: boolean
}) {
  const now = useNow(1000)
  const elapsed = stoppedAtMs ?? elapsedOf(call.pickedUpAt, now)
  const share = Math.min(100, (elapsed / (call.terms.expectedMinutes * minuteMs)) * 100)
  const nearlyUp = isOver ? null : call.nearlyUp
  // The line stands still where the connection went, and so does what it says.
  const at = stoppedAtMs === null || call.pickedUpAt === null ? now : call.pickedUpAt + stoppedAtMs
  return (
    <div>
      <div aria-hidden className="h-[3px] overflow-hidden rounded-tr-dialog bg-line max-desktop:rounded-none">
        <div className={`h-full ${nearlyUp ? 'bg-warn' : 'bg-ink-3'}`} style={{ width: `${share}%` }} />
      </div>
      {nearlyUp && (
        <p aria-hidden className="bg-warn-tint px-6 py-1 text-small font-medium text-warn">
          {leftWords(nearlyUp.leftMs - Math.max(0, at - nearlyUp.at))}
        </p>
      )}
      {/* Announced once: a count read out each second would talk over the call. */}
      <p role="status" className="sr-only">
        {nearlyUp && leftWords(nearlyUp.leftMs)}
      </p>
    </div>
  )
}
