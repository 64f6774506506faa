import { useRef } from 'react'
import { firstWords, withoutEcho } from '../../lib/audio/spoken-words.ts'
import type { CallRecord } from '../../lib/call-socket/call-record.ts'
import type { BuyerVoice } from './use-buyer-voice.ts'
import { elapsedOf } from './use-now.ts'

/**
 * A line whose first words are recognised within this of the buyer's last may still be the buyer's: recognition lags by
 * about half a second, and nobody who waits for the end to answer is recognised sooner.
 */
const lagMs = 800

/** Which turn the loudspeaker says, or has just said. */
function turnInTheAir(call: CallRecord, { saying, endedAt, isSpeaking }: BuyerVoice): number | null {
  if (isSpeaking) return call.toSay
  if (!saying) return null
  const ended = endedAt.get(saying.turn)
  return ended !== undefined && elapsedOf(call.pickedUpAt) - ended < lagMs ? saying.turn : null
}

/**
 * Takes the buyer's own voice out of what the microphone hears. A line that began with it may go on long after the buyer
 * has ended: the recogniser waits for a pause, and the rep may leave none.
 */
export function useBuyerEcho(call: CallRecord, buyer: BuyerVoice) {
  /** The turn that may be in the line being heard; undefined between lines. */
  const turn = useRef<number | null | undefined>(undefined)
  const repWords = (heard: string): string => {
    if (turn.current === undefined) turn.current = turnInTheAir(call, buyer)
    const line = call.turns.find((each) => each.turn === turn.current)?.words ?? ''
    const { saying } = buyer
    const isCut = saying !== null && saying.turn === turn.current && !saying.isSaying
    return withoutEcho(heard, isCut ? firstWords(line, saying.begun) : line)
  }
  return {
    /** What the rep says in a line, whole or still being heard. */
    repWords,
    /** What is heard next is another line. */
    onLineOver() {
      turn.current = undefined
    },
  }
}
