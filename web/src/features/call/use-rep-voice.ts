import { useEffect, useEffectEvent, useState } from 'react'
import { browserSpeechInput } from '../../lib/audio/browser/browser-speech-input.ts'
import { openMicrophone } from '../../lib/audio/browser/microphone.ts'
import type { ListeningFailure } from '../../lib/audio/speech.ts'
import { createVoiceLevel } from './voice-level.ts'

export interface RepVoiceEvents {
  /** Something is heard; answers what of it the rep says, empty when nothing. */
  onHearing: (words: string) => string
  onLine: (words: string) => void
  /** Listening stops: what was heard of a line becomes none. */
  onStop: () => void
}

/** Listens to the rep while `isOn`: what is being said, whole lines, and how loud it is. */
export function useRepVoice(isOn: boolean, events: RepVoiceEvents) {
  const [level] = useState(createVoiceLevel)
  const [hearing, setHearing] = useState('')
  const [failure, setFailure] = useState<ListeningFailure | null>(null)
  const [hasMovedOn, setMovedOn] = useState(false)
  const onHearing = useEffectEvent((words: string) => setHearing(events.onHearing(words)))
  const onLine = useEffectEvent((words: string) => {
    setHearing('')
    events.onLine(words)
  })
  const onStop = useEffectEvent(() => events.onStop())
  const isListening = isOn && failure === null
  useEffect(() => {
    const input = isListening ? browserSpeechInput() : null
    if (!input) return
    const listening = input.listen({ onHearing, onLine, onFailure: setFailure })
    const closeMicrophone = openMicrophone({
      onState: (state) => state === 'refused' && setFailure('refused'),
      onLevel: level.set,
    })
    return () => {
      listening.stop()
      closeMicrophone()
      level.set(0)
      setHearing('')
      onStop()
    }
  }, [isListening, level])
  return {
    level,
    hearing,
    failure,
    isListening,
    /** The rep typed on after the failure: what to do about it is decided, and need not be asked any more. */
    hasMovedOn,
    moveOn: () => setMovedOn(failure !== null),
    tryAgain() {
      setFailure(null)
      setMovedOn(false)
    },
  }
}
