import { useEffect, useState } from 'react'
import { placeAfter, speeds, type PlaybackPace } from './playback.ts'
import type { ReviewedTurn } from './reviewed-turn.ts'
import { useRecording, type CallSound, type PlayedRecording } from './use-recording.ts'

const tickMs = 100

interface Run {
  turns: readonly ReviewedTurn[]
  durationMs: number
  sound: CallSound
  pace: PlaybackPace
}

/** Moves the place with the sound until it is told to stop. */
function run({ turns, durationMs, sound, pace }: Run, move: (to: number) => void, onSilent: () => void): () => void {
  const tick = () => {
    const heard = sound.position()
    const next = placeAfter(heard, pace, turns, durationMs)
    if (next > heard) sound.seek(next)
    move(next)
  }
  sound.play(pace.speed).catch(onSilent)
  const timer = window.setInterval(tick, tickMs)
  return () => {
    window.clearInterval(timer)
    sound.pause()
  }
}

/** The place in a call that timeline and transcript share. A recording moves it; without one it stays where it was put. */
export function usePlayback(
  turns: readonly ReviewedTurn[],
  durationMs: number,
  startAtMs: number,
  recording: PlayedRecording | null = null,
) {
  const sound = useRecording(recording, startAtMs)
  const [positionMs, setPosition] = useState(startAtMs)
  const [wantsToPlay, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<number>(speeds[0])
  const [skipSilence, setSkipSilence] = useState(false)
  const atEnd = positionMs >= durationMs
  const isPlaying = wantsToPlay && !atEnd

  useEffect(() => {
    if (!isPlaying || !sound) return
    return run({ turns, durationMs, sound, pace: { speed, skipSilence } }, setPosition, () => setPlaying(false))
  }, [isPlaying, speed, skipSilence, turns, durationMs, sound])

  const seek = (ms: number) => {
    // Going back from the end does not start the call again by itself.
    if (atEnd) setPlaying(false)
    const to = Math.max(0, Math.min(durationMs, ms))
    setPosition(to)
    sound?.seek(to)
  }
  return {
    /** There is something to hear. */
    hasSound: recording !== null,
    positionMs,
    seek,
    seekBy: (ms: number) => seek(positionMs + ms),
    isPlaying,
    toggle: () => {
      if (recording === null) return
      if (!isPlaying && atEnd) seek(0)
      setPlaying(!isPlaying)
    },
    speed,
    nextSpeed: () => setSpeed(speeds[(speeds.findIndex((each) => each === speed) + 1) % speeds.length] ?? 1),
    skipSilence,
    toggleSkipSilence: () => setSkipSilence(!skipSilence),
  }
}

export type Playback = ReturnType<typeof usePlayback>
