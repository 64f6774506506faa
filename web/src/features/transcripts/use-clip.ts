import { useEffect, useRef, useState } from 'react'
import type { PlayedRecording } from '../../domain-ui/review/use-recording.ts'

/** Long enough to know a voice by. */
const clipMs = 5_000

/** Plays five seconds of a recording at a time; `playing` is the name of what is heard. */
export function useClip(recording: PlayedRecording | null) {
  const audio = useRef<HTMLAudioElement | null>(null)
  const timer = useRef<number | undefined>(undefined)
  const [playing, setPlaying] = useState<string | null>(null)
  const stop = () => {
    window.clearTimeout(timer.current)
    audio.current?.pause()
    setPlaying(null)
  }
  useEffect(
    () => () => {
      window.clearTimeout(timer.current)
      audio.current?.pause()
    },
    [],
  )
  const play = (name: string, startMs: number) => {
    stop()
    if (!recording?.url) return
    const sound = new Audio(recording.url)
    audio.current = sound
    sound.currentTime = Math.max(0, (startMs + recording.offsetMs) / 1000)
    setPlaying(name)
    sound.play().catch(() => setPlaying(null))
    timer.current = window.setTimeout(stop, clipMs)
  }
  return { canPlay: Boolean(recording?.url), playing, play, stop }
}
