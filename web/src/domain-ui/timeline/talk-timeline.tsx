import type { Moment, Review } from '@ringside/contract/reviews/review'
import { useMemo, useRef, type ReactNode } from 'react'
import { formatClock } from '../../lib/time-format.ts'
import { CallTrace } from '../call-trace.tsx'
import { useWidth } from '../charts/use-width.ts'
import { traceBars, type SpokenTurn } from '../trace-bars.ts'
import { MeterKey, MindLane } from './mind-lane.tsx'
import { MomentLane, MomentTable } from './moment-lane.tsx'
import { timeTicks } from './timeline-scale.ts'

export type Lane = 'moments' | 'voices' | 'mind'

export interface TalkTimelineProps {
  durationMs: number
  turns: readonly SpokenTurn[]
  moments: readonly Moment[]
  /** null for uploaded calls, which have no mind behind them. */
  mind: Review['mind']
  buyerName: string
  /** The rep's name, or "You". */
  repName: string
  positionMs: number
  onSeek(ms: number): void
  chosenMomentId: string | null
  onMoment(moment: Moment): void
  hidden?: ReadonlySet<Lane>
}

const barPx = 3.2
const tickRoomPx = 90
const keyStepMs = 1000

function LaneRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[104px_minmax(0,1fr)]">
      <div className="sticky left-0 z-10 flex flex-col justify-center bg-surface text-tiny font-medium text-ink-2">
        {name}
      </div>
      {children}
    </div>
  )
}

/** The call along one time axis: moments, who spoke, and how the buyer's mind moved. A slider lies over the lanes. */
export function TalkTimeline(props: TalkTimelineProps) {
  const { durationMs, turns, moments, mind, positionMs, onSeek, hidden = new Set<Lane>() } = props
  const axis = useRef<HTMLDivElement>(null)
  const width = useWidth(axis, 1000)
  const bars = useMemo(() => traceBars(turns, 0, durationMs, Math.floor(width / barPx)), [turns, durationMs, width])
  const at = `${(Math.min(positionMs, durationMs) / Math.max(1, durationMs)) * 100}%`
  return (
    <div className="overflow-x-auto">
      <div className="relative flex flex-col gap-1.5 max-tablet:min-w-[1176px]">
        {!hidden.has('moments') && (
          <LaneRow name="Moments">
            <MomentLane
              moments={moments}
              durationMs={durationMs}
              width={width}
              chosenId={props.chosenMomentId}
              onChoose={props.onMoment}
            />
          </LaneRow>
        )}
        <div className="relative flex flex-col gap-1.5">
          {!hidden.has('voices') && (
            <LaneRow
              name={
                <>
                  <span className="flex flex-1 items-center truncate text-buyer-text">{props.buyerName}</span>
                  <span className="flex flex-1 items-center truncate text-you-text">{props.repName}</span>
                </>
              }
            >
              <CallTrace bars={bars} fromMs={0} toMs={durationMs} playedMs={positionMs} />
            </LaneRow>
          )}
          {mind && !hidden.has('mind') && (
            <LaneRow name={<MeterKey />}>
              <MindLane mind={mind} durationMs={durationMs} width={width} />
            </LaneRow>
          )}
          <div className="pointer-events-none absolute inset-y-0 right-0 left-[104px]">
            <span className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-primary" style={{ left: at }}>
              <span className="absolute -bottom-1 left-1/2 size-2 -translate-x-1/2 rounded-full bg-primary" />
            </span>
            <input
              type="range"
              min={0}
              max={durationMs}
              step={keyStepMs}
              value={Math.min(positionMs, durationMs)}
              aria-label="Position in the call"
              aria-valuetext={`${formatClock(positionMs)} of ${formatClock(durationMs)}`}
              onChange={(event) => onSeek(Number(event.target.value))}
              className="pointer-events-auto absolute inset-0 size-full cursor-pointer opacity-0 focus-visible:opacity-20"
            />
          </div>
        </div>
        <LaneRow name={null}>
          <div ref={axis} aria-hidden className="relative h-5 text-tiny text-ink-3">
            {timeTicks(durationMs, Math.floor(width / tickRoomPx)).map((ms) => (
              <span
                key={ms}
                className={`absolute ${ms === 0 ? '' : '-translate-x-1/2'}`}
                style={{ left: `${(ms / Math.max(1, durationMs)) * 100}%` }}
              >
                {formatClock(ms)}
              </span>
            ))}
          </div>
        </LaneRow>
        <MomentTable moments={moments} />
      </div>
    </div>
  )
}
