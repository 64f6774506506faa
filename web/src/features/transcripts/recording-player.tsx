import type { Transcript } from '@ringside/contract/transcripts'
import type { Ref } from 'react'
import { usePlayedRecording } from './use-played-recording.ts'

interface RecordingPlayerProps {
  transcript: Transcript
  ref?: Ref<HTMLAudioElement>
  /** Where the call is heard, in milliseconds from its first word. */
  onPosition?: (positionMs: number) => void
}

/** The sound of a call that has no review yet, to be heard whole; nothing without a recording. */
export function RecordingPlayer({ transcript, ref, onPosition }: RecordingPlayerProps) {
  const recording = usePlayedRecording(transcript)
  if (!recording?.url) return null
  return (
    // What is said in it is written beside it, or is what the page asks for.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <audio
      ref={ref}
      controls
      preload="metadata"
      src={recording.url}
      aria-label={`Recording of ${transcript.title}`}
      onError={recording.onLost}
      onTimeUpdate={({ currentTarget }) => onPosition?.(currentTarget.currentTime * 1000 - recording.offsetMs)}
      className="w-full max-w-[640px]"
    />
  )
}
