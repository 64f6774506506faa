import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs'
import type { Moment, Review } from '@ringside/contract/reviews/review'
import { useState } from 'react'
import { formatClock } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { MomentLegend } from '../timeline/moment-disc.tsx'
import type { PlacedComment } from '../timeline/comment-lane.tsx'
import { TalkTimeline, type Lane } from '../timeline/talk-timeline.tsx'
import type { ReviewedTurn } from './reviewed-turn.ts'
import type { Playback } from './use-playback.ts'

export interface TimelineSectionProps {
  playback: Playback
  durationMs: number
  turns: readonly ReviewedTurn[]
  moments: readonly Moment[]
  mind: Review['mind']
  buyerName: string
  repName: string
  chosenMomentId: string | null
  onMoment: (moment: Moment) => void
  comments: readonly PlacedComment[]
  onComment: (comment: PlacedComment) => void
}

const laneNames: readonly { lane: Lane; label: string }[] = [
  { lane: 'moments', label: 'Moments' },
  { lane: 'voices', label: 'Who spoke' },
  { lane: 'mind', label: 'Buyer’s mind' },
  { lane: 'comments', label: 'Comments' },
]

function toggled(lanes: ReadonlySet<Lane>, lane: Lane): ReadonlySet<Lane> {
  const next = new Set(lanes)
  if (!next.delete(lane)) next.add(lane)
  return next
}

/** Where the call stands; what plays it is there where there is something to hear. */
function PlaybackControls({ playback, durationMs }: Pick<TimelineSectionProps, 'playback' | 'durationMs'>) {
  const place = (
    <>
      <span className="font-semibold">{formatClock(playback.positionMs)}</span>
      <span className="text-ink-3">/ {formatClock(durationMs)}</span>
    </>
  )
  if (!playback.hasSound) {
    return (
      <>
        {place}
        <span className="text-ink-2">No recording</span>
      </>
    )
  }
  return (
    <>
      <IconButton
        variant="default"
        size="round"
        icon={playback.isPlaying ? IconPlayerPause : IconPlayerPlayFilled}
        iconSize={16}
        label={playback.isPlaying ? 'Pause' : 'Play'}
        aria-keyshortcuts="Space"
        onClick={playback.toggle}
      />
      {place}
      <Button variant="quiet" size="small" aria-label={`Speed ${playback.speed} times`} onClick={playback.nextSpeed}>
        {`${playback.speed}×`}
      </Button>
      <span className="max-tablet:hidden">
        <Button variant="quiet" size="small" aria-pressed={playback.skipSilence} onClick={playback.toggleSkipSilence}>
          {playback.skipSilence ? 'Skipping silence' : 'Skip silence'}
        </Button>
      </span>
    </>
  )
}

/** Playback and the call along its time axis. */
export function TimelineSection(props: TimelineSectionProps) {
  const { playback, durationMs, mind, comments } = props
  const [hidden, setHidden] = useState<ReadonlySet<Lane>>(new Set())
  const empty = new Set<Lane>([
    ...(mind ? [] : ['mind' as const]),
    ...(comments.length > 0 ? [] : ['comments' as const]),
  ])
  const lanes = laneNames.filter(({ lane }) => !empty.has(lane))
  return (
    <section aria-label="Timeline" className="shrink-0 border-b border-line px-6 pt-2.5 pb-1.5 max-tablet:px-4">
      <div className="mb-1.5 flex min-h-8 items-center gap-2.5 text-small">
        <PlaybackControls playback={playback} durationMs={durationMs} />
        <span className="flex-1" />
        <span className="max-tablet:hidden">
          <MomentLegend />
        </span>
        <span className="max-tablet:hidden">
          <Menu
            label="Lanes"
            items={lanes.map(({ lane, label }) => ({
              kind: 'choice',
              label,
              chosen: !hidden.has(lane),
              onSelect: () => setHidden(toggled(hidden, lane)),
            }))}
            opener={(opener) => (
              <Button variant="quiet" size="small" {...opener}>
                Lanes
                <IconChevronDown size={14} stroke={1.5} aria-hidden />
              </Button>
            )}
          />
        </span>
      </div>
      <TalkTimeline
        durationMs={durationMs}
        turns={props.turns}
        moments={props.moments}
        comments={comments}
        mind={mind}
        buyerName={props.buyerName}
        repName={props.repName}
        positionMs={playback.positionMs}
        onSeek={playback.seek}
        chosenMomentId={props.chosenMomentId}
        onMoment={props.onMoment}
        onComment={props.onComment}
        hidden={hidden}
      />
    </section>
  )
}
