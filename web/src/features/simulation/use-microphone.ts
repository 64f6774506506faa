import { useEffect, useState } from 'react'
import { openMicrophone, type MicrophoneState } from '../../lib/audio/browser/microphone.ts'

/** Louder than this is a voice, not the room. */
const voiceLevel = 0.25
/** After this long without a voice it is said that nothing is heard. */
const silentAfterMs = 6000

/** True where the browser has allowed the microphone before, so opening it asks nothing. */
async function isAllowed(): Promise<boolean> {
  try {
    const status = await navigator.permissions.query({ name: 'microphone' })
    return status.state === 'granted'
  } catch {
    return false
  }
}

/** The microphone, opened on request, or at once where it was allowed before. */
export function useMicrophone() {
  const [wanted, setWanted] = useState(false)
  const [state, setState] = useState<MicrophoneState | 'closed'>('closed')
  const [device, setDevice] = useState('')
  const [level, setLevel] = useState(0)
  const [heard, setHeard] = useState<'quiet' | 'heard' | 'silent'>('quiet')
  useEffect(() => {
    let gone = false
    void isAllowed().then((allowed) => allowed && !gone && setWanted(true))
    return () => {
      gone = true
    }
  }, [])
  useEffect(() => {
    if (!wanted) return
    const silence = window.setTimeout(
      () => setHeard((before) => (before === 'quiet' ? 'silent' : before)),
      silentAfterMs,
    )
    const close = openMicrophone({
      onState(next, name) {
        setState(next)
        setDevice(name)
      },
      onLevel(next) {
        setLevel(next)
        if (next > voiceLevel) setHeard('heard')
      },
    })
    return () => {
      window.clearTimeout(silence)
      close()
    }
  }, [wanted])
  return { state, device, level, heard, open: () => setWanted(true) }
}
