import { acceptInvite } from '@ringside/contract/organizations'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSignOut } from '../../domain-ui/use-sign-out.ts'
import { call } from '../../lib/api/client.ts'
import { useAuthState } from '../../lib/auth/auth-context.ts'
import { invitedBy } from '../../lib/auth/return-path.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useSending } from './form-parts.tsx'
import { invitationWords, useInvitation, WithInvitation } from './invitation.tsx'
import { useEnterOrganisation } from './organisation-pages.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

function Accept({ token }: { token: string }) {
  const enter = useEnterOrganisation()
  const button = useRef<HTMLButtonElement>(null)
  const sending = useSending(async () => {
    const joined = await call(acceptInvite, { body: { token } })
    await enter(joined.orgId)
  })
  useEffect(() => button.current?.focus(), [])
  return (
    <>
      {sending.error}
      <Button ref={button} variant="primary" size="large" wide onClick={sending.start} loading={sending.busy}>
        Accept the invite
      </Button>
    </>
  )
}

/** Signed in as somebody else: the way to the account the invite is for. */
function OtherAccount({ invited, mine }: { invited: string; mine: string }) {
  const signOut = useSignOut()
  return (
    <>
      <p role="status" className="break-words">
        This invite is for <strong>{invited}</strong>. You are signed in as {mine}. Sign out, then open the link in the
        mail again.
      </p>
      <Button variant="primary" size="large" wide onClick={signOut}>
        Sign out
      </Button>
    </>
  )
}

/** The link in an invite ends here. Accepting is pressed, so that a mail scanner which follows links accepts nothing. */
export function AcceptInvitePage() {
  const { pathname, search } = useLocation()
  const token = invitedBy(pathname, search) ?? ''
  const state = useInvitation()
  const signedIn = useAuthState()
  const mine = signedIn.status === 'in' ? signedIn.user.email : ''
  const open = state.status === 'open' ? state.invitation : null
  return (
    <SignInFrame
      title={open ? `Join ${open.organization}` : 'Join the organisation'}
      lead={
        open
          ? invitationWords(open)
          : state.status === 'closed'
            ? 'Ask whoever invited you for a new invite.'
            : 'You were invited by e-mail.'
      }
    >
      <WithInvitation state={state}>
        {(email) =>
          email === '' || email === mine.toLowerCase() ? (
            open && <Accept token={token} />
          ) : (
            <OtherAccount invited={email} mine={mine} />
          )
        }
      </WithInvitation>
      {state.status === 'none' && <p role="status">The link is not whole. Open it from the mail again.</p>}
      <ButtonLink to="/" variant="quiet">
        {open ? 'Not now' : 'Go to Ringside'}
      </ButtonLink>
    </SignInFrame>
  )
}
