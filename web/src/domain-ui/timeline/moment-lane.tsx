import type { Moment } from '@ringside/contract/reviews/review'
import { formatClock } from '../../lib/time-format.ts'
import { Menu } from '../../ui/menu.tsx'
import { MomentDisc, momentIcons } from './moment-disc.tsx'
import { groupPlaces } from './lanes.ts'
import type { TimeAxis } from './time-axis.ts'

export interface MomentLaneProps {
  moments: readonly Moment[]
  axis: TimeAxis
  /** Of the lane, in pixels. */
  width: number
  chosenId: string | null
  onChoose(moment: Moment): void
}

/** Half the width of the widest sign on the lane. */
const edgePx = 18

/** Moments over the time axis; those too near each other are one pill with their number, which opens a menu. */
export function MomentLane({ moments, axis, width, chosenId, onChoose }: MomentLaneProps) {
  return (
    <div role="group" aria-label="Moments" className="relative h-8">
      {groupPlaces(moments, axis, width).map((group) => {
        const [only, ...others] = group.placed
        if (!only) return null
        return (
          <span
            key={only.id}
            className="absolute top-1/2 -translate-1/2"
            // Whole at both ends of the lane: the label to its left would cover half of it.
            style={{ left: `clamp(${edgePx}px, ${group.x}px, calc(100% - ${edgePx}px))` }}
          >
            {others.length === 0 ? (
              <MomentDisc moment={only} chosen={only.id === chosenId} onClick={() => onChoose(only)} />
            ) : (
              <Menu
                label="Moments at this place"
                align="start"
                items={group.placed.map((moment) => ({
                  kind: 'action',
                  label: `${formatClock(moment.startMs)}  ${moment.label}`,
                  icon: momentIcons[moment.kind],
                  onSelect: () => onChoose(moment),
                }))}
                opener={(props) => (
                  <button
                    {...props}
                    type="button"
                    aria-label={`${group.placed.length} moments from ${formatClock(only.startMs)}`}
                    className={`h-[23px] w-[34px] rounded-full border-[1.5px] border-primary bg-surface text-small font-semibold touch-target ${group.placed.some((moment) => moment.id === chosenId) ? 'ring-2 ring-focus ring-offset-2 ring-offset-surface' : ''}`}
                  >
                    {group.placed.length}
                  </button>
                )}
              />
            )}
          </span>
        )
      })}
    </div>
  )
}

/** The same moments as a table for screen readers. */
export function MomentTable({ moments }: { moments: readonly Moment[] }) {
  return (
    // A table is never narrower than its words: hidden by itself it would make a small page scroll sideways.
    <div className="sr-only">
      <table>
        <caption>Moments of the call</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Moment</th>
            <th scope="col">Words</th>
          </tr>
        </thead>
        <tbody>
          {moments.map((moment) => (
            <tr key={moment.id}>
              <td>{formatClock(moment.startMs)}</td>
              <td>{moment.label}</td>
              <td>{moment.quote.quote}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
