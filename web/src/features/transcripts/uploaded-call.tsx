import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ReviewView } from '../../domain-ui/review/review-view.tsx'
import { TranscriptPane } from '../../domain-ui/review/transcript-pane.tsx'
import { progressQuery } from '../../lib/queries/calls.ts'
import { useSetSpeaker } from '../../domain-ui/use-scoring.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'
import { otherSide, repNameOf, turnsOf, type TranscriptAnswer } from './transcript-lines.ts'
import { WhichOneIsYou } from './which-one-is-you.tsx'

/** What is between a call and its review. Only who uploaded the call can do something about it. */
interface UnscoredProps {
  answer: TranscriptAnswer
  isOwn: boolean
}

/** Readable, but not scored: nobody could pay for it yet. */
function WaitingForCredit({ answer, isOwn }: UnscoredProps) {
  const { transcript } = answer
  const again = useSetSpeaker(transcript.orgId, transcript._id)
  return (
    <div className="px-6 pt-5 max-tablet:px-4">
      <Notice
        tone="warn"
        icon={IconCoins}
        title="This call waits for a credit"
        action={
          isOwn &&
          transcript.repSpeaker && (
            <Button loading={again.isPending} onClick={() => again.mutate(transcript.repSpeaker ?? '')}>
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
  const again = useSetSpeaker(transcript.orgId, transcript._id)
  const tookTooLong = transcript.failure === 'too-long'
  return (
    <div className="px-6 pt-5 max-tablet:px-4">
      <Notice
        tone="warn"
        icon={IconAlertTriangle}
        title={tookTooLong ? 'Scoring this call took too long' : 'This call could not be scored'}
        action={
          isOwn && (
            <Button loading={again.isPending} onClick={() => again.mutate(transcript.repSpeaker ?? '')}>
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

function ReadOnly({ turns }: { turns: ReturnType<typeof turnsOf> }) {
  const [positionMs, setPosition] = useState(0)
  return (
    <TranscriptPane turns={turns} moments={[]} positionMs={positionMs} chosenMomentId={null} onSeek={setPosition} />
  )
}

/** An uploaded call in whatever state it is. */
export function UploadedCall({ answer }: { answer: TranscriptAnswer }) {
  const { transcript, review, reviewId } = answer
  const { orgId, userId } = useSession()
  const isOwn = transcript.userId === userId
  const repName = repNameOf(answer, isOwn)
  const progress = useQuery(progressQuery(orgId, transcript.userId))
  const turns = useMemo(() => turnsOf(answer, repName), [answer, repName])
  const estimated = transcript.timesEstimated ? ' Times are estimated from the words.' : ''
  if (transcript.state === 'asking' && isOwn) return <WhichOneIsYou answer={answer} />
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
        <ReadOnly turns={turns} />
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
      note={`Captions only. This call was uploaded as text.${estimated}`}
      target={progress.data?.targetScore}
      change={null}
      isFirstView={false}
      writtenTo={isOwn ? undefined : repName}
      isRetrying={false}
    />
  )
}
