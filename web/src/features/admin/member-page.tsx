import { roles, type Member, type Role } from '@ringside/contract/organizations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { assignmentWords, progressWords } from '../../domain-ui/assignment-words.ts'
import { CallTable } from '../../domain-ui/call-table.tsx'
import { LineChart } from '../../domain-ui/charts/line-chart.tsx'
import { RadarChart, RadarLegend } from '../../domain-ui/charts/radar-chart.tsx'
import { SkillTrends } from '../../domain-ui/skill-trends.tsx'
import { DueChip } from '../../domain-ui/due-chip.tsx'
import { Score } from '../../domain-ui/score-ticks.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { teamAssignmentsQuery } from '../../lib/queries/assignments.ts'
import { callsQuery, progressQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatAgo, formatDay } from '../../lib/time-format.ts'
import { memberName } from '../../lib/member-name.ts'
import { Button } from '../../ui/button.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { plainOptions } from '../../ui/option.ts'
import { Page, PageBody, PageHeader, Section } from '../../ui/page.tsx'
import { Select } from '../../ui/select.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { membersQuery } from './admin-queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { useRoleChange } from './role-change.ts'

function MemberCharts({ userId }: { userId: string }) {
  const { orgId } = useSession()
  const query = useQuery(progressQuery(orgId, userId))
  const progress = query.data
  if (query.isError && !progress) {
    return (
      <ErrorState title="The trend could not be read" onRetry={() => void query.refetch()}>
        {wordsOf(query.error)}
      </ErrorState>
    )
  }
  if (!progress) return <SkeletonRows />
  const scores = progress.scores.slice(-12)
  const skilled = progress.skills.some((skill) => skill.last !== null)
  return (
    <>
      <div className="grid grid-cols-2 divide-x divide-line border-b border-line max-tablet:grid-cols-1 max-tablet:divide-x-0 max-tablet:divide-y">
        <Section
          title="Skills"
          open
          aside={skilled && <RadarLegend scored={progress.scores.length} axes={progress.skills} />}
        >
          {skilled ? (
            <RadarChart
              label={`Skills: ${progress.skills.map((skill) => `${skill.label} ${skill.last ?? 'no calls'}`).join(', ')}`}
              axes={progress.skills.map((skill) => ({ name: skill.label, now: skill.last, before: skill.before }))}
              weakest={progress.skills.find(({ skill }) => skill === progress.weakest)?.label ?? null}
            />
          ) : (
            <p className="text-ink-2">Skills appear after the first scored call.</p>
          )}
        </Section>
        <Section title={scores.length > 1 ? `Score, last ${scores.length} calls` : 'Score'} open>
          {scores.length < 3 ? (
            <p className="text-ink-2">Three scored calls make a trend.</p>
          ) : (
            <LineChart
              label={`Scores of the last ${scores.length} calls: ${scores.map((each) => each.score).join(', ')}. Target ${progress.targetScore}.`}
              xs={scores.map((each) => formatDay(each.at))}
              series={[{ name: 'Score', tone: 'c1', values: scores.map((each) => each.score) }]}
              domain={[Math.min(40, ...scores.map((each) => each.score)), 100]}
              target={{ value: progress.targetScore, label: `Target ${progress.targetScore}` }}
              dots
            />
          )}
        </Section>
      </div>
      <SkillTrends trends={progress.skillTrends} />
    </>
  )
}

