import { useState, type ReactNode } from 'react'
import { ChoosePractice } from './choose-practice.tsx'
import { PractiseDialog } from './practise-call.tsx'
import type { TranscriptAnswer } from './transcript-lines.ts'

interface PractisingWithProps {
  answer: TranscriptAnswer
  /** What is done with whoever was chosen or made. */
  onReady: (personaId: string) => void
  onClose: () => void
  /** What that is, on the button that makes them. */
  then: string
}

/** Asks whom a call is practised with: of the pipeline where whoever it was does not fit any more, else somebody made of it. */
export function PractisingWith({ answer, onReady, onClose, then }: PractisingWithProps): ReactNode {
  const [isMaking, setMaking] = useState(false)
  const standing = answer.practice?.standing ?? 'here'
  if (standing !== 'here' && !isMaking) {
    const onMake = () => setMaking(true)
    return <ChoosePractice answer={answer} standing={standing} onChosen={onReady} onMake={onMake} onClose={onClose} />
  }
  return <PractiseDialog answer={answer} onClose={onClose} onMade={onReady} then={then} />
}

/** Whoever the call is practised with, where they are there and fit it. */
export const fittingBuyer = ({ practice }: TranscriptAnswer): string | null =>
  practice?.standing === 'here' ? practice.personaId : null
