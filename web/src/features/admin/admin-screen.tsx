import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { wordsOf } from '../../lib/api/query-client.ts'
import { adminName, useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Page, PageBody, PageHeader } from '../../ui/page.tsx'
import { ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { invitesQuery, membersQuery } from './admin-queries.ts'
import { AssignmentsTab } from './assignments/assignments-tab.tsx'
import { BrandingForm } from './branding-form.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberPage } from './member-page.tsx'
import { MembersTable } from './members-table.tsx'
import { MoveOwnSegments } from './move-own-segments.tsx'
import { RubricsTab } from './rubrics/rubrics-tab.tsx'
import { SettingsForm } from './settings-form.tsx'
import { TeamNumbers } from './team-numbers.tsx'

const tabs = [
  { value: 'members', label: 'Members' },
  { value: 'assignments', label: 'Assignments' },
  { value: 'rubrics', label: 'Rubrics' },
  { value: 'settings', label: 'Settings' },
] as const
type Tab = (typeof tabs)[number]['value']

function Members({ organizationId }: { organizationId: string }) {
  const members = useQuery(membersQuery(organizationId))
  const invites = useQuery(invitesQuery(organizationId))
  const waiting = invites.data?.filter((invite) => invite.state === 'pending') ?? []
  return (
    <PageBody>
      {members.isPending && <SkeletonRows />}
      {members.isError && !members.data && (
        <ErrorState title="The members could not be read" onRetry={() => void members.refetch()}>
          {wordsOf(members.error)}
        </ErrorState>
      )}
      {members.data && (
        <>
          <TeamNumbers members={members.data} />
          <MembersTable organizationId={organizationId} members={members.data} invites={waiting} />
          {members.data.length === 1 && waiting.length === 0 && (
            <p className="px-6 py-5 text-ink-2 max-tablet:px-4">You are the only one here. Invite your team.</p>
          )}
        </>
      )}
    </PageBody>
  )
}

function Team({ organizationId }: { organizationId: string }) {
  const session = useSession()
  const { organization } = session
  const name = adminName(session)
  const [address, setAddress] = useSearchParams()
  const [inviting, setInviting] = useState(false)
  const tab: Tab = tabs.find(({ value }) => value === address.get('tab'))?.value ?? 'members'
  return (
    <Page>
      <PageHeader
        title={name}
        fact={organization.name}
        actions={
          <Button variant="primary" icon={IconPlus} onClick={() => setInviting(true)}>
            Invite people
          </Button>
        }
      />
      <Tabs<Tab>
        label={name}
        tabs={tabs}
        value={tab}
        onChange={(next) => setAddress(next === 'members' ? {} : { tab: next }, { replace: true })}
      >
        {tab === 'members' && <Members organizationId={organizationId} />}
        {tab === 'assignments' && <AssignmentsTab organizationId={organizationId} />}
        {tab === 'rubrics' && <RubricsTab />}
        {tab === 'settings' && (
          <PageBody>
            <SettingsForm organizationId={organizationId} />
            <BrandingForm organizationId={organizationId} />
            <MoveOwnSegments />
          </PageBody>
        )}
      </Tabs>
      {inviting && <InviteDialog organizationId={organizationId} open onClose={() => setInviting(false)} />}
    </Page>
  )
}

/** `/admin` and `/admin/user/{userId}`: the team, and one member of it. */
export function AdminScreen() {
  const { organization } = useSession()
  const { userId } = useParams()
  if (organization._id === null)
    return (
      <ErrorState title="Organization not found">
        Its settings could not be loaded. Reload the page to try again.
      </ErrorState>
    )
  return userId ? (
    <MemberPage key={userId} organizationId={organization._id} userId={userId} />
  ) : (
    <Team organizationId={organization._id} />
  )
}