/** What the team's table says of a member, and their role: a phone's table has no room for its menu. */
function MemberFacts({ organizationId, member }: { organizationId: string; member: Member }) {
  const change = useRoleChange(organizationId)
  const navigate = useNavigate()
  const { userId } = useSession()
  const [leaving, setLeaving] = useState(false)
  return (
    <Section
      title="Member"
      aside={
        <Button size="small" onClick={() => setLeaving(true)}>
          {member.userId === userId ? 'Leave' : 'Remove'}
        </Button>
      }
    >
      <DataList
        items={[
          { name: 'E-mail', value: <span className="wrap-anywhere">{member.email}</span> },
          {
            name: 'Role',
            value: (
              <span className="block max-w-48">
                <Select<Role>
                  label={`Role of ${memberName(member)}`}
                  options={plainOptions(roles)}
                  value={member.role}
                  disabled={change.isPending}
                  onChange={(role) => role !== member.role && change.mutate({ userId: member.userId, role })}
                />
              </span>
            ),
          },
          { name: 'Joined', value: formatDay(member.joinedAt) },
          { name: 'Last call', value: member.lastCallAt ? formatAgo(member.lastCallAt) : 'None yet' },
          { name: 'Calls', value: member.calls },
          {
            name: 'Average',
            value: <Score score={member.averageScore === null ? null : Math.round(member.averageScore)} />,
          },
          { name: 'Credits', value: member.credits },
        ]}
      />
      {leaving && (
        <RemoveDialog
          organizationId={organizationId}
          member={member}
          onClose={() => setLeaving(false)}
          onRemoved={() => void navigate('/admin')}
        />
      )}
    </Section>
  )
}

const shownCalls = 50

/** What is assigned to the member, and how far they are. */
function MemberAssignments({ userId }: { userId: string }) {
  const { orgId } = useSession()
  const assignments = useQuery(teamAssignmentsQuery(orgId))
  const given = (assignments.data ?? []).flatMap((assignment) => {
    const progress = assignment.members.find((member) => member.userId === userId)
    return progress ? [{ assignment, progress }] : []
  })
  if (given.length === 0) return null
  return (
    <Section title="Assignments">
      <ul>
        {given.map(({ assignment, progress }) => (
          <li key={assignment._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
            <span>
              {assignmentWords(assignment)}
              <span className="block text-small text-ink-2">{progressWords(assignment, progress)}</span>
            </span>
            <DueChip state={progress.state} dueOn={assignment.dueOn} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function MemberCalls({ userId }: { userId: string }) {
  const { orgId } = useSession()
  const calls = useQuery(callsQuery(orgId, { userId, limit: shownCalls }))
  const shown = calls.data?.items ?? []
  return (
    <section aria-labelledby="member-calls">
      <h2 id="member-calls" className="px-6 pt-5 pb-1 text-h2 font-semibold max-tablet:px-4">
        {shown.length === shownCalls ? `The last ${shownCalls} calls` : 'Calls'}
      </h2>
      {calls.isPending && <SkeletonRows />}
      {calls.isError && !calls.data && (
        <ErrorState title="The calls could not be read" onRetry={() => void calls.refetch()}>
          {wordsOf(calls.error)}
        </ErrorState>
      )}
      {calls.data && shown.length === 0 && <p className="px-6 pb-5 text-ink-2 max-tablet:px-4">No calls yet.</p>}
      {shown.length > 0 && <CallTable label="Calls" calls={shown} />}
    </section>
  )
}

/** `/admin/user/{userId}`: one member's role, calls and trend. */
export function MemberPage({ organizationId, userId }: { organizationId: string; userId: string }) {
  const members = useQuery(membersQuery(organizationId))
  const member = members.data?.find((each) => each.userId === userId)
  const unknown = members.data && !member
  return (
    <Page>
      <PageHeader title={member ? memberName(member) : 'Member'} back="/admin" />
      <PageBody>
        {members.isPending && <SkeletonRows />}
        {members.isError && !members.data && (
          <ErrorState title="The member could not be read" onRetry={() => void members.refetch()}>
            {wordsOf(members.error)}
          </ErrorState>
        )}
        {unknown && (
          <EmptyState title="There is no such member." action={<TextLink to="/admin">Back to the team</TextLink>}>
            They may have left the organisation.
          </EmptyState>
        )}
        {member && (
          <>
            <MemberFacts organizationId={organizationId} member={member} />
            <MemberAssignments userId={userId} />
            <MemberCharts userId={userId} />
            <MemberCalls userId={userId} />
          </>
        )}
      </PageBody>
    </Page>
  )
}
