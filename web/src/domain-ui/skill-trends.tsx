import type { SkillTrend } from '@ringside/contract/simulations/progress'
import { Section } from '../ui/page.tsx'
import { Sparkline } from './charts/sparkline.tsx'
import { Delta } from './delta.tsx'

/** Fewer calls than this show no way that anything goes. */
const leastPoints = 3

/** "Opening is at 72. After the calls before: 40, 55, 60." */
function trendWords({ label, now, points }: SkillTrend): string {
  const before = points.slice(0, -1).map(({ value }) => value)
  return `${label} is at ${now}. After the calls before: ${before.join(', ')}.`
}

/** The radar above draws other figures of the same skills: whoever compares the two is told why. */
const howCounted =
  'A call counts half as much three calls later; the chart of skills is the plain average of the last 5.'

/** How many more calls a skill needs that not every call asks for, so that the calls of all are no count of these. */
const fewCalls = [
  'No call asked for it yet.',
  'One call asked for it. Two more make a trend.',
  'Two calls asked for it. One more makes a trend.',
]

/** How one skill went. */
function Trend({ trend }: { trend: SkillTrend }) {
  const { label, now, points } = trend
  const drawn = points.length >= leastPoints
  return (
    <li className="min-w-0">
      <p className="flex items-baseline justify-between gap-2">
        <span className="truncate text-small">{label}</span>
        {/* How it went, and no level: that stands once, in the chart above. */}
        {drawn && <Delta change={(now ?? 0) - (points[0]?.value ?? 0)} />}
      </p>
      {drawn ? (
        <>
          <Sparkline values={points.map(({ value }) => value)} />
          <p className="sr-only">{trendWords(trend)}</p>
        </>
      ) : (
        <p className="text-tiny text-ink-3">{fewCalls[points.length]}</p>
      )}
    </li>
  )
}

/** How each skill of a rep went over their last calls; nothing before there is a trend of any. */
export function SkillTrends({ trends }: { trends: readonly SkillTrend[] }) {
  if (trends.every(({ points }) => points.length < leastPoints)) return null
  const calls = Math.max(...trends.map(({ points }) => points.length))
  return (
    <Section
      title="Skills over time"
      aside={
        <span className="max-tablet:hidden">
          Last {calls} calls. {howCounted}
        </span>
      }
    >
      <ul className="grid grid-cols-6 gap-x-6 gap-y-4 max-desktop:grid-cols-3 max-tablet:grid-cols-2 max-tablet:gap-x-4">
        {trends.map((trend) => (
          <Trend key={trend.skill} trend={trend} />
        ))}
      </ul>
      <p className="mt-3 text-tiny text-ink-3 tablet:hidden">
        Last {calls} calls. {howCounted}
      </p>
    </Section>
  )
}
