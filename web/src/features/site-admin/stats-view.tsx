import { useQuery } from '@tanstack/react-query'
import { BarChart, BarLegend } from '../../domain-ui/charts/bar-chart.tsx'
import { LineChart } from '../../domain-ui/charts/line-chart.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { formatDay } from '../../lib/time-format.ts'
import { Section } from '../../ui/page.tsx'
import { ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { statsQuery } from './site-queries.ts'

function Figures({ figures }: { figures: readonly { name: string; value: string | number }[] }) {
  return (
    <dl className="grid grid-cols-5 divide-x divide-line border-b border-line max-tablet:grid-cols-2">
      {figures.map((figure) => (
        <div key={figure.name} className="px-6 py-4 max-tablet:px-4">
          <dt className="text-small text-ink-2">{figure.name}</dt>
          <dd className="numeral text-numeral">{figure.value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How the service is used over a number of days. */
export function StatsView({ days, charts }: { days: number; charts: boolean }) {
  const query = useQuery(statsQuery(days))
  if (query.isPending) return <SkeletonRows />
  if (query.isError) {
    return (
      <ErrorState title="The figures could not be read" onRetry={() => void query.refetch()}>
        {wordsOf(query.error)}
      </ErrorState>
    )
  }
  const stats = query.data
  const xs = stats.perDay.map((day) => formatDay(day.date))
  const calls = [{ name: 'Calls', tone: 'c1' as const, values: stats.perDay.map((day) => day.calls) }]
  return (
    <>
      <Figures
        figures={[
          { name: 'Calls', value: stats.calls.toLocaleString('en-GB') },
          { name: 'Active people', value: stats.activeUsers.toLocaleString('en-GB') },
          { name: 'Average score', value: stats.averageScore === null ? '–' : Math.round(stats.averageScore) },
          { name: 'Organisations', value: stats.organizations.toLocaleString('en-GB') },
          { name: 'Browser errors', value: stats.clientErrors.toLocaleString('en-GB') },
        ]}
      />
      {charts && (
        <div className="grid grid-cols-[1.8fr_1fr] divide-x divide-line border-b border-line max-desktop:grid-cols-1 max-desktop:divide-x-0">
          <Section title="Calls a day" open aside={<BarLegend series={calls} />}>
            {stats.calls === 0 ? (
              <p className="text-ink-2">No calls in this period.</p>
            ) : (
              <BarChart label={`Calls a day over ${days} days, ${stats.calls} in all.`} xs={xs} series={calls} />
            )}
          </Section>
          <Section title="Page views and sign-ups" open>
            <LineChart
              label={`Page views and sign-ups a day over ${days} days.`}
              xs={xs}
              series={[
                { name: 'Page views', tone: 'c1', values: stats.perDay.map((day) => day.pageViews) },
                { name: 'Sign-ups', tone: 'c3', dash: 'dashed', values: stats.perDay.map((day) => day.signUps) },
              ]}
            />
          </Section>
        </div>
      )}
    </>
  )
}
