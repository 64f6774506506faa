import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs'
import { freeRetries } from '@ringside/contract/simulations/simulations'
import type { CallType } from '@ringside/contract/simulations/vocabulary'
import type { Transcript } from '@ringside/contract/transcripts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { callTypeLabels } from '../../domain-ui/call-labels.ts'
import { ReviewView } from '../../domain-ui/review/review-view.tsx'
import { TranscriptPane } from '../../domain-ui/review/transcript-pane.tsx'
import { progressQuery } from '../../lib/queries/calls.ts'
import { useSetSpeaker } from '../../domain-ui/use-scoring.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Notice } from '../../ui/states.tsx'
import { otherSide, repNameOf, turnsOf, type TranscriptAnswer } from './transcript-lines.ts'
import { CorrectLine } from './correct-line.tsx'
import { NeedsTranscript } from './needs-transcript.tsx'
import { useTakingUp, type TakingUp } from './taking-up.tsx'
import { usePlayedRecording } from './use-played-recording.ts'
import { WhichOneIsYou } from './which-one-is-you.tsx'
import { RecordingPlayer } from './recording-player.tsx'
import { WhoSaysWhat } from './who-says-what.tsx'

const TypeDialog = lazyPart(() => import('./type-dialog.tsx').then((file) => file.TypeDialog))

/** What is between a call and its review. Only who uploaded the call can do something about it. */
interface UnscoredProps {
  answer: TranscriptAnswer
  isOwn: boolean
}

/** Readable, but not scored: nobody could pay for it yet. */
function WaitingForCredit({ answer, isOwn }: UnscoredProps) {
  const { transcript } = answer
  const again = useSetSpeaker(transcript._id)
  return (
    <div className="px-6 pt-5 max-tablet:px-4">
      <Notice
        tone="warn"
        icon={IconCoins}
        title="This call waits for a credit"
        action={
          isOwn &&
          transcript.repSpeaker && (
            <Button loading={again.isPending} onClick={() => again.mutate({ repSpeaker: transcript.repSpeaker ?? '' })}>
              Try again
            </Button>
          )
        }
      >
        {isOwn
          ? 'You can read it already. It is scored when you have a credit to use.'
          : 'You can read it already. It is scored when the rep has a credit to use.'}
      </Notice>
    </div>
  )
}

function failedWords(tookTooLong: boolean, isOwn: boolean): string {
  if (!isOwn) return 'It cost no credit. The rep can try again.'
  return tookTooLong
    ? 'It cost no credit. Try again, or upload the part of the call you want reviewed.'
    : 'The fault is ours, and it cost no credit. You can read the call, and try again.'
}

/** Readable, but scoring it was given up. */
function ScoringFailed({ answer, isOwn }: UnscoredProps) {
  const { transcript } = answer
  const again = useSetSpeaker(transcript._id)
  const tookTooLong = transcript.failure === 'too-long'
  return (
    <div className="px-6 pt-5 max-tablet:px-4">
      <Notice
        tone="warn"
        icon={IconAlertTriangle}
        title={tookTooLong ? 'Scoring this call took too long' : 'This call could not be scored'}
        action={
          isOwn && (
            <Button loading={again.isPending} onClick={() => again.mutate({ repSpeaker: transcript.repSpeaker ?? '' })}>
              Try again
            </Button>
          )
        }
      >
        {failedWords(tookTooLong, isOwn)}
      </Notice>
    </div>
  )
}

/** An admin looks at a call whose rep has still to say which speaker they are. */
function RepUnknown() {
  return (
    <div className="px-6 pt-5 max-tablet:px-4">
      <Notice tone="info" icon={IconUserQuestion} title="It is not said yet who the rep is">
        Who uploaded this call can say it. Then it is scored.
      </Notice>
    </div>
  )
}

interface ReadOnlyProps {
  transcript: Transcript
  turns: ReturnType<typeof turnsOf>
  onCorrect: ((turn: number) => void) | undefined
}

/** The call without a review: its words follow its sound, and a line that is chosen is heard. */
function ReadOnly({ transcript, turns, onCorrect }: ReadOnlyProps) {
  const [positionMs, setPosition] = useState(0)
  const sound = useRef<HTMLAudioElement>(null)
  const onSeek = (toMs: number) => {
    setPosition(toMs)
    if (sound.current) sound.current.currentTime = Math.max(0, (toMs + (transcript.recording?.offsetMs ?? 0)) / 1000)
  }
  return (
    <>
      <div className="px-6 empty:hidden max-tablet:px-4">
        <RecordingPlayer transcript={transcript} ref={sound} onPosition={setPosition} />
      </div>
      <TranscriptPane
        turns={turns}
        moments={[]}
        positionMs={positionMs}
        chosenMomentId={null}
        onSeek={onSeek}
        onCorrect={onCorrect}
      />
    </>
  )
}

