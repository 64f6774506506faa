import type { Review } from '@ringside/contract/reviews/review'
import { useState } from 'react'
import { useSession } from '../../lib/session/session.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ScorecardTab } from './scorecard-tab.tsx'

const JudgeDialog = lazyPart(() => import('./judge-dialog.tsx').then((file) => file.JudgeDialog))

interface JudgedScorecardProps {
  review: Review
  reviewId: string
  onSeek: (ms: number) => void
  /** The key of the criterion to open. */
  named: string | null
  /** Left out where the call can't be taken up again. */
  onRetry?: ((turn: number) => void) | undefined
}

/** The scorecard, whose criteria an admin can judge. */
export function JudgedScorecard({ review, reviewId, onSeek, named, onRetry }: JudgedScorecardProps) {
  const { isAdmin } = useSession()
  const [criterion, setCriterion] = useState<string | null>(null)
  const scores = review.result.state === 'scored' ? review.result.scores : []
  const judged = scores.find((score) => score.criterion === criterion)
  return (
    <>
      <ScorecardTab
        review={review}
        onSeek={onSeek}
        named={named}
        onJudge={isAdmin ? setCriterion : undefined}
        onRetry={onRetry}
      />
      {judged && <JudgeDialog reviewId={reviewId} review={review} score={judged} onClose={() => setCriterion(null)} />}
    </>
  )
}
