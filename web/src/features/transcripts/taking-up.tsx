import { useState, type ReactNode } from 'react'
import { useSession } from '../../lib/session/session.ts'
import { fittingBuyer, PractisingWith } from './practising-with.tsx'
import type { TranscriptAnswer } from './transcript-lines.ts'
import { useTakeUp } from './transcript-queries.ts'

/** How a review of an uploaded call lets its rep go on from one of their lines. */
export interface TakingUp {
  onRetry: (line: number) => void
  isRetrying: boolean
  /** Asks whom to practise with, the first time and where they don't fit any more. */
  dialog: ReactNode
}

/** Takes an uploaded call up from a line of the rep's. Whoever was made of it once is there again the next time. */
export function useTakingUp(answer: TranscriptAnswer): TakingUp {
  const { orgId } = useSession()
  const [line, setLine] = useState<number | null>(null)
  const takeUp = useTakeUp(orgId, answer.transcript._id)
  return {
    onRetry: (at) => (fittingBuyer(answer) === null ? setLine(at) : takeUp.mutate(at)),
    isRetrying: takeUp.isPending,
    dialog: line !== null && (
      <PractisingWith
        answer={answer}
        onClose={() => setLine(null)}
        onReady={() => {
          setLine(null)
          takeUp.mutate(line)
        }}
        then="Make and go on from there"
      />
    ),
  }
}
