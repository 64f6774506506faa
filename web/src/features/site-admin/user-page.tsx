import type { getSiteUser } from '@ringside/contract/admin/site-admin'
import { grantCredits } from '@ringside/contract/credits'
import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import { ApiError } from '@ringside/contract/kernel/errors'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { newId } from '../../lib/new-id.ts'
import { readCreditsAgain } from '../../lib/queries/credits.ts'
import { formatAgo, formatDay } from '../../lib/time-format.ts'
import { memberName } from '../../lib/member-name.ts'
import { Button } from '../../ui/button.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Field } from '../../ui/field.tsx'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { Page, PageBody, PageHeader, Section } from '../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { organizationPath } from './organizations-view.tsx'
import { planLabels } from './plan-labels.ts'
import { siteKey, siteUserQuery } from './site-queries.ts'

/** What the server would refuse, said beside the field. */
function grantProblems(amount: string, note: string) {
  const credits = Number(amount)
  return {
    amount:
      Number.isInteger(credits) && credits >= 1 && credits <= 1000 ? undefined : 'Write a whole number from 1 to 1000.',
    note: note.trim().length >= 3 ? undefined : 'Write a reason of at least 3 characters.',
  }
}

function Grant({ userId }: { userId: string }) {
  const [amount, setAmount] = useState('5')
  const [note, setNote] = useState('')
  // One key for one gift: pressing twice, or a lost answer, grants once; another amount is another gift.
  const gift = useRef<{ amount: string; key: string } | null>(null)
  const [tried, setTried] = useState(false)
  const problems = grantProblems(amount, note)
  const client = useQueryClient()
  const grant = useMutation({
    mutationFn: () => {
      if (gift.current?.amount !== amount) gift.current = { amount, key: newId() }
      return call(grantCredits, { body: { userId, amount: Number(amount), note, key: gift.current.key } })
    },
    onSuccess: (plan) => {
      toast.success(amount === '1' ? '1 credit granted' : `${amount} credits granted`, {
        detail: `${plan.credits} to spend now.`,
      })
      gift.current = null
      setNote('')
      setTried(false)
      void client.invalidateQueries({ queryKey: siteKey })
      // It may be one's own plan, which the navigation shows.
      void readCreditsAgain(client)
    },
  })
  return (
    <form
      className="flex max-w-[480px] flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (problems.amount || problems.note) focusFirstInvalid()
        else grant.mutate()
      }}
    >
      {grant.isError && <ErrorState title="The credits could not be granted">{wordsOf(grant.error)}</ErrorState>}
      <Field label="Credits" error={tried ? problems.amount : undefined}>
        <TextInput inputMode="numeric" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </Field>
      <Field label="Why" help="Kept with the entry." error={tried ? problems.note : undefined}>
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

type UserDetail = ResponseOf<typeof getSiteUser>

function Organisations({ of }: { of: UserDetail['user']['organizations'] }) {
  if (of.length === 0) return '–'
  return (
    <ul>
      {of.map((each) => (
        <li key={each._id}>
          <TextLink to={organizationPath(each)}>{each.name}</TextLink>, {each.role}
        </li>
      ))}
    </ul>
  )
}

function UserFacts({ user, plan }: UserDetail) {
  const held = plan.reserved > 0 ? `, and ${plan.reserved} held by calls` : ''
  const until = plan.unlimitedUntil ? `, until ${formatDay(plan.unlimitedUntil)}` : ''
  return (
    <DataList
      gap={120}
      items={[
        {
          name: 'E-mail',
          value: <span className="wrap-anywhere">{`${user.email}${user.emailVerified ? '' : ', not verified'}`}</span>,
        },
        { name: 'Organisations', value: <Organisations of={user.organizations} /> },
        ...(user.isSiteAdmin ? [{ name: 'Site admin', value: 'Yes' }] : []),
        { name: 'Plan', value: `${planLabels[plan.plan]}${until}` },
        { name: 'Credits', value: `${plan.credits}${held}` },
        { name: 'Calls', value: user.calls },
        { name: 'Last call', value: user.lastCallAt ? formatAgo(user.lastCallAt) : 'None yet' },
        { name: 'Joined', value: formatDay(user.createdAt) },
      ]}
    />
  )
}

/** One user with plan and organisations; credits can be granted here. */
export function UserPage({ userId, back }: { userId: string; back: string }) {
  const query = useQuery(siteUserQuery(userId))
  const user = query.data?.user
  const isUnknown = query.error instanceof ApiError && query.error.status === 404
  return (
    <Page>
      <PageHeader title={user ? memberName(user) : 'User'} back={back} fact={user?.email} />
      <PageBody>
        {query.isPending && <SkeletonRows />}
        {isUnknown && <EmptyState title="There is no such user." action={<TextLink to={back}>Back</TextLink>} />}
        {query.isError && !query.data && !isUnknown && (
          <ErrorState title="This user could not be read" onRetry={() => void query.refetch()}>
            {wordsOf(query.error)}
          </ErrorState>
        )}
        {query.data && (
          <>
            <Section title="Account">
              <UserFacts {...query.data} />
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
