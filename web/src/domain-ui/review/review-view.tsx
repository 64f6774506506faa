import type { Comment } from '@ringside/contract/reviews/comments'
import type { Moment, Review } from '@ringside/contract/reviews/review'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { PlacedComment } from '../timeline/comment-lane.tsx'
import { CommentsTab } from './comments-tab.tsx'
import { MetricsTab } from './metrics-tab.tsx'
import { MindTab, NextStepsTab } from './mind-tab.tsx'
import { useReviewKeys } from './review-keys.ts'
import { commentsQuery } from './review-queries.ts'
import { placeIn, type ReviewedTurn } from './reviewed-turn.ts'
import { ScoreStrip, type ScoreStripProps } from './score-strip.tsx'
import { JudgedScorecard } from './judged-scorecard.tsx'
import { TimelineSection } from './timeline-section.tsx'
import { TranscriptPane } from './transcript-pane.tsx'
import { usePlayback } from './use-playback.ts'
import type { PlayedRecording } from './use-recording.ts'
import { useTabTop } from './use-tab-top.ts'
import { useWordsAwaited } from './use-words-awaited.ts'

export interface ReviewViewProps extends Pick<
  ScoreStripProps,
  | 'target'
  | 'change'
  | 'isAlike'
  | 'since'
  | 'isFirstView'
  | 'writtenTo'
  | 'onRetry'
  | 'isRetrying'
  | 'retriesLeft'
  | 'kind'
  | 'wording'
> {
  review: Review
  reviewId: string
  turns: readonly ReviewedTurn[]
  durationMs: number
  /** Short, as the transcript names them. */
  buyerName: string
  repName: string
  note?: string | undefined
  /** Played beside the transcript; a call without one runs on a clock. */
  recording?: PlayedRecording | null | undefined
  /** Puts a turn right that was written down wrongly. */
  onCorrect?: ((turn: number) => void) | undefined
}

const KeepMoment = lazyPart(() => import('./keep-moment.tsx').then((file) => file.KeepMoment))

const reviewTabs = [
  { value: 'scorecard', label: 'Scorecard' },
  { value: 'metrics', label: 'Metrics' },
  { value: 'mind', label: 'Buyer’s mind' },
  { value: 'next-steps', label: 'Next steps' },
  { value: 'comments', label: 'Comments' },
] as const
const transcriptTab = { value: 'transcript', label: 'Transcript' } as const
type ReviewTab = (typeof reviewTabs)[number]['value'] | 'transcript'

/** Those made at a place of the call, not on the whole. */
const placedComments = (comments: readonly Comment[] = []): PlacedComment[] =>
  comments.flatMap((comment) => (comment.startMs === null ? [] : [{ ...comment, startMs: comment.startMs }]))

/** The chosen tab, the place to start at and the criterion to open live in the address: `?tab=metrics&at=740000`. */
function useReviewAddress(tabs: readonly { value: ReviewTab }[], turns: readonly ReviewedTurn[]) {
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((each) => each.value === params.get('tab'))?.value ?? 'scorecard'
  const setTab = (next: ReviewTab) =>
    setParams(
      (before) => {
        before.set('tab', next)
        return before
      },
      { replace: true },
    )
  return { tab, setTab, startAtMs: placeIn(params, turns), criterion: params.get('criterion') }
}

/** The review as it is worded for the reader: with a model's words where it has some, until they ask for ours. */
function useWhoseWords(review: Review) {
  const [isOwnWords, onOwnWords] = useState(false)
  const { prose: _, ...own } = review
  useWordsAwaited(review)
  return { worded: isOwnWords ? own : review, isOwnWords, onOwnWords }
}

/** The review of a call, practised or uploaded: score, timeline, tabs and transcript on one clock. */
export function ReviewView(props: ReviewViewProps) {
  const { review, reviewId, turns, durationMs, buyerName } = props
  const onRetry = props.retriesLeft === 0 ? undefined : props.onRetry
  // Narrower pages have no room for a right side: the transcript is a tab there.
  const isWide = useMediaQuery('(width >= 1200px)')
  const comments = useQuery(commentsQuery(reviewId))
  const tabs = isWide ? reviewTabs : [...reviewTabs, transcriptTab]
  const { tab, setTab, startAtMs, criterion } = useReviewAddress(tabs, turns)
  const { page, tabs: tabRow } = useTabTop(tab)
  const playback = usePlayback(turns, durationMs, startAtMs, props.recording)
  const [chosen, setChosen] = useState<string | null>(null)
  const [kept, setKept] = useState<number | null>(null)
  const { worded, ...words } = useWhoseWords(review)
  const onSeek = (ms: number) => {
    playback.seek(ms)
    // What was said there stands in a tab of its own: without it, pressing a time would show nothing.
    if (!isWide) setTab('transcript')
  }
  const onMoment = (moment: Moment) => {
    setChosen(moment.id)
    onSeek(moment.startMs)
  }
  useReviewKeys({ playback, moments: review.moments, turns, tabs, onTab: setTab, onMoment, onRetry, onKeep: setKept })
  const transcript = (
    <TranscriptPane
      turns={turns}
      moments={review.moments}
      notCounted={review.notCounted}
      positionMs={playback.positionMs}
      chosenMomentId={chosen}
      onSeek={onSeek}
      onRetry={onRetry}
      onCorrect={props.onCorrect}
      onKeep={setKept}
      note={props.note}
    />
  )
  const contents: Record<ReviewTab, ReactNode> = {
    scorecard: (
      <JudgedScorecard review={worded} reviewId={reviewId} onSeek={onSeek} named={criterion} onRetry={onRetry} />
    ),
    metrics: <MetricsTab review={review} onSeek={onSeek} />,
    mind: <MindTab mind={review.mind} buyerName={buyerName} onSeek={onSeek} />,
    'next-steps': <NextStepsTab steps={review.nextSteps} onSeek={onSeek} />,
    comments: <CommentsTab reviewId={reviewId} positionMs={playback.positionMs} onSeek={onSeek} />,
    transcript,
  }
  return (
    <div ref={page} className="flex min-h-0 flex-1 flex-col max-desktop:block max-desktop:overflow-auto">
      <ScoreStrip {...props} {...words} />
      <TimelineSection
        {...props}
        playback={playback}
        moments={review.moments}
        mind={review.mind}
        chosenMomentId={chosen}
        onMoment={onMoment}
        comments={placedComments(comments.data)}
        onComment={(comment) => {
          setTab('comments')
          playback.seek(comment.startMs)
        }}
      />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_468px] max-desktop:block">
        <div ref={tabRow} className="flex min-h-0 min-w-0 flex-col">
          <Tabs
            label="Review"
            tabs={tabs.map((each) => (each.value === 'comments' ? { ...each, count: comments.data?.length } : each))}
            value={tab}
            onChange={setTab}
          >
            {/* What scrolls must be reachable by keyboard; the transcript's own list is. */}
            <div
              key={tab}
              tabIndex={tab === 'transcript' ? undefined : 0}
              className={`min-h-0 flex-1 overflow-auto -outline-offset-2 ${tab === 'transcript' ? '' : 'px-6 max-tablet:px-4'}`}
            >
              {contents[tab]}
            </div>
          </Tabs>
        </div>
        {isWide && <div className="flex min-h-0 flex-col border-l border-line">{transcript}</div>}
      </div>
      {kept !== null && (
        <KeepMoment
          reviewId={reviewId}
          from={kept}
          turns={turns}
          moments={review.moments}
          isOwn={props.writtenTo === undefined}
          onClose={() => setKept(null)}
        />
      )}
    </div>
  )
}
