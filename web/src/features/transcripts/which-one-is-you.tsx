import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useSetSpeaker } from '../../domain-ui/use-scoring.ts'
import { Button } from '../../ui/button.tsx'
import { Radio } from '../../ui/choice.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { SpeakerSample } from './speaker-sample.tsx'
import type { TranscriptAnswer } from './transcript-lines.ts'
import { useClip } from './use-clip.ts'
import { usePlayedRecording } from './use-played-recording.ts'

/** It is unclear which speaker is the rep, so the rep says it. */
export function WhichOneIsYou({ answer }: { answer: TranscriptAnswer }) {
  const { transcript, lines } = answer
  const [speaker, setSpeaker] = useState<string | null>(transcript.repSpeaker)
  const clip = useClip(usePlayedRecording(transcript))
  const choose = useSetSpeaker(transcript._id)
  return (
    <form
      className="max-w-[680px] px-6 py-5 max-tablet:p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (speaker !== null) choose.mutate(speaker)
      }}
    >
      <fieldset>
        <legend className="text-h2 font-semibold">Which one is you?</legend>
        <p className="text-ink-2">Scoring the call costs 1 credit.</p>
        {transcript.speakers.length > 2 && (
          <p className="text-ink-2">
            Everybody else is taken for the buyer’s side. If a colleague of yours speaks too, give them your name under
            Speakers first: their lines then count as yours.
          </p>
        )}
        <div className="mt-3">
          {transcript.speakers.map((name) => (
            <div key={name} className="border-b border-line py-3">
              <Radio
                name="speaker"
                label={<span className="font-medium">{name}</span>}
                checked={speaker === name}
                onChange={() => setSpeaker(name)}
              />
              <div className="mt-1 ml-6">
                <SpeakerSample name={name} lines={lines} clip={clip} />
              </div>
            </div>
          ))}
        </div>
      </fieldset>
      <div className="mt-4">
        <Button type="submit" variant="primary" disabled={speaker === null} loading={choose.isPending}>
          {speaker === null ? 'Review the call' : `I am ${speaker}`}
        </Button>
      </div>
      {choose.isError && <ErrorState title="Failed to review the call">{wordsOf(choose.error)}</ErrorState>}
    </form>
  )
}
