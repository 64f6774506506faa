import { deleteOrganization } from '@ringside/contract/organizations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { formatDay } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Page, PageBody, PageHeader, Section } from '../../ui/page.tsx'
import { EmptyState, SkeletonRows } from '../../ui/states.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { PeopleView } from './people-view.tsx'
import { siteKey, siteOrganizationsQuery } from './site-queries.ts'

function DeleteDialog({ id, name, onClose }: { id: string; name: string; onClose(): void }) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(deleteOrganization, { params: { id } }),
    onSuccess: async () => {
      toast.success(`${name} deleted`)
      await client.invalidateQueries({ queryKey: siteKey })
      void navigate('/site-admin/organizations')
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      width={440}
      title={`Delete ${name}?`}
      description="Its segments, accounts, calls and reviews go with it. This can't be undone."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" disabled={typed !== name} loading={remove.isPending} onClick={() => remove.mutate()}>
            Delete {name}
          </Button>
        </>
      }
    >
      <Field label="Type the name to confirm" error={remove.isError ? wordsOf(remove.error) : undefined}>
        <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </Dialog>
  )
}

/** `/site-admin/org/{orgId}`: one organisation and its people. */
export function OrganizationPage({ orgId }: { orgId: string }) {
  const query = useQuery(siteOrganizationsQuery)
  const [deleting, setDeleting] = useState(false)
  const organization = query.data?.find((each) => each.orgId === orgId)
  return (
    <Page>
      <PageHeader
        title={organization?.name ?? 'Organisation'}
        back="/site-admin/organizations"
        actions={organization && <Button onClick={() => setDeleting(true)}>Delete</Button>}
      />
      <PageBody>
        {query.isPending && <SkeletonRows />}
        {query.data && !organization && (
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
                  { name: 'Rubric', value: organization.rubric },
                  { name: 'Pipeline', value: organization.pipeline ? 'On' : 'Off' },
                  { name: 'Accounts', value: organization.accounts },
                  { name: 'Calls', value: organization.calls },
                ]}
              />
            </Section>
            <PeopleView orgId={orgId} />
          </>
        )}
      </PageBody>
      {deleting && organization && (
        <DeleteDialog id={organization._id} name={organization.name} onClose={() => setDeleting(false)} />
      )}
    </Page>
  )
}
