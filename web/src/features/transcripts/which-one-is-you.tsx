import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useSetSpeaker } from '../../domain-ui/use-scoring.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, Radio } from '../../ui/choice.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { SpeakerSample } from './speaker-sample.tsx'
import type { TranscriptAnswer } from './transcript-lines.ts'
import { useClip } from './use-clip.ts'
import { usePlayedRecording } from './use-played-recording.ts'

const nobodyLeft = 'Somebody has to be left on the buyer’s side: not everybody can be you or a colleague of yours.'

/** It is unclear which speaker is the rep, so the rep says it. */
export function WhichOneIsYou({ answer }: { answer: TranscriptAnswer }) {
  const { transcript, lines } = answer
  const [speaker, setSpeaker] = useState<string | null>(transcript.repSpeaker)
  const [marked, setMarked] = useState<readonly string[]>(transcript.colleagues)
  // Whoever the rep is after all is no colleague of theirs.
  const colleagues = marked.filter((name) => name !== speaker)
  const mayMark = (name: string) => speaker !== null && name !== speaker && transcript.speakers.length > 2
  const leavesNobody = speaker !== null && colleagues.length >= transcript.speakers.length - 1
  const clip = useClip(usePlayedRecording(transcript))
  const choose = useSetSpeaker(transcript._id)
  return (
    <form
      className="max-w-[680px] px-6 py-5 max-tablet:p-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (speaker !== null && !leavesNobody) choose.mutate({ repSpeaker: speaker, colleagues })
      }}
    >
      <fieldset>
        <legend className="text-h2 font-semibold">Which one is you?</legend>
        <p className="text-ink-2">Scoring the call costs 1 credit.</p>
        {transcript.speakers.length > 2 && (
          <p className="text-ink-2">
            Everybody else is taken for the buyer’s side, but those you mark as colleagues of yours: what they say is
            neither yours nor the buyer’s.
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
              {mayMark(name) && (
                <div className="mt-1 ml-6">
                  <Checkbox
                    label="A colleague of mine"
                    aria-label={`${name} is a colleague of mine`}
                    checked={colleagues.includes(name)}
                    onChange={(event) =>
                      setMarked(
                        event.target.checked ? [...colleagues, name] : colleagues.filter((each) => each !== name),
                      )
                    }
                  />
                </div>
              )}
              <div className="mt-1 ml-6">
                <SpeakerSample name={name} lines={lines} clip={clip} />
              </div>
            </div>
          ))}
        </div>
      </fieldset>
      {leavesNobody && (
        <p role="status" className="mt-3 text-small text-bad">
          {nobodyLeft}
        </p>
      )}
      <div className="mt-4">
        <Button type="submit" variant="primary" disabled={speaker === null || leavesNobody} loading={choose.isPending}>
          {speaker === null ? 'Review the call' : `I am ${speaker}`}
        </Button>
      </div>
      {choose.isError && <ErrorState title="Failed to review the call">{wordsOf(choose.error)}</ErrorState>}
    </form>
  )
}
