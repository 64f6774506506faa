import type { getStats } from '@ringside/contract/admin/site-admin'
import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { BarChart } from '../../domain-ui/charts/bar-chart.tsx'
import { LineChart } from '../../domain-ui/charts/line-chart.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { formatDate } from '../../lib/time-format.ts'
import { Section } from '../../ui/page.tsx'
import { ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Figures } from './figures.tsx'
import { organizationColumns, organizationPath } from './organizations-view.tsx'
import { siteOrganizationsQuery, statsQuery } from './site-queries.ts'

type Stats = ResponseOf<typeof getStats>

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** An axis that begins at nothing and has whole steps, however few there are. */
const countDomain = (values: readonly number[]): readonly [number, number] => [0, Math.max(4, ...values)]

/** Page views and sign-ups differ a hundredfold: each has an axis of its own, or the smaller one could not be read. */
function Charts({ stats, days }: { stats: Stats; days: number }) {
  const xs = stats.perDay.map((day) => formatDate(day.date))
  const calls = stats.perDay.map((day) => day.calls)
  const views = stats.perDay.map((day) => day.pageViews)
  const signUps = stats.perDay.map((day) => day.signUps)
  const total = (values: readonly number[]) => `${sum(values).toLocaleString('en-GB')} in ${days} days`
  return (
    <div className="grid grid-cols-[1.8fr_1fr] divide-x divide-line border-b border-line max-desktop:grid-cols-1 max-desktop:divide-x-0 max-desktop:divide-y">
      <Section title="Calls a day" open aside={total(calls)}>
        {sum(calls) === 0 ? (
          <p className="text-ink-2">No calls in this period.</p>
        ) : (
          <BarChart
            label={`Calls a day over ${days} days, ${sum(calls)} in all.`}
            xs={xs}
            series={[{ name: 'Calls', tone: 'c1', values: calls }]}
            height={336}
          />
        )}
      </Section>
      <div className="divide-y divide-line">
        <Section title="Page views a day" open aside={total(views)}>
          {sum(views) === 0 ? (
            <p className="text-ink-2">No page views in this period.</p>
          ) : (
            <LineChart
              label={`Page views a day over ${days} days, ${sum(views)} in all.`}
              xs={xs}
              series={[{ name: 'Page views', tone: 'c1', values: views }]}
              domain={countDomain(views)}
              height={128}
            />
          )}
        </Section>
        <Section title="Sign-ups a day" open aside={total(signUps)}>
          {sum(signUps) === 0 ? (
            <p className="text-ink-2">Nobody signed up in this period.</p>
          ) : (
            <BarChart
              label={`Sign-ups a day over ${days} days, ${sum(signUps)} in all.`}
              xs={xs}
              series={[{ name: 'Sign-ups', tone: 'c3', values: signUps }]}
              height={116}
            />
          )}
        </Section>
      </div>
    </div>
  )
}

const shownOrganizations = 6

/** Those that were active last; the tab has all of them. */
function ActiveOrganizations() {
  const navigate = useNavigate()
  const [first] = useInfiniteQuery(siteOrganizationsQuery()).data?.pages ?? []
  if (!first) return null
  return (
    <section aria-labelledby="active-organizations">
      <div className="flex items-center justify-between gap-2 px-6 pt-5 pb-1 max-tablet:px-4">
        <h2 id="active-organizations" className="text-h2 font-semibold">
          Organisations
        </h2>
        <TextLink look="alone" to="/site-admin/organizations">
          All {first.total.toLocaleString('en-GB')}
        </TextLink>
      </div>
      <Table
        label="Organisations active last"
        rows={first.items.slice(0, shownOrganizations)}
        columns={organizationColumns}
        rowKey={(organization) => organization._id}
        onOpen={(organization) => void navigate(organizationPath(organization))}
      />
    </section>
  )
}

/** How the service is used over a number of days (UTC, as the server counts them). */
export function StatsView({ days, charts }: { days: number; charts: boolean }) {
  const query = useQuery(statsQuery(days))
  if (query.isPending) return <SkeletonRows />
  if (query.isError && !query.data) {
    return (
      <ErrorState title="The figures could not be read" onRetry={() => void query.refetch()}>
        {wordsOf(query.error)}
      </ErrorState>
    )
  }
  const stats = query.data
  const figure = (value: number) => value.toLocaleString('en-GB')
  return (
    <>
      <Figures
        figures={[
          { name: `Calls, ${days} days`, value: figure(stats.calls) },
          { name: 'Active people', value: `${figure(stats.activeUsers)} of ${figure(stats.users)}` },
          { name: 'Average score', value: stats.averageScore === null ? '–' : Math.round(stats.averageScore) },
          { name: 'Organisations', value: figure(stats.organizations) },
          { name: 'Browser errors', value: figure(stats.clientErrors) },
        ]}
      />
      {charts && <Charts stats={stats} days={days} />}
      {charts && <ActiveOrganizations />}
    </>
  )
}
