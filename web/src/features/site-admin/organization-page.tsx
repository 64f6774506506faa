import { ApiError } from '@ringside/contract/kernel/errors'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { formatAgo, formatDay } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Page, PageBody, PageHeader, Section } from '../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { DeleteDialog, EditDialog } from './organization-dialogs.tsx'
import { OrganizationPeople } from './organization-people.tsx'
import { siteOrganizationQuery } from './site-queries.ts'
import { MoveSegments } from './move-segments.tsx'

type Open = 'edit' | 'move' | 'delete' | null

/** What can be done to it; under the facts, where a phone has room for all three. */
function Actions({ onOpen }: { onOpen(dialog: Open): void }) {
  return (
    <p className="mt-4 flex flex-wrap gap-2.5">
      <Button onClick={() => onOpen('edit')}>Edit</Button>
      <Button onClick={() => onOpen('move')}>Move segments</Button>
      <Button onClick={() => onOpen('delete')}>Delete</Button>
    </p>
  )
}

/** `/site-admin/org/{orgId}`: one organisation and its people. */
export function OrganizationPage({ orgId }: { orgId: string }) {
  const query = useQuery(siteOrganizationQuery(orgId))
  const [open, setOpen] = useState<Open>(null)
  const organization = query.data
  const unknown = query.error instanceof ApiError && query.error.status === 404
  const close = () => setOpen(null)
  return (
    <Page>
      <PageHeader title={organization?.name ?? 'Organisation'} back="/site-admin/organizations" />
      <PageBody>
        {query.isPending && <SkeletonRows />}
        {query.isError && !organization && !unknown && (
          <ErrorState title="The organisation could not be read" onRetry={() => void query.refetch()}>
            {wordsOf(query.error)}
          </ErrorState>
        )}
        {unknown && (
          <EmptyState
            title="There is no such organisation."
            action={<TextLink to="/site-admin/organizations">All organisations</TextLink>}
          />
        )}
        {organization && (
          <>
            <Section>
              <DataList
                items={[
                  { name: 'Since', value: formatDay(organization.createdAt) },
                  { name: 'Pipeline', value: organization.pipeline ? 'On' : 'Off' },
                  { name: 'Accounts', value: organization.accounts.toLocaleString('en-GB') },
                  { name: 'Calls', value: organization.calls.toLocaleString('en-GB') },
                  {
                    name: 'Last call',
                    value: organization.lastCallAt ? formatAgo(organization.lastCallAt) : 'None yet',
                  },
                ]}
              />
              <Actions onOpen={setOpen} />
            </Section>
            <OrganizationPeople id={organization._id} orgId={orgId} />
          </>
        )}
      </PageBody>
      {organization && open === 'edit' && <EditDialog organization={organization} onClose={close} />}
      {organization && open === 'move' && <MoveSegments from={organization} onClose={close} />}
      {organization && open === 'delete' && (
        <DeleteDialog id={organization._id} name={organization.name} onClose={close} />
      )}
    </Page>
  )
}
