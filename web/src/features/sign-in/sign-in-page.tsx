import { enterDemo } from '@ringside/contract/config'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../lib/api/client.ts'
import { useAuth } from '../../lib/auth/auth-context.ts'
import { embeddedAuth } from '../../lib/auth/embedded.ts'
import { returnPath } from '../../lib/auth/return-path.ts'
import { configQuery } from '../../lib/queries/config.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useSending } from './form-parts.tsx'
import { signInRules } from './form-rules.ts'
import { useInvitation, WithInvitation, type InvitationState } from './invitation.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useRulesForm } from './use-rules-form.ts'

/** The way into the demo workspace, where there is one. */
function DemoEntry() {
  const auth = useAuth()
  const demo = useQuery(configQuery).data?.demo ?? false
  const entering = useSending(async () => {
    await call(enterDemo)
    await auth.refresh()
  })
  if (!demo) return null
  return (
    <div className="flex flex-col gap-2">
      {entering.error}
      <Button wide size="large" onClick={entering.start} loading={entering.busy}>
        Explore the demo
      </Button>
      <p>Just looking? The demo organisation has calls, buyers and reviews to try.</p>
    </div>
  )
}

const promise = 'Practise the call before you make it.'

const leads: Record<InvitationState['status'], string> = {
  none: promise,
  loading: promise,
  open: 'Sign in, or create an account, to accept your invite.',
  closed: 'Ask whoever invited you for a new invite. You can sign in without it.',
}

function HostedSignIn() {
  const auth = useAuth()
  return (
    <Button variant="primary" size="large" wide onClick={auth.signIn}>
      Continue to sign in
    </Button>
  )
}

function PasswordSignIn({ email, invited }: { email: string; invited: boolean }) {
  const auth = useAuth()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const sending = useSending(async () => {
    await embeddedAuth.signIn(form.values.email, form.values.password)
    await auth.refresh()
    // Every other address is one the person asked for: it shows itself once they are in.
    if (pathname === '/login') await navigate(returnPath(search), { replace: true })
  })
  const { form, onSubmit, ref } = useRulesForm(signInRules, { email, password: '' }, sending.start)
  const here = pathname === '/login' ? search : `?${new URLSearchParams({ next: `${pathname}${search}` })}`
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {sending.error}
      <Field label="Work e-mail" error={form.errors['email']}>
        <TextInput type="email" autoComplete="username" size="large" {...form.getInputProps('email')} />
      </Field>
      <Field
        label="Password"
        error={form.errors['password']}
        aside={
          <TextLink look="alone" to="/forgot-password">
            Forgot it?
          </TextLink>
        }
      >
        <PasswordInput autoComplete="current-password" size="large" {...form.getInputProps('password')} />
      </Field>
      <Button type="submit" variant="primary" size="large" wide loading={sending.busy}>
        Sign in
      </Button>
      {invited ? (
        <ButtonLink wide size="large" to={`/signup${here}`}>
          New here? Create an account
        </ButtonLink>
      ) : (
        <p className="text-small text-ink-2">
          New here? <TextLink to={`/signup${here}`}>Create an account</TextLink> and get 5 credits.
        </p>
      )}
    </form>
  )
}

/** The logged-out view; for somebody who was invited, with who invites them where. */
export function SignInPage() {
  const { provider } = useAuth()
  const state = useInvitation()
  const invited = state.status !== 'none'
  if (provider !== 'embedded') {
    return (
      <SignInFrame title="Sign in" lead={promise}>
        <HostedSignIn />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title={state.status === 'open' ? `Join ${state.invitation.organization}` : 'Sign in'}
      lead={leads[state.status]}
      foot={invited ? undefined : <DemoEntry />}
    >
      <WithInvitation state={state}>{(email) => <PasswordSignIn email={email} invited={invited} />}</WithInvitation>
    </SignInFrame>
  )
}
