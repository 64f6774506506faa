import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import type { getProgress } from '@ringside/contract/simulations/progress'
import { useState, type ReactNode } from 'react'
import { LineChart } from '../../domain-ui/charts/line-chart.tsx'
import { RadarChart, RadarLegend } from '../../domain-ui/charts/radar-chart.tsx'
import { RetryButton } from '../../domain-ui/retry-button.tsx'
import { SkillTrends } from '../../domain-ui/skill-trends.tsx'
import { lessonPath } from '../../lib/paths.ts'
import { formatClock, formatDate, formatDay, formatTime } from '../../lib/time-format.ts'
import { Section } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { callsThisWeek, lastDays } from './last-days.ts'

type Progress = ResponseOf<typeof getProgress>

interface ProgressCardsProps {
  progress: Progress
  /** What is assigned to the rep, under their streak. */
  assignments?: ReactNode
  /** Under all of them: drawn with them, so that it does not jump down when they come. */
  children?: ReactNode
}

/** The last calls a trend shows. */
const trendCalls = 12
/** Days the streak shows. */
const streakDays = 14

/** How many calls "the last 5" are while there are fewer. */
const lastCalls = (progress: Progress) => Math.min(5, progress.scores.length)

const weakestOf = ({ skills, weakest }: Progress) => skills.find(({ skill }) => skill === weakest)

const skillWords = (progress: Progress) => {
  const weakest = weakestOf(progress)
  const list = progress.skills.map((skill) => `${skill.label} ${skill.last ?? 'no calls'}`).join(', ')
  return `Skills, last ${lastCalls(progress)} calls${progress.averageBefore5 === null ? '' : ' against those before'}. ${list}.${weakest ? ` Weakest: ${weakest.label}.` : ''}`
}

function Skills({ progress }: { progress: Progress }) {
  const empty = progress.skills.every((skill) => skill.last === null)
  return (
    <Section
      title="Skills"
      open
      aside={!empty && <RadarLegend scored={progress.scores.length} axes={progress.skills} />}
    >
      {empty ? (
        <p className="text-ink-2">Your skills appear after your first scored call.</p>
      ) : (
        <RadarChart
          label={skillWords(progress)}
          axes={progress.skills.map((skill) => ({ name: skill.label, now: skill.last, before: skill.before }))}
          weakest={weakestOf(progress)?.label ?? null}
        />
      )}
    </Section>
  )
}

/** Days, or the times of one day: a day that stands under every point tells none apart. */
function timesOf(moments: readonly string[]): string[] {
  const days = moments.map((at) => formatDay(at))
  return new Set(days).size === 1 ? moments.map(formatTime) : days
}

function Trend({ progress }: { progress: Progress }) {
  const scores = progress.scores.slice(-trendCalls)
  const before = Math.min(5, progress.scores.length - 5)
  // Calls of all kinds with all buyers: two averages side by side, and no judgement of their difference.
  const aside = progress.averageLast5 !== null && (
    <>
      {scores.length > 5 ? 'Last 5 average' : 'Average'} {progress.averageLast5}
      {progress.averageBefore5 !== null && `, the ${before === 1 ? 'one' : before} before ${progress.averageBefore5}`}
    </>
  )
  return (
    <Section title={scores.length > 1 ? `Score, last ${scores.length} calls` : 'Score'} open aside={aside}>
      {scores.length < 3 ? (
        <p className="text-ink-2">
          {scores.length === 0
            ? 'Three calls and we can draw a trend.'
            : scores.length === 1
              ? 'Two more calls and we can draw a trend.'
              : 'One more call and we can draw a trend.'}
        </p>
      ) : (
        <LineChart
          label={`Scores of your last ${scores.length} calls: ${scores.map((each) => each.score).join(', ')}. Target ${progress.targetScore}.`}
          xs={timesOf(scores.map((each) => each.at))}
          series={[{ name: 'Score', tone: 'c1', values: scores.map((each) => each.score) }]}
          domain={[Math.min(40, ...scores.map((each) => each.score)), 100]}
          target={{ value: progress.targetScore, label: `Target ${progress.targetScore}` }}
          dots
        />
      )}
    </Section>
  )
}

