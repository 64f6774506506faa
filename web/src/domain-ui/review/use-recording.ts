import { useEffect, useMemo, useState } from 'react'

/** The recording of a call, as it is played beside its transcript. */
export interface PlayedRecording {
  /** An address that plays for a while without a token; null until it is known. */
  readonly url: string | null
  /** Where in it the call's first word is, in milliseconds. */
  readonly offsetMs: number
  /** The address plays no more: another is wanted. */
  readonly onLost: () => void
}

/** The sound of a call, in the call's own time: 0 is its first word. */
export interface CallSound {
  position(): number
  seek(ms: number): void
  /** Rejects when the browser can't play it. */
  play(speed: number): Promise<void>
  pause(): void
}

function soundOf(audio: HTMLAudioElement, offsetMs: number): CallSound {
  return {
    position: () => audio.currentTime * 1000 - offsetMs,
    seek(ms) {
      audio.currentTime = Math.max(0, (ms + offsetMs) / 1000)
    },
    play(speed) {
      audio.playbackRate = speed
      return audio.play()
    },
    pause: () => audio.pause(),
  }
}

/** The sound of a recording, ready at the place where the call starts to be shown; null without one. */
export function useRecording(recording: PlayedRecording | null, startAtMs: number): CallSound | null {
  const { url = null, offsetMs = 0, onLost } = recording ?? {}
  const [audio] = useState(() => (recording === null ? null : new Audio()))
  // Where it starts is asked once; another address goes on where the one before stood.
  const [start] = useState((startAtMs + offsetMs) / 1000)
  useEffect(() => {
    if (!audio || url === null) return
    const lost = () => onLost?.()
    // Before anything is known of the file, the place is kept until it can be gone to.
    const at = audio.currentTime || Math.max(0, start)
    audio.preload = 'metadata'
    audio.src = url
    audio.currentTime = at
    audio.addEventListener('error', lost)
    return () => {
      audio.removeEventListener('error', lost)
      audio.pause()
    }
  }, [audio, url, start, onLost])
  return useMemo(() => (audio && url !== null ? soundOf(audio, offsetMs) : null), [audio, url, offsetMs])
}
