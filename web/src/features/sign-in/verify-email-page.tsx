import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useAuth, useAuthState } from '../../lib/auth/auth-context.ts'
import { embeddedAuth } from '../../lib/auth/embedded.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useSending } from './form-parts.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

function SendAgain({ email }: { email: string }) {
  const sending = useSending(() => embeddedAuth.sendVerification(email))
  if (sending.done) return <p role="status">A new link is on its way to {email}.</p>
  return (
    <>
      {sending.error}
      <Button size="large" wide onClick={sending.start} loading={sending.busy}>
        Send a new link
      </Button>
    </>
  )
}

/** The link in the verification mail ends here. Following it is the confirmation; nothing needs to be pressed. */
export function VerifyEmailPage() {
  const auth = useAuth()
  const state = useAuthState()
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  const email = state.status === 'in' ? state.user.email : null
  const checked = useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      await embeddedAuth.verifyEmail(token)
      if (email) await auth.refresh()
      return true
    },
    retry: false,
    staleTime: Infinity,
  })
  if (checked.isPending) return <SignInFrame title="One moment" lead="We confirm your e-mail address." />
  if (checked.isError) {
    return (
      <SignInFrame title="That link does not work" lead={wordsOf(checked.error)}>
        {email ? (
          <SendAgain email={email} />
        ) : (
          <ButtonLink to="/login?next=/account" variant="primary" size="large" wide>
            Sign in to get a new one
          </ButtonLink>
        )}
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title="Your e-mail is verified">
      <ButtonLink to="/" variant="primary" size="large" wide>
        {email ? 'Go to your dashboard' : 'Sign in'}
      </ButtonLink>
    </SignInFrame>
  )
}