function Streak({ progress, assignments }: Omit<ProgressCardsProps, 'children'>) {
  const [now] = useState(() => new Date())
  const days = lastDays(progress.days, now, streakDays)
  const title =
    progress.streak === 0 ? 'Streak' : `Streak: ${progress.streak} working ${progress.streak === 1 ? 'day' : 'days'}`
  const record =
    progress.streak > 0 && progress.streak === progress.longestStreak
      ? 'Your longest'
      : progress.longestStreak > 0 && `Longest ${progress.longestStreak}`
  const first = days[0]
  return (
    <Section title={title} open aside={record}>
      <ol className="flex gap-[3px]" aria-label={`Calls in the last ${days.length} days`}>
        {days.map((day, index) => (
          <li
            key={day.date}
            title={`${formatDate(day.date)}: ${day.calls === 1 ? '1 call' : `${day.calls} calls`}`}
            className={`h-5 flex-1 rounded-tick ${day.calls > 0 ? 'bg-you' : 'border border-dashed border-line-strong'} ${index === days.length - 1 ? 'outline-2 outline-offset-1 outline-ink' : ''}`}
          >
            <span className="sr-only">
              {formatDate(day.date)}: {day.calls}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-1.5 flex justify-between text-tiny text-ink-2">
        <span>{first && formatDate(first.date)}</span>
        <span>Today</span>
      </p>
      {progress.callsAWeek > 0 && (
        <p className="mt-2 text-ink-2">
          This week: {callsThisWeek(progress.days, now)} of {progress.callsAWeek} calls
        </p>
      )}
      {assignments}
    </Section>
  )
}

function WorkOn({ workOn }: Pick<Progress, 'workOn'>) {
  return (
    <Section title="To work on" open>
      {workOn ? (
        <>
          <p className="max-w-prose text-ink-2">{workOn.advice}</p>
          <p className="mt-1 text-small">
            <TextLink look="alone" to={lessonPath(workOn)}>
              From your call with {workOn.buyerName}
              {workOn.startMs !== null && `, ${formatClock(workOn.startMs)}`}
            </TextLink>
          </p>
          {workOn.drill && <RetryButton simulationId={workOn.simulationId} point={workOn.drill} />}
        </>
      ) : (
        <p className="text-ink-2">After your first scored call we say what would gain you most.</p>
      )}
    </Section>
  )
}

/** How the rep is doing: skills, trend and streak, and how each skill went. */
export function ProgressCards({ progress, assignments, children }: ProgressCardsProps) {
  return (
    <>
      <div className="grid grid-cols-[1.05fr_1.2fr_1fr] divide-x divide-line border-b border-line max-desktop:grid-cols-2 max-tablet:grid-cols-1 max-tablet:divide-x-0">
        <div className="min-w-0 max-tablet:order-3 max-tablet:border-y max-tablet:border-line">
          <Skills progress={progress} />
        </div>
        {/* Narrower, the two are cells of their own. */}
        <div className="min-w-0 max-desktop:contents">
          <div className="max-tablet:order-4">
            <Trend progress={progress} />
          </div>
          <div className="max-desktop:border-t max-desktop:border-r max-desktop:border-line max-tablet:order-2 max-tablet:border-r-0">
            <WorkOn workOn={progress.workOn} />
          </div>
        </div>
        <div className="min-w-0 max-desktop:border-t max-desktop:border-line max-tablet:order-1 max-tablet:border-t-0">
          <Streak progress={progress} assignments={assignments} />
        </div>
      </div>
      <SkillTrends trends={progress.skillTrends} />
      {children}
    </>
  )
}
