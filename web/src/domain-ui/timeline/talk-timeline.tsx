import type { Moment, Review } from '@ringside/contract/reviews/review'
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { formatClock } from '../../lib/time-format.ts'
import { CallTrace } from '../call-trace.tsx'
import { useWidth } from '../charts/use-width.ts'
import { traceBars, type SpokenTurn } from '../trace-bars.ts'
import { axisLabels } from './axis-labels.ts'
import { CommentLane, type PlacedComment } from './comment-lane.tsx'
import { markMore } from '../../ui/mark-more.ts'
import { MeterKey, MindLane } from './mind-lane.tsx'
import { MomentLane, MomentTable } from './moment-lane.tsx'
import { AxisLabels, SqueezedBands, SqueezedWords } from './squeezed-bands.tsx'
import { callAxis, type CallAxis } from './time-axis.ts'

export type Lane = 'moments' | 'voices' | 'mind' | 'comments'

export interface TalkTimelineProps {
  durationMs: number
  turns: readonly SpokenTurn[]
  moments: readonly Moment[]
  comments: readonly PlacedComment[]
  /** null for uploaded calls, which have no mind behind them. */
  mind: Review['mind']
  buyerName: string
  /** The rep's name, or "You". */
  repName: string
  positionMs: number
  onSeek(ms: number): void
  chosenMomentId: string | null
  onMoment(moment: Moment): void
  onComment(comment: PlacedComment): void
  hidden?: ReadonlySet<Lane>
}

/** The column of the lanes' names. */
const namesPx = 104
/** Nearer to the right edge than this, the playhead is as good as gone. */
const edgePx = 16
const barPx = 3.2
/** Half the playhead's dot: whole at both ends, or the lanes' names would cover half of it. */
const dotPx = 4
/** Seconds of the axis that a key moves the playhead by; a press on the lanes is more exact than that. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
}

/** Lanes are parted inside their rows: a gap between rows would show what scrolls under their names. */
function LaneRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)]">
      <div className="sticky left-0 z-10 flex flex-col justify-center bg-surface py-[3px] text-tiny font-medium text-ink-2">
        {name}
      </div>
      <div className="relative min-w-0 py-[3px]">{children}</div>
    </div>
  )
}

interface PlayheadProps {
  axis: CallAxis
  durationMs: number
  positionMs: number
  onSeek(ms: number): void
}

/** Where the timeline is wider than its page, keeps the playhead in sight. */
function useShown(frame: RefObject<HTMLDivElement | null>, playheadPx: number) {
  useEffect(() => {
    const box = frame.current
    if (!box || box.scrollWidth <= box.clientWidth) return
    const seen = playheadPx - box.scrollLeft
    const room = box.clientWidth - namesPx
    if (seen < 0 || seen > room - edgePx) box.scrollTo({ left: playheadPx - room / 2 })
  }, [frame, playheadPx])
}

/** Where playback stands, and the slider over the lanes that moves it. Its steps are those of the axis it lies on. */
function Playhead({ axis, durationMs, positionMs, onSeek }: PlayheadProps) {
  const share = axis.shareOf(positionMs)
  const onKeyDown = (event: KeyboardEvent) => {
    const seconds = keySteps[event.key]
    if (seconds === undefined) return
    event.preventDefault()
    onSeek(axis.msAt(share + (seconds * 1000) / axis.drawnMs))
  }
  return (
    <div className="pointer-events-none absolute inset-y-0 right-0 left-[104px]">
      <span
        className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-primary"
        style={{ left: `clamp(${dotPx}px, ${share * 100}%, calc(100% - ${dotPx}px))` }}
      >
        <span className="absolute -bottom-1 left-1/2 size-2 -translate-x-1/2 rounded-full bg-primary" />
      </span>
      <input
        type="range"
        min={0}
        max={axis.drawnMs}
        step={1}
        onKeyDown={onKeyDown}
        value={share * axis.drawnMs}
        aria-label="Position in the call"
        aria-valuetext={`${formatClock(positionMs)} of ${formatClock(durationMs)}`}
        onChange={(event) => onSeek(axis.msAt(Number(event.target.value) / axis.drawnMs))}
        // A thumb with a width of its own would put a press near the ends beside where it was made.
        className="pointer-events-auto absolute inset-0 size-full cursor-pointer appearance-none bg-transparent -outline-offset-2 [&::-moz-range-thumb]:w-px [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
      />
    </div>
  )
}

/** The call along one time axis: moments, who spoke, and how the buyer's mind moved. A slider lies over the lanes. */
export function TalkTimeline(props: TalkTimelineProps) {
  const { durationMs, turns, moments, comments, mind, positionMs, onSeek, hidden = new Set<Lane>() } = props
  const foot = useRef<HTMLDivElement>(null)
  const width = useWidth(foot, 1000)
  const axis = useMemo(() => callAxis(turns, durationMs), [turns, durationMs])
  const bars = useMemo(() => traceBars(turns, axis, Math.floor(width / barPx)), [turns, axis, width])
  const labels = useMemo(() => axisLabels(axis, durationMs, width), [axis, durationMs, width])
  const place = { axis, width }
  const frame = useRef<HTMLDivElement>(null)
  useShown(frame, axis.shareOf(positionMs) * width)
  useEffect(() => {
    if (frame.current) markMore(frame.current)
  }, [width])
  return (
    <div
      ref={frame}
      onScroll={(event) => markMore(event.currentTarget)}
      // What goes on beyond the edge fades out there, so that it is seen that there is more.
      className="overflow-x-auto max-tablet:data-[more=true]:[mask-image:linear-gradient(to_right,#000_calc(100%-56px),transparent)]"
    >
      <div className="relative flex flex-col max-tablet:min-w-[1176px]">
        {!hidden.has('moments') && (
          <LaneRow name="Moments">
            <MomentLane {...place} moments={moments} chosenId={props.chosenMomentId} onChoose={props.onMoment} />
          </LaneRow>
        )}
        <div className="relative flex flex-col">
          <div aria-hidden className="absolute inset-y-0 right-0 left-[104px]">
            <SqueezedBands axis={axis} />
          </div>
          {!hidden.has('voices') && (
            <LaneRow
              name={
                <>
                  {/* Two names, where somebody answered for the buyer, take two lines. */}
                  <span className="flex flex-1 items-center text-buyer-text">
                    <span className="line-clamp-2 leading-tight break-words">{props.buyerName}</span>
                  </span>
                  <span className="flex flex-1 items-center truncate text-you-text">{props.repName}</span>
                </>
              }
            >
              <CallTrace bars={bars} playedMs={positionMs} />
            </LaneRow>
          )}
          {mind && !hidden.has('mind') && (
            <LaneRow name={<MeterKey />}>
              <MindLane {...place} mind={mind} />
            </LaneRow>
          )}
          <Playhead axis={axis} durationMs={durationMs} positionMs={positionMs} onSeek={onSeek} />
        </div>
        {comments.length > 0 && !hidden.has('comments') && (
          <LaneRow name="Comments">
            <CommentLane {...place} comments={comments} onChoose={props.onComment} />
          </LaneRow>
        )}
        <LaneRow name={null}>
          <div ref={foot} aria-hidden className="relative h-5 text-tiny text-ink-3">
            <AxisLabels labels={labels} />
          </div>
        </LaneRow>
        <SqueezedWords axis={axis} />
        <MomentTable moments={moments} />
      </div>
    </div>
  )
}