const editedWords = (lines: number): string =>
  lines === 0 ? '' : ` ${lines === 1 ? 'One line was' : `${lines} lines were`} edited since the file came.`

/** Where words and sound meet, so that somebody who hears them apart knows what to change. */
const withSound = ({ offsetMs }: NonNullable<Transcript['recording']>, told: string): string | undefined =>
  told === '' && offsetMs === 0 ? undefined : `The first word is ${offsetMs / 1000} s into the recording.${told}`

/** An uploaded call in whatever state it is. Who uploaded it can put right what was written down. */
export function UploadedCall({ answer }: { answer: TranscriptAnswer }) {
  const { userId } = useSession()
  const [line, setLine] = useState<number | null>(null)
  const [asksType, setAsksType] = useState(false)
  const isOwn = answer.transcript.userId === userId
  const taken = useTakingUp(answer)
  // Of a call at the desk, nobody can tell from the words who was put through.
  const retrying = isOwn && answer.transcript.type !== 'gatekeeper' ? taken : null
  return (
    <>
      <CallAsItStands
        answer={answer}
        onCorrect={isOwn ? setLine : undefined}
        onType={isOwn ? () => setAsksType(true) : undefined}
        retrying={retrying}
      />
      {asksType && <TypeDialog answer={answer} onClose={() => setAsksType(false)} />}
      {line !== null && <CorrectLine key={line} answer={answer} line={line} onClose={() => setLine(null)} />}
      {retrying?.dialog}
    </>
  )
}

interface CallAsItStandsProps {
  answer: TranscriptAnswer
  retrying: TakingUp | null
  onCorrect: ((turn: number) => void) | undefined
  onType: (() => void) | undefined
}

/** What kind of call it is reviewed as; its rep can say another. */
const ReviewedAs = ({ type, onType }: { type: CallType; onType: (() => void) | undefined }) => (
  <span className="inline-flex gap-x-2">
    Reviewed as {callTypeLabels[type]}
    {onType && (
      <button
        type="button"
        aria-label="Change the kind of call"
        className="touch-target rounded-tick text-link hover:underline"
        onClick={onType}
      >
        Change
      </button>
    )}
  </span>
)

function CallAsItStands({ answer, onCorrect, onType, retrying }: CallAsItStandsProps) {
  const { transcript, review, reviewId } = answer
  const { recording } = transcript
  const { orgId, userId, isAdmin } = useSession()
  const isOwn = transcript.userId === userId
  const repName = repNameOf(answer, isOwn)
  const progress = useQuery({ ...progressQuery(orgId, transcript.userId), enabled: isOwn || isAdmin })
  const played = usePlayedRecording(transcript)
  const turns = useMemo(() => turnsOf(answer, repName), [answer, repName])
  const told = [
    transcript.timesEstimated ? ' Times are estimated from the words.' : '',
    editedWords(transcript.editedLines),
    transcript.transcription?.state === 'done' ? ` Written down by ${transcript.transcription.by}.` : '',
  ].join('')
  if (transcript.state === 'needs-transcript') return <NeedsTranscript transcript={transcript} isOwn={isOwn} />
  if (transcript.state === 'asking' && isOwn)
    return transcript.speakers.length > 1 ? <WhichOneIsYou answer={answer} /> : <WhoSaysWhat answer={answer} />
  if (!review || !reviewId)
    return (
      <div className="flex min-h-0 flex-1 flex-col gap-4">
        {transcript.state === 'asking' && <RepUnknown />}
        {transcript.state === 'waiting-for-credit' && <WaitingForCredit answer={answer} isOwn={isOwn} />}
        {transcript.state === 'failed' && <ScoringFailed answer={answer} isOwn={isOwn} />}
        {transcript.state === 'scoring' && (
          <p role="status" className="px-6 pt-5 text-lead max-tablet:px-4">
            Scoring...
          </p>
        )}
        <ReadOnly transcript={transcript} turns={turns} onCorrect={onCorrect} />
      </div>
    )
  return (
    <ReviewView
      review={review}
      reviewId={reviewId}
      turns={turns}
      durationMs={Math.max(transcript.durationMs, ...turns.map((turn) => turn.endMs))}
      buyerName={otherSide(answer)}
      repName={repName}
      note={recording ? withSound(recording, told) : `Captions only. This call was uploaded as text.${told}`}
      kind={<ReviewedAs type={review.type} onType={onType} />}
      recording={played}
      onCorrect={onCorrect}
      target={progress.data?.targetScore}
      change={null}
      isFirstView={false}
      writtenTo={isOwn ? undefined : repName}
      onRetry={retrying?.onRetry}
      isRetrying={retrying?.isRetrying ?? false}
      retriesLeft={retrying ? (answer.practice?.retriesLeft ?? freeRetries) : undefined}
    />
  )
}
