import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import { Button } from '../../ui/button.tsx'
import { samplesOf, type TranscriptAnswer } from './transcript-lines.ts'
import type { useClip } from './use-clip.ts'

interface SpeakerSampleProps {
  name: string
  lines: TranscriptAnswer['lines']
  clip: ReturnType<typeof useClip>
}

/** What a speaker is known by: five seconds of their voice where there is one, and how they begin. */
export function SpeakerSample({ name, lines, clip }: SpeakerSampleProps) {
  const first = lines.find((line) => line.name === name)
  const isPlaying = clip.playing === name
  return (
    <>
      {clip.canPlay && first && (
        <Button
          size="small"
          icon={isPlaying ? IconPlayerStop : IconPlayerPlay}
          onClick={() => (isPlaying ? clip.stop() : clip.play(name, first.startMs))}
        >
          {isPlaying ? `Stop ${name}` : `Hear ${name}`}
        </Button>
      )}
      <ul className="mt-1 flex flex-col gap-1 text-small text-ink-2">
        {samplesOf(lines, name).map((words) => (
          <li key={words} className="line-clamp-2">
            “{words}”
          </li>
        ))}
      </ul>
    </>
  )
}
