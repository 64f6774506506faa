import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callColumns } from '../../domain-ui/call-columns.tsx'
import { LineChart } from '../../domain-ui/charts/line-chart.tsx'
import { RadarChart, RadarLegend } from '../../domain-ui/charts/radar-chart.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { reviewPath } from '../../lib/paths.ts'
import { callsQuery, progressQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatDay } from '../../lib/time-format.ts'
import { DataList } from '../../ui/data-list.tsx'
import { Page, PageBody, PageHeader, Section } from '../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { membersQuery } from './admin-queries.ts'
import { memberName } from './members-table.tsx'

function MemberCharts({ userId }: { userId: string }) {
  const { orgId } = useSession()
  const progress = useQuery(progressQuery(orgId, userId)).data
  if (!progress) return <SkeletonRows />
  const scores = progress.scores.slice(-12)
  return (
    <div className="grid grid-cols-2 divide-x divide-line border-b border-line max-tablet:grid-cols-1 max-tablet:divide-x-0">
      <Section title="Skills" open aside={<RadarLegend />}>
        <RadarChart
          label={`Skills: ${progress.skills.map((skill) => `${skill.label} ${skill.last ?? 'not shown'}`).join(', ')}`}
          axes={progress.skills.map((skill) => ({ name: skill.label, now: skill.last, before: skill.before }))}
        />
      </Section>
      <Section title="Scores" open>
        {scores.length < 3 ? (
          <p className="text-ink-2">Three scored calls make a trend.</p>
        ) : (
          <LineChart
            label={`Scores of the last ${scores.length} calls: ${scores.map((each) => each.score).join(', ')}`}
            xs={scores.map((each) => formatDay(each.at))}
            series={[{ name: 'Score', tone: 'c1', values: scores.map((each) => each.score) }]}
            dots
          />
        )}
      </Section>
    </div>
  )
}

/** `/admin/user/{userId}`: one member's calls and trend. */
export function MemberPage({ organizationId, userId }: { organizationId: string; userId: string }) {
  const { orgId } = useSession()
  const navigate = useNavigate()
  const members = useQuery(membersQuery(organizationId))
  const calls = useQuery(callsQuery(orgId, { userId, limit: 50 }))
  const member = members.data?.find((each) => each.userId === userId)
  const columns = callColumns(undefined)
  if (members.data && !member) {
    return (
      <EmptyState title="There is no such member." action={<TextLink to="/admin">Back to the team</TextLink>}>
        They may have left the organisation.
      </EmptyState>
    )
  }
  return (
    <Page>
      <PageHeader title={member ? memberName(member) : 'Member'} back="/admin" fact={member?.email} />
      <PageBody>
        {member && (
          <Section>
            <DataList
              items={[
                { name: 'Role', value: member.role },
                { name: 'Joined', value: formatDay(member.joinedAt) },
                { name: 'Calls', value: member.calls },
                { name: 'Average', value: member.averageScore === null ? '–' : Math.round(member.averageScore) },
                { name: 'Credits', value: member.credits },
              ]}
            />
          </Section>
        )}
        <MemberCharts userId={userId} />
        <h2 className="px-6 pt-5 pb-1 text-h2 font-semibold max-tablet:px-4">Calls</h2>
        {calls.data?.items.length === 0 && <p className="px-6 pb-5 text-ink-2 max-tablet:px-4">No calls yet.</p>}
        {calls.isError && <ErrorState title="The calls could not be read">{wordsOf(calls.error)}</ErrorState>}
        {calls.data && calls.data.items.length > 0 && (
          <Table
            label="Calls"
            rows={calls.data.items}
            columns={[
              columns.buyer,
              columns.type,
              columns.difficulty,
              columns.outcome,
              columns.score,
              columns.change,
              columns.when,
            ]}
            rowKey={(call) => call._id}
            sort={null}
            onOpen={(call) => void navigate(reviewPath(call._id))}
          />
        )}
      </PageBody>
    </Page>
  )
}
