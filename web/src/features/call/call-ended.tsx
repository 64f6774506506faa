import { useScoreAgain } from '../../domain-ui/use-scoring.ts'
import { reviewPath } from '../../lib/paths.ts'
import { formatClock } from '../../lib/time-format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useLate } from '../../ui/use-late.ts'
import { personOnTheLine } from './on-the-line.ts'
import { useEndedReview, type Ended, type EndedReview } from './use-ended-review.ts'

/** "Dana hung up at 6:58." */
export function endedWords({ call, endedBy, atMs }: Ended): string {
  const at = formatClock(atMs)
  const { firstName } = personOnTheLine(call)
  switch (endedBy) {
    case 'rep':
      return `You hung up at ${at}.`
    case 'buyer':
      return `${firstName} hung up at ${at}.`
    case 'time':
      return `${firstName} had to go at ${at}.`
    case 'abandoned':
      return `The call ended at ${at}, after nobody was on it.`
  }
}

/** Longer than scoring ever takes when nothing is wrong. */
const usualScoringMs = 8000

function scoringWords(review: EndedReview, isLate: boolean): string {
  switch (review.state) {
    case 'scoring':
      return isLate
        ? 'Scoring takes longer than usual. It goes on without you, and the call is kept in your history.'
        : 'Scoring...'
    case 'ready':
      return 'The review is ready.'
    case 'too-short':
      return `This call was too short to score. ${review.reason}`
    case 'failed':
      return 'This call could not be scored. The fault is ours: what it cost was given back, and scoring it again is free.'
    case 'unknown':
      return `The call is kept, but its review could not be fetched. ${review.words}`
  }
}

function ScoreAgain({ simulationId }: { simulationId: string }) {
  const again = useScoreAgain(simulationId)
  return (
    <Button variant="primary" size="large" loading={again.isPending} onClick={() => again.mutate(undefined)}>
      Score it again
    </Button>
  )
}

function NextStep({ review, simulationId }: { review: EndedReview; simulationId: string }) {
  const history = (
    <ButtonLink size="large" to="/simulation-history">
      Call history
    </ButtonLink>
  )
  switch (review.state) {
    case 'failed':
      return (
        <>
          {history}
          <ScoreAgain simulationId={simulationId} />
        </>
      )
    case 'unknown':
      return (
        <>
          {history}
          <Button variant="primary" size="large" onClick={review.askAgain}>
            Try again
          </Button>
        </>
      )
    default:
      return (
        <ButtonLink variant="primary" size="large" to={reviewPath(simulationId)} replace>
          See the review
        </ButtonLink>
      )
  }
}

/** The call is over: how it ended, what became of its score, and where to go. */
export function CallEnded({ ended }: { ended: Ended }) {
  const review = useEndedReview(ended)
  const isLate = useLate(review.state === 'scoring', usualScoringMs)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-6 py-5 max-tablet:px-4">
      <div role="status" className="min-w-60 flex-1">
        <p className="text-lead font-medium">{endedWords(ended)}</p>
        <p className="text-ink-2">{scoringWords(review, isLate)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <NextStep review={review} simulationId={ended.call.terms.simulationId} />
      </div>
    </div>
  )
}
