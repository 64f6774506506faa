import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { formatClock } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PageBody } from '../../ui/page.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { marked, voicesBy, type Marks, type Voice } from './told-voices.ts'
import type { TranscriptAnswer } from './transcript-lines.ts'
import { useTellVoices } from './transcript-queries.ts'
import { useClip } from './use-clip.ts'
import { usePlayedRecording } from './use-played-recording.ts'

interface LineProps {
  line: TranscriptAnswer['lines'][number]
  otherName: string
  voice: Voice | null
  clip: ReturnType<typeof useClip>
  onVoice: (voice: Voice) => void
}

function Line({ line, otherName, voice, clip, onVoice }: LineProps) {
  const time = formatClock(line.startMs)
  const isPlaying = clip.playing === time
  return (
    <li className="flex items-start gap-3 border-b border-line py-2 max-tablet:flex-wrap">
      <span className="w-11 shrink-0 pt-0.5 text-small text-ink-2">{time}</span>
      <p className="min-w-0 flex-1 max-tablet:order-first max-tablet:basis-full">{line.words}</p>
      {clip.canPlay && (
        <IconButton
          size="small"
          icon={isPlaying ? IconPlayerStop : IconPlayerPlay}
          label={isPlaying ? `Stop ${time}` : `Hear ${time}`}
          onClick={() => (isPlaying ? clip.stop() : clip.play(time, line.startMs))}
        />
      )}
      <SegmentedControl<Voice | ''>
        label={`Who says “${line.words}”`}
        segments={[
          { value: 'you', label: 'You' },
          { value: 'other', label: otherName },
        ]}
        value={voice ?? ''}
        onChange={(next) => next !== '' && onVoice(next)}
      />
    </li>
  )
}

/** A recording was written down, and nobody told the voices apart: the rep says where somebody else begins. */
export function WhoSaysWhat({ answer }: { answer: TranscriptAnswer }) {
  const { transcript, lines } = answer
  const [marks, setMarks] = useState<Marks>(new Map())
  const [otherName, setOtherName] = useState('')
  const clip = useClip(usePlayedRecording(transcript))
  const tell = useTellVoices(transcript._id)
  const voices = voicesBy(marks, lines.length)
  const repLines = voices.flatMap((voice, at) => (voice === 'you' ? [at] : []))
  const areBoth = repLines.length > 0 && voices.includes('other')
  const name = otherName.trim() || 'The buyer'
  return (
    <PageBody padded>
      <form
        className="max-w-[820px]"
        onSubmit={(event) => {
          event.preventDefault()
          if (areBoth) tell.mutate({ repLines, otherName: name })
        }}
      >
        <h2 className="text-h2 font-semibold">Who says what?</h2>
        <p className="max-w-[68ch] text-ink-2">
          The voices of this recording were not told apart. Say of the first line whose it is, and then of each line
          where somebody else begins: the lines after it follow. Scoring the call costs 1 credit.
        </p>
        <div className="mt-3 max-w-80">
          <Field label="Who you talked to">
            <TextInput
              value={otherName}
              maxLength={100}
              placeholder="The buyer"
              onChange={(event) => setOtherName(event.target.value)}
            />
          </Field>
        </div>
        <ol aria-label="Lines" className="mt-3">
          {lines.map((line, at) => (
            <Line
              // Lines stay where they are: only who says them changes.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              line={line}
              otherName={name}
              voice={voices[at] ?? null}
              clip={clip}
              onVoice={(voice) => setMarks(marked(marks, at, voice))}
            />
          ))}
        </ol>
        <div className="mt-4">
          <Button type="submit" variant="primary" disabled={!areBoth} loading={tell.isPending}>
            Review the call
          </Button>
        </div>
        {tell.isError && <ErrorState title="Failed to review the call">{wordsOf(tell.error)}</ErrorState>}
      </form>
    </PageBody>
  )
}
