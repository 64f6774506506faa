import type { LiveCall } from '@ringside/contract/live-calls'
import type { SentWhisper } from '@ringside/contract/whispers'
import { formatClock } from '../../lib/time-format.ts'

/** Under this a meter is worth an admin's look. */
const low = 25

/** What an admin should notice about a call; null when its numbers are not theirs to see. */
export function courseOf(meters: LiveCall['meters']): { words: string; alert: boolean } | null {
  if (!meters) return null
  if (meters.patience < low) return { words: 'Losing patience', alert: true }
  if (meters.interest < low) return { words: 'Losing interest', alert: true }
  return { words: 'On course', alert: false }
}

/** When in the call it was sent, and whether the rep has it: "6:38, delivered". */
export function deliveryOf(whisper: SentWhisper, startedAt: string): string {
  const at = formatClock(new Date(whisper.sentAt).getTime() - new Date(startedAt).getTime())
  return `${at}, ${whisper.deliveredAt ? 'delivered' : 'waiting for the rep'}`
}
