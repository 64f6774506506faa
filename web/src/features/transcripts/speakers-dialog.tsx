import { sideOf } from '@ringside/contract/speakers'
import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { SpeakerSample } from './speaker-sample.tsx'
import { mergedWith, type TranscriptAnswer } from './transcript-lines.ts'
import { useClip } from './use-clip.ts'
import { useCorrection, type Correction } from './use-corrections.ts'
import { usePlayedRecording } from './use-played-recording.ts'

interface SpeakerRowProps {
  name: string
  answer: TranscriptAnswer
  clip: ReturnType<typeof useClip>
  isPending: boolean
  onChange: (correction: Correction) => void
}

function SpeakerRow({ name, answer, clip, isPending, onChange }: SpeakerRowProps) {
  const { speakers, repSpeaker, colleagues } = answer.transcript
  const side = sideOf(name, answer.transcript)
  const [typed, setTyped] = useState(name)
  const to = typed.trim()
  const other = mergedWith(speakers, name, to)
  return (
    <li className="border-b border-line py-3">
      <form
        className="mb-1.5 flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ name: { speaker: name, to } })
        }}
      >
        <span className="min-w-40 flex-1">
          <TextInput
            aria-label={`Name of ${name}`}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </span>
        <Button type="submit" disabled={to === '' || to === name} loading={isPending && to !== name}>
          {other === null ? 'Rename' : `Merge with ${other}`}
        </Button>
        {side === 'rep' ? (
          <span className="text-small text-you-text">This is you</span>
        ) : (
          <Button variant="quiet" onClick={() => onChange({ seats: { repSpeaker: name } })}>
            This is me
          </Button>
        )}
        {repSpeaker !== null && side !== 'rep' && speakers.length > 2 && (
          <Checkbox
            label="My colleague"
            aria-label={`${name} is my colleague`}
            checked={side === 'colleague'}
            disabled={isPending}
            onChange={(event) =>
              onChange({
                seats: {
                  repSpeaker,
                  colleagues: event.target.checked ? [...colleagues, name] : colleagues.filter((each) => each !== name),
                },
              })
            }
          />
        )}
      </form>
      <SpeakerSample name={name} lines={answer.lines} clip={clip} />
    </li>
  )
}

/** Who speaks in a call: other names, two that are one, and which of them is the rep. */
export function SpeakersDialog({
  answer,
  open,
  onClose,
}: {
  answer: TranscriptAnswer
  open: boolean
  onClose: () => void
}) {
  const { transcript } = answer
  const clip = useClip(usePlayedRecording(transcript))
  const save = useCorrection(transcript)
  const several =
    transcript.speakers.length > 2
      ? 'All but you are taken for the buyer’s side, unless you say that somebody is your colleague: what they say is then neither yours nor the buyer’s. '
      : ''
  const close = () => {
    clip.stop()
    save.reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      width={640}
      title="Speakers"
      description={`A name that somebody has already makes the two one. Lines of two people under one name are given to the other at the line itself, with Correct. ${several}The call is scored again, which costs nothing.`}
      actions={<Button onClick={close}>Close</Button>}
    >
      <ul aria-label="Speakers">
        {transcript.speakers.map((name) => (
          <SpeakerRow
            key={name}
            name={name}
            answer={answer}
            clip={clip}
            isPending={save.isPending}
            onChange={(correction) => save.mutate(correction)}
          />
        ))}
      </ul>
      {save.isError && <ErrorState title="Failed to change the speakers">{wordsOf(save.error)}</ErrorState>}
    </Dialog>
  )
}
