import { useState, useSyncExternalStore } from 'react'
import { hasSpeechInput } from '../../lib/audio/browser/browser-speech-input.ts'
import { hasSpeechOutput, onVoicesChanged } from '../../lib/audio/browser/browser-speech-output.ts'
import { setSpeakingMode, useSpeakingMode } from '../../lib/audio/speaking-mode.ts'
import { isEchoOf } from '../../lib/audio/spoken-words.ts'
import type { CallRecord } from '../../lib/call-socket/call-record.ts'
import { newId } from '../../lib/new-id.ts'
import type { SoundSettings } from './call-header.tsx'
import type { MicrophoneUse } from './dock.tsx'
import { useBuyerVoice } from './use-buyer-voice.ts'
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

/** Both voices of a call, and how each cuts the other short. */
export function useSpeaking(call: CallRecord, isLive: boolean, actions: CallActions) {
  const mode = useSpeakingMode()
  const sound = useSound(mode === 'voice')
  const [isMuted, setMuted] = useState(false)
  const [heardAt, setHeardAt] = useState<number | null>(null)
  const buyer = useBuyerVoice(call, sound.aloud, actions)

  const say = (words: string, lineMode: 'typed' | 'voice', startMs: number) => {
    // Only captions can be read ahead; a voice that is heard is talked over.
    if (lineMode === 'typed' && !sound.aloud) buyer.finish()
    else buyer.interrupt()
    if (lineMode === 'typed') rep.moveOn()
    const begunMs = call.pickedUpAt === null ? undefined : Math.round(startMs)
    actions.say({ lineId: newId(), words, mode: lineMode, startMs: begunMs })
  }
  const buyerLine = buyer.isSpeaking ? (call.turns.at(-1)?.words ?? '') : ''
  const rep = useRepVoice(isLive && mode === 'voice' && !isMuted && hasSpeechInput(), {
    onHearing(words) {
      if (sound.aloud && isEchoOf(words, buyerLine)) return false
      setHeardAt((before) => before ?? elapsedOf(call.pickedUpAt))
      buyer.interrupt()
      return true
    },
    onLine(words) {
      setHeardAt(null)
      if (sound.aloud && isEchoOf(words, buyerLine)) return
      say(words, 'voice', heardAt ?? elapsedOf(call.pickedUpAt))
    },
  })
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
