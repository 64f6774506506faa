import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs'
import { verdictShown } from '@ringside/contract/reviews/prose'
import type { Review } from '@ringside/contract/reviews/review'
import type { Wording } from '@ringside/contract/simulations/simulations'
import { useEffect, useState, type ReactNode } from 'react'
import { formatClock } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { Delta } from '../delta.tsx'
import { ScoreTicks } from '../score-ticks.tsx'
import { FailedBlockers } from './failed-blockers.tsx'
import { ProseFact } from './prose-fact.tsx'
import { RubricFacts } from './rubric-facts.tsx'
import { ShareFact } from './share-review.tsx'
import { wordedBy } from './worded-by.ts'

export interface ScoreStripProps {
  review: Review
  reviewId: string
  target?: number | undefined
  /** Against the call before; null when there is none. */
  change: number | null
  /** The call before was with the same buyer at the same difficulty: only then is a change good or bad. */
  isAlike?: boolean
  /** "since 13 Nov" */
  since?: string | undefined
  /** The first time this review is looked at: the score counts up. */
  isFirstView: boolean
  /** Who made the call, where somebody else reads its review: what it says to "you" is said to them. */
  writtenTo?: string | undefined
  /** Left out where a call can't be taken up again. */
  onRetry?: ((turn: number) => void) | undefined
  isRetrying: boolean
  /** Free ones that the call still has; left out where a call can't be taken up again. */
  retriesLeft?: number | undefined
  /** What kind of call it is reviewed as, where that can be otherwise. */
  kind?: ReactNode
  /** What a language model did for the buyer; null or left out where none did anything. */
  wording?: Wording | null
  /** Our own words are shown, also where a model has others. */
  isOwnWords?: boolean
  onOwnWords?: (isOwn: boolean) => void
}

const countMs = 400
const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The score, counted up once in 400 ms at the first view; at once with reduced motion. */
function useCountUp(score: number, counts: boolean): number {
  const [part, setPart] = useState(() => (counts && !prefersStill() ? 0 : 1))
  useEffect(() => {
    if (part === 1) return
    const start = performance.now()
    let frame = 0
    const step = (now: number) => {
      const next = Math.min(1, Math.max(0, now - start) / countMs)
      setPart(next)
      if (next < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
    // Only the first view counts; a later score stands at once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return Math.round(score * part)
}

function ScoreFigure({
  total,
  target,
  change,
  isAlike = false,
  since,
  isFirstView,
}: { total: number } & Omit<ScoreStripProps, 'review' | 'reviewId' | 'onRetry' | 'isRetrying' | 'retriesLeft'>) {
  const shown = useCountUp(total, isFirstView)
  return (
    <div className="flex items-end gap-4">
      <span aria-hidden className="min-w-[2ch] text-score font-semibold tracking-tight [font-stretch:75%]">
        {shown}
      </span>
      <div className="flex flex-col gap-1.5 pb-1">
        <ScoreTicks score={total} target={target} count={20} big />
        <p className="flex flex-wrap gap-x-2 text-small text-ink-2">
          {target !== undefined && <span>Target {target}</span>}
          {change !== null && <Delta change={change} since={since} neutral={!isAlike} />}
        </p>
      </div>
    </div>
  )
}

/** How many retries come with what the call cost, and what to do when they are used. */
export function retriesWords(left: number): string {
  if (left === 0) return 'All free retries of this call are used. Call again to go on practising.'
  return left === 1 ? '1 free retry of this call left' : `${left} free retries of this call left`
}

/** Score, verdict, what came of the call, and the one thing to do next. */
export function ScoreStrip(props: ScoreStripProps) {
  const { review, reviewId, writtenTo, onRetry, isRetrying, retriesLeft, kind, wording } = props
  const { isOwnWords = false, onOwnWords } = props
  const { result, facts, retryFrom, prose } = review
  return (
    <section
      aria-label="Score"
      className="grid shrink-0 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-7 gap-y-3 border-b border-line px-6 py-4 max-desktop:grid-cols-[minmax(0,1fr)_auto] max-tablet:grid-cols-1 max-tablet:p-4"
    >
      {result.state === 'scored' ? (
        <ScoreFigure {...props} total={result.total} />
      ) : (
        <p className="text-lead font-medium">Too short to score</p>
      )}
      <div className="max-desktop:col-span-full max-desktop:row-start-2">
        {writtenTo && <p className="text-small text-ink-2">Written to {writtenTo}, who made this call.</p>}
        <p className="text-lead font-medium max-tablet:text-[16px]/[22px]">
          {result.state === 'scored' ? (isOwnWords ? review.verdict : verdictShown(review)) : result.reason}
        </p>
        {prose && onOwnWords && <ProseFact prose={prose} isOwn={isOwnWords} onOwn={onOwnWords} />}
        <FailedBlockers review={review} />
        <ul className="mt-1 flex flex-wrap gap-x-3.5 gap-y-1 text-small text-ink-2">
          {kind && <li>{kind}</li>}
          <li>Outcome: {review.outcomeText}</li>
          {facts.total > 0 && (
            <li>
              {facts.earned.length} of {facts.total} facts earned
            </li>
          )}
          <li>
            <RubricFacts review={review} reviewId={reviewId} />
          </li>
          <li className="empty:hidden">
            <ShareFact reviewId={reviewId} />
          </li>
          <li>Scored without a language model</li>
          {result.state === 'scored' && result.engineTotal !== undefined && (
            <li>Judged in part by a manager; the engine alone gave {result.engineTotal}</li>
          )}
          {wording && <li>{prose ? `Buyer’s lines: ${wordedBy(wording).replace(/^W/, 'w')}` : wordedBy(wording)}</li>}
        </ul>
      </div>
      {retryFrom && onRetry && (
        <div className="flex max-w-60 flex-col gap-1 max-tablet:max-w-none">
          <Button
            variant="primary"
            size="large"
            wide
            icon={IconRotate}
            loading={isRetrying}
            disabled={retriesLeft === 0}
            onClick={() => onRetry(retryFrom.turn)}
          >
            Retry from {formatClock(retryFrom.startMs)}
          </Button>
          <p className="text-tiny text-ink-3">{retryFrom.why}</p>
          {retriesLeft !== undefined && <p className="text-tiny text-ink-3">{retriesWords(retriesLeft)}</p>}
        </div>
      )}
    </section>
  )
}
