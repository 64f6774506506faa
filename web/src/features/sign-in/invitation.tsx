import { readInvite, type Invitation } from '@ringside/contract/organizations'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { invitedBy } from '../../lib/auth/return-path.ts'
import { DataList } from '../../ui/data-list.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { FormError } from './form-parts.tsx'

export type InvitationState =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'closed'; words: string }
  | { status: 'open'; invitation: Invitation }

/** The invite this page was opened for: its token stands in the address, or in the one to go on to after signing in. */
export function useInvitation(): InvitationState {
  const { pathname, search } = useLocation()
  const token = invitedBy(pathname, search)
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(readInvite, { body: { token: token ?? '' }, signal }),
    enabled: token !== null,
  })
  if (token === null) return { status: 'none' }
  if (query.data) return { status: 'open', invitation: query.data }
  return query.isError ? { status: 'closed', words: wordsOf(query.error) } : { status: 'loading' }
}

/** "Ruth Adeyemi invites you to join Tallyport." */
export const invitationWords = ({ inviter, organization }: Invitation): string =>
  inviter === '' ? `You are invited to join ${organization}.` : `${inviter} invites you to join ${organization}.`

/** Whom it is for and as what they join, with the words the inviter added. */
export function InvitationCard({ invitation }: { invitation: Invitation }) {
  return (
    <section
      aria-label="Your invite"
      className="flex flex-col gap-3 rounded-box border border-line bg-subtle px-4 py-3"
    >
      <DataList
        items={[
          { name: 'Organisation', value: invitation.organization },
          { name: 'Invited by', value: invitation.inviter || 'Somebody who has left' },
          { name: 'Your role', value: invitation.role },
        ]}
      />
      {invitation.note !== '' && (
        <blockquote className="border-l-2 border-line-strong pl-3 break-words whitespace-pre-line text-ink-2">
          {invitation.note}
        </blockquote>
      )}
    </section>
  )
}

/** Waits for the invite, then draws the form with its e-mail; a form of an invite that is closed stands without one. */
export function WithInvitation({
  state,
  children,
}: {
  state: InvitationState
  children: (email: string) => ReactNode
}) {
  if (state.status === 'loading') return <Skeleton height={120} />
  return (
    <>
      {state.status === 'open' && <InvitationCard invitation={state.invitation} />}
      {state.status === 'closed' && <FormError>{state.words}</FormError>}
      {children(state.status === 'open' ? state.invitation.email : '')}
    </>
  )
}
