import type { Comment } from '@ringside/contract/reviews/comments'
import { formatClock } from '../../lib/time-format.ts'
import { InitialsDisc } from '../voiceprint.tsx'
import { groupPlaces } from './lanes.ts'
import type { TimeAxis } from './time-axis.ts'

export type PlacedComment = Comment & { startMs: number }

export interface CommentLaneProps {
  comments: readonly PlacedComment[]
  axis: TimeAxis
  /** Of the lane, in pixels. */
  width: number
  onChoose(comment: PlacedComment): void
}

/** Half the width of a sign on the lane. */
const edgePx = 13

/** Where people commented, by their initials; several at one place are a number. Pressing one goes to what was said. */
export function CommentLane({ comments, axis, width, onChoose }: CommentLaneProps) {
  return (
    <div role="group" aria-label="Comments" className="relative h-7">
      {groupPlaces(comments, axis, width).map(({ x, placed }) => {
        const [first, ...others] = placed
        if (!first) return null
        const at = formatClock(first.startMs)
        const label = others.length === 0 ? `Comment by ${first.name}, ${at}` : `${placed.length} comments from ${at}`
        return (
          <button
            key={first._id}
            type="button"
            title={others.length === 0 ? `${first.name}: ${first.text}` : label}
            onClick={() => onChoose(first)}
            className="absolute top-1/2 grid -translate-1/2 place-items-center rounded-full touch-target"
            style={{ left: `clamp(${edgePx}px, ${x}px, calc(100% - ${edgePx}px))` }}
          >
            {others.length === 0 ? (
              <InitialsDisc name={first.name} size={24} />
            ) : (
              <span
                aria-hidden
                className="grid size-6 place-items-center rounded-full bg-you-tint text-tiny font-semibold text-you-text"
              >
                {placed.length}
              </span>
            )}
            <span className="sr-only">{label}</span>
          </button>
        )
      })}
    </div>
  )
}
