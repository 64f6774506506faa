import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { setUpPath } from '../../lib/paths.ts'
import { fittingBuyer, PractisingWith } from './practising-with.tsx'
import type { TranscriptAnswer } from './transcript-lines.ts'

/** How a real call is practised: with whom was made of it, or a dialog that makes them. */
export interface Practising {
  onPractise: () => void
  dialog: ReactNode
}

/** Opens the way from a real call to practising with somebody like its buyer: with whom it is practised, once they are made. */
export function usePractising(answer: TranscriptAnswer | undefined): Practising {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  if (!answer) return { onPractise: () => undefined, dialog: null }
  const { transcript } = answer
  const buyer = fittingBuyer(answer)
  const setUp = (personaId: string) => void navigate(setUpPath(personaId, transcript.type))
  return {
    onPractise: () => (buyer === null ? setOpen(true) : setUp(buyer)),
    dialog: isOpen && (
      <PractisingWith answer={answer} onClose={() => setOpen(false)} onReady={setUp} then="Make and set up the call" />
    ),
  }
}
