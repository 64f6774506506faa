import { useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { FilterPill } from '../../ui/filter-pill.tsx'
import { Page, PageBody, PageHeader } from '../../ui/page.tsx'
import { TabLinks } from '../../ui/tabs.tsx'
import { CreateOrganization } from './create-organization.tsx'
import { EmailView } from './email-view.tsx'
import { OrganizationPage } from './organization-page.tsx'
import { OrganizationsView } from './organizations-view.tsx'
import { PeopleView } from './people-view.tsx'
import { StatsView } from './stats-view.tsx'
import { UserPage } from './user-page.tsx'

const tabs = [
  { to: '/site-admin', label: 'Overview', end: true },
  { to: '/site-admin/stats', label: 'Stats' },
  { to: '/site-admin/organizations', label: 'Organizations' },
  { to: '/site-admin/email', label: 'Email' },
]

/** Only figures have a period. */
const periodTabs = new Set(['/site-admin', '/site-admin/stats'])

type Days = '7' | '30' | '90'

function View({ path, days }: { path: string; days: number }) {
  if (path === '/site-admin/stats') return <StatsView days={days} charts />
  if (path === '/site-admin/organizations') return <OrganizationsView />
  if (path === '/site-admin/email') return <EmailView />
  return (
    <>
      <StatsView days={days} charts={false} />
      <PeopleView />
    </>
  )
}

/** `/site-admin/*`: how the service is, its organisations, people and mail. */
export function SiteAdminScreen() {
  const { orgId, userId } = useParams()
  const { pathname } = useLocation()
  const [days, setDays] = useState<Days>('30')
  if (userId)
    return (
      <UserPage
        key={userId}
        userId={userId}
        back={orgId ? `/site-admin/org/${encodeURIComponent(orgId)}` : '/site-admin'}
      />
    )
  if (orgId) return <OrganizationPage key={orgId} orgId={orgId} />
  return (
    <Page>
      <PageHeader
        title="Site admin"
        actions={
          pathname === '/site-admin/organizations' ? (
            <CreateOrganization />
          ) : periodTabs.has(pathname) ? (
            <FilterPill<Days>
              label="Period"
              allLabel="Last 30 days"
              options={[
                { value: '7', label: 'Last 7 days' },
                { value: '90', label: 'Last 90 days' },
              ]}
              value={days === '30' ? null : days}
              onChange={(value) => setDays(value ?? '30')}
            />
          ) : null
        }
      />
      <TabLinks label="Site admin" tabs={tabs} />
      <PageBody>
        <View path={pathname} days={Number(days)} />
      </PageBody>
    </Page>
  )
}
