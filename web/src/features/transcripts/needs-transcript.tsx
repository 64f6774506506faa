import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconFileMusic from '@tabler/icons-react/dist/esm/icons/IconFileMusic.mjs'
import type { Transcript } from '@ringside/contract/transcripts'
import { useQuery } from '@tanstack/react-query'
import { wordsOf } from '../../lib/api/query-client.ts'
import { transcriptionServiceQuery } from '../../lib/queries/calls.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { ErrorState, Notice } from '../../ui/states.tsx'
import { AddFileButton } from './add-file.tsx'
import { RecordingPlayer } from './recording-player.tsx'
import { useTranscription } from './transcript-queries.ts'
import { transcriptionFailureWords } from './transcription-words.ts'

interface CallProps {
  transcript: Transcript
  isOwn: boolean
}

/** Somebody is at it. */
function BeingWrittenDown({ transcript, by, percent, isOwn }: CallProps & { by: string; percent: number }) {
  const { stop } = useTranscription(transcript.orgId, transcript._id)
  return (
    <div className="flex max-w-[640px] flex-col gap-3">
      <Progress label="Writing down what is said" detail={`${by} is writing down what is said`} percent={percent} />
      <p className="text-ink-2">You can leave this page: it goes on, and the uploaded calls show how far it is.</p>
      {isOwn && (
        <div className="flex flex-wrap gap-2.5">
          <AddFileButton transcript={transcript} label="Add a transcript file instead" />
          <Button loading={stop.isPending} onClick={() => stop.mutate()}>
            Stop
          </Button>
        </div>
      )}
      {stop.isError && <ErrorState title="Failed to stop">{wordsOf(stop.error)}</ErrorState>}
    </div>
  )
}

/** Nobody is at it: it was not asked for, or came to nothing. */
function NotWrittenDown({ transcript, isOwn }: CallProps) {
  const { begin } = useTranscription(transcript.orgId, transcript._id)
  const service = useQuery({ ...transcriptionServiceQuery(transcript.orgId), enabled: isOwn }).data?.service
  const failure = transcript.transcription?.state === 'failed' ? transcript.transcription.why : null
  const words = failure === null ? null : transcriptionFailureWords[failure]
  const canBegin = isOwn && service && (words === null || words.canTryAgain)
  return (
    <>
      <Notice
        tone={words === null ? 'info' : 'warn'}
        icon={words === null ? IconFileMusic : IconAlertTriangle}
        title={words?.title ?? 'We kept the audio'}
      >
        {words?.words}{' '}
        {isOwn
          ? 'Add a transcript file, and the call can be reviewed.'
          : 'Who uploaded this call can add a transcript file. Then it can be reviewed.'}
      </Notice>
      {isOwn && (
        <div className="flex flex-wrap gap-2.5">
          <AddFileButton transcript={transcript} label="Add a transcript file" />
          {canBegin && (
            <Button loading={begin.isPending} onClick={() => begin.mutate()}>
              {`Have ${service.name} write it down`}
            </Button>
          )}
        </div>
      )}
      {begin.isError && <ErrorState title="Failed to begin">{wordsOf(begin.error)}</ErrorState>}
    </>
  )
}

/** There is only sound: nothing that could be read, or scored. */
export function NeedsTranscript({ transcript, isOwn }: CallProps) {
  const { transcription } = transcript
  return (
    <div className="flex flex-col gap-4 px-6 pt-5 max-tablet:px-4">
      {transcription?.state === 'running' ? (
        <BeingWrittenDown transcript={transcript} by={transcription.by} percent={transcription.percent} isOwn={isOwn} />
      ) : (
        <NotWrittenDown transcript={transcript} isOwn={isOwn} />
      )}
      <RecordingPlayer transcript={transcript} />
    </div>
  )
}
