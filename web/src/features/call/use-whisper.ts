import { useState } from 'react'
import type { Whisper } from '../../lib/call-socket/call-record.ts'
import { useNow } from './use-now.ts'

const shownMs = 30_000

/** The whisper to show: the newest for 30 seconds or until it is put away, and again when it is asked for. */
export function useWhisper(whispers: readonly Whisper[]) {
  const now = useNow(1000)
  const [asked, setAsked] = useState<{ id: string; at: number } | null>(null)
  const [away, setAway] = useState<string | null>(null)
  const newest = whispers.at(-1) ?? null
  const shownFrom = newest && asked?.id === newest.id ? asked.at : (newest?.receivedAt ?? -Infinity)
  const isShown = newest !== null && away !== newest.id && now - shownFrom < shownMs
  return {
    whisper: isShown ? newest : null,
    putAway: () => setAway(newest?.id ?? null),
    /** Shows the last one again. */
    readAgain() {
      if (!newest) return
      setAway(null)
      setAsked({ id: newest.id, at: performance.now() })
    },
  }
}
