import { useEffect, useState } from 'react'
import { advance, speeds } from './playback.ts'
import type { ReviewedTurn } from './reviewed-turn.ts'

const tickMs = 100

/** The place in a call that timeline and transcript share, and the clock that moves it. */
export function usePlayback(turns: readonly ReviewedTurn[], durationMs: number, startAtMs: number) {
  const [positionMs, setPosition] = useState(startAtMs)
  const [wantsToPlay, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<number>(speeds[0])
  const [skipSilence, setSkipSilence] = useState(false)
  const atEnd = positionMs >= durationMs
  const isPlaying = wantsToPlay && !atEnd

  useEffect(() => {
    if (!isPlaying) return
    const timer = window.setInterval(
      () => setPosition((at) => advance(at, tickMs, { speed, skipSilence }, turns, durationMs)),
      tickMs,
    )
    return () => window.clearInterval(timer)
  }, [isPlaying, speed, skipSilence, turns, durationMs])

  const seek = (ms: number) => {
    // Going back from the end does not start the call again by itself.
    if (atEnd) setPlaying(false)
    setPosition(Math.max(0, Math.min(durationMs, ms)))
  }
  return {
    positionMs,
    seek,
    seekBy: (ms: number) => seek(positionMs + ms),
    isPlaying,
    toggle: () => {
      if (!isPlaying && atEnd) setPosition(0)
      setPlaying(!isPlaying)
    },
    speed,
    nextSpeed: () => setSpeed(speeds[(speeds.findIndex((each) => each === speed) + 1) % speeds.length] ?? 1),
    skipSilence,
    toggleSkipSilence: () => setSkipSilence(!skipSilence),
  }
}

export type Playback = ReturnType<typeof usePlayback>
