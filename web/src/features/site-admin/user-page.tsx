import { grantCredits } from '@ringside/contract/credits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { formatDay } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Field } from '../../ui/field.tsx'
import { Page, PageBody, PageHeader, Section } from '../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { siteKey, siteUserQuery } from './site-queries.ts'

function Grant({ userId }: { userId: string }) {
  const [amount, setAmount] = useState('5')
  const [note, setNote] = useState('')
  // One key a form: pressing twice, or a lost answer, grants once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const client = useQueryClient()
  const grant = useMutation({
    mutationFn: () => call(grantCredits, { body: { userId, amount: Number(amount), note, key } }),
    onSuccess: (plan) => {
      toast.success(`${amount} credits granted`, { detail: `${plan.credits} to spend now.` })
      setKey(crypto.randomUUID())
      setNote('')
      void client.invalidateQueries({ queryKey: siteKey })
    },
  })
  return (
    <form
      className="flex max-w-[480px] flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        grant.mutate()
      }}
    >
      {grant.isError && <ErrorState title="The credits could not be granted">{wordsOf(grant.error)}</ErrorState>}
      <Field label="Credits">
        <TextInput inputMode="numeric" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </Field>
      <Field label="Why" help="Kept with the entry.">
        <TextInput value={note} maxLength={300} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" variant="primary" loading={grant.isPending}>
          Grant credits
        </Button>
      </div>
    </form>
  )
}

/** One user with plan and organisations; credits can be granted here. */
export function UserPage({ userId, back }: { userId: string; back: string }) {
  const query = useQuery(siteUserQuery(userId))
  const user = query.data?.user
  return (
    <Page>
      <PageHeader
        title={user ? `${user.firstName} ${user.lastName}`.trim() || user.email : 'User'}
        back={back}
        fact={user?.email}
      />
      <PageBody>
        {query.isPending && <SkeletonRows />}
        {query.isError && (
          <EmptyState title="This user could not be read." action={<TextLink to={back}>Back</TextLink>}>
            {wordsOf(query.error)}
          </EmptyState>
        )}
        {query.data && user && (
          <>
            <Section title="Account">
              <DataList
                gap={120}
                items={[
                  { name: 'E-mail', value: `${user.email}${user.emailVerified ? ', verified' : ', not verified'}` },
                  { name: 'Joined', value: formatDay(user.createdAt) },
                  {
                    name: 'Organisations',
                    value: user.organizations.map((each) => `${each.name} (${each.role})`).join(', ') || '–',
                  },
                  { name: 'Plan', value: query.data.plan.plan },
                  {
                    name: 'Credits',
                    value: `${query.data.plan.credits}${query.data.plan.reserved > 0 ? `, and ${query.data.plan.reserved} held by calls` : ''}`,
                  },
                  { name: 'Calls', value: user.calls },
                ]}
              />
            </Section>
            <Section title="Grant credits" open>
              <Grant userId={userId} />
            </Section>
          </>
        )}
      </PageBody>
    </Page>
  )
}
