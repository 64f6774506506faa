import { useLocation, useNavigate } from 'react-router'
import { useAuth } from '../../lib/auth/auth-context.ts'
import { embeddedAuth } from '../../lib/auth/embedded.ts'
import { returnPath } from '../../lib/auth/return-path.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useSending } from './form-parts.tsx'
import { signUpRules } from './form-rules.ts'
import { invitationWords, useInvitation, WithInvitation } from './invitation.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useRulesForm } from './use-rules-form.ts'

function SignUpForm({ email }: { email: string }) {
  const auth = useAuth()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname === '/signup' ? search : `?${new URLSearchParams({ next: `${pathname}${search}` })}`
  const sending = useSending(async () => {
    await embeddedAuth.signUp(signUpRules.parse(form.values))
    await auth.refresh()
    await navigate(returnPath(here), { replace: true })
  })
  const { form, onSubmit, ref } = useRulesForm(
    signUpRules,
    { firstName: '', lastName: '', email, password: '' },
    sending.start,
  )
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {sending.error}
      <div className="grid grid-cols-2 gap-3">
        <Field label="First name" error={form.errors['firstName']}>
          <TextInput autoComplete="given-name" size="large" {...form.getInputProps('firstName')} />
        </Field>
        <Field label="Last name" error={form.errors['lastName']}>
          <TextInput autoComplete="family-name" size="large" {...form.getInputProps('lastName')} />
        </Field>
      </div>
      <Field label="Work e-mail" error={form.errors['email']}>
        <TextInput type="email" autoComplete="username" size="large" {...form.getInputProps('email')} />
      </Field>
      <Field label="Password" help="At least 8 characters." error={form.errors['password']}>
        <PasswordInput autoComplete="new-password" size="large" {...form.getInputProps('password')} />
      </Field>
      <Button type="submit" variant="primary" size="large" wide loading={sending.busy}>
        Create account
      </Button>
      {email === '' ? (
        <p className="text-small text-ink-2">
          Have an account? <TextLink to={`/login${here}`}>Sign in</TextLink>
        </p>
      ) : (
        <ButtonLink wide size="large" to={`/login${here}`}>
          Have an account? Sign in
        </ButtonLink>
      )}
    </form>
  )
}

/** A new account; signed in at once, and then on to an organisation: the one that invites, or one of their own. */
export function SignUpPage() {
  const state = useInvitation()
  return (
    <SignInFrame
      title="Create an account"
      lead={
        state.status === 'open'
          ? invitationWords(state.invitation)
          : state.status === 'closed'
            ? 'Ask whoever invited you for a new invite. You can sign up without it.'
            : 'You get 5 credits: five practice calls with their reviews.'
      }
    >
      <WithInvitation state={state}>{(email) => <SignUpForm email={email} />}</WithInvitation>
    </SignInFrame>
  )
}
