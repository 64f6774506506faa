import { useState, useSyncExternalStore } from 'react'
import { hasSpeechInput } from '../../lib/audio/browser/browser-speech-input.ts'
import { hasSpeechOutput, onVoicesChanged } from '../../lib/audio/browser/browser-speech-output.ts'
import { setSpeakingMode, useSpeakingMode } from '../../lib/audio/speaking-mode.ts'
import type { CallRecord } from '../../lib/call-socket/call-record.ts'
import { newId } from '../../lib/new-id.ts'
import { useBuyerEcho } from './buyer-echo.ts'
import type { SoundSettings } from './call-header.tsx'
import type { MicrophoneUse } from './dock.tsx'
import { useBuyerVoice, type BuyerVoice } from './use-buyer-voice.ts'
import type { CallActions } from './use-call-connection.ts'
import { elapsedOf } from './use-now.ts'
import { useRepVoice } from './use-rep-voice.ts'

const microphoneUse = (speaks: boolean, isMuted: boolean): MicrophoneUse => {
  if (!hasSpeechInput()) return 'unable'
  if (!speaks) return 'off'
  return isMuted ? 'muted' : 'on'
}

/** Whether the buyer is heard aloud, and whether this browser has a voice for that; its list of voices may come late. */
function useSound(atFirst: boolean): SoundSettings {
  const canSpeak = useSyncExternalStore(onVoicesChanged, hasSpeechOutput)
  const [aloud, onAloud] = useState(atFirst)
  return { aloud, canSpeak, onAloud }
}

interface RepLines {
  isOn: boolean
  /** The buyer is heard aloud. */
  aloud: boolean
  onLine: (words: string, startMs: number) => void
}

/** The lines the rep speaks, from their own first word, with nothing in them of the buyer's voice. */
function useRepLines(call: CallRecord, buyer: BuyerVoice, { isOn, aloud, onLine }: RepLines) {
  const [heardAt, setHeardAt] = useState<number | null>(null)
  const echo = useBuyerEcho(call, buyer)
  const repWords = (heard: string) => (aloud ? echo.repWords(heard) : heard)
  const endLine = () => {
    setHeardAt(null)
    echo.onLineOver()
  }
  return useRepVoice(isOn, {
    onHearing(words) {
      const own = repWords(words)
      if (own === '') return own
      setHeardAt((before) => before ?? elapsedOf(call.pickedUpAt))
      buyer.interrupt()
      return own
    },
    onLine(words) {
      const own = repWords(words)
      endLine()
      if (own !== '') onLine(own, heardAt ?? elapsedOf(call.pickedUpAt))
    },
    onStop: endLine,
  })
}

/** Both voices of a call, and how each cuts the other short. */
export function useSpeaking(call: CallRecord, isLive: boolean, actions: CallActions) {
  const mode = useSpeakingMode()
  const sound = useSound(mode === 'voice')
  const [isMuted, setMuted] = useState(false)
  const buyer = useBuyerVoice(call, sound.aloud, actions)

  const say = (words: string, lineMode: 'typed' | 'voice', startMs: number) => {
    // Only captions can be read ahead; a voice that is heard is talked over.
    if (lineMode === 'typed' && !sound.aloud) buyer.finish()
    else buyer.interrupt()
    if (lineMode === 'typed') rep.moveOn()
    const begunMs = call.pickedUpAt === null ? undefined : Math.round(startMs)
    actions.say({ lineId: newId(), words, mode: lineMode, startMs: begunMs })
  }
  const isOn = isLive && mode === 'voice' && !isMuted && hasSpeechInput()
  const rep = useRepLines(call, buyer, { isOn, aloud: sound.aloud, onLine: (words, at) => say(words, 'voice', at) })
  const failure = mode === 'voice' ? rep.failure : null
  const microphone = microphoneUse(mode === 'voice' && failure === null, isMuted)
  return {
    buyer,
    rep,
    microphone,
    /** Why the rep can't be heard though they want to speak. */
    failure: rep.hasMovedOn ? null : failure,
    sound,
    typeLine: (words: string, startMs: number) => say(words, 'typed', startMs),
    /** Speak, mute or unmute, whichever comes next. */
    toggleMicrophone() {
      if (microphone !== 'off') return setMuted(!isMuted)
      setSpeakingMode('voice')
      setMuted(false)
      rep.tryAgain()
    },
    typeThisCall: () => setSpeakingMode('typing'),
  }
}
