import { useLocation } from 'react-router'
import { useAuth, useAuthState } from '../../lib/auth/auth-context.ts'
import { embeddedAuth } from '../../lib/auth/embedded.ts'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../../lib/queries/config.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FormError, useSending } from './form-parts.tsx'
import { forgotRules, newPasswordRules } from './form-rules.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { useRulesForm } from './use-rules-form.ts'

function AskForLink({ expired }: { expired: boolean }) {
  const stored = useQuery(configQuery).data?.mail === 'stored'
  const sending = useSending(() => embeddedAuth.requestPasswordReset(form.values.email))
  const { form, onSubmit, ref } = useRulesForm(forgotRules, { email: '' }, sending.start)
  if (sending.done) {
    return (
      <SignInFrame
        title={stored ? 'Your link is made' : 'Look in your inbox'}
        lead={
          stored
            ? `If ${form.values.email} has an account, its link is printed where Ringside runs: no mail server is set up.`
            : `If ${form.values.email} has an account, a link to set a new password is on its way.`
        }
      >
        <ButtonLink to="/login" size="large" wide>
          Back to sign in
        </ButtonLink>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title="Forgot your password?" lead="We send you a link to set a new one.">
      <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {expired && <FormError>That link has been used or is too old. Ask for a new one.</FormError>}
        {sending.error}
        <Field label="Work e-mail" error={form.errors['email']}>
          <TextInput type="email" autoComplete="username" size="large" {...form.getInputProps('email')} />
        </Field>
        <Button type="submit" variant="primary" size="large" wide loading={sending.busy}>
          Send the link
        </Button>
        <p className="text-small text-ink-2">
          Remembered it? <TextLink to="/login">Sign in</TextLink>
        </p>
      </form>
    </SignInFrame>
  )
}

function SetPassword({ token }: { token: string }) {
  const auth = useAuth()
  const isSignedIn = useAuthState().status === 'in'
  const sending = useSending(async () => {
    await embeddedAuth.resetPassword(token, form.values.password)
    // A new password ends every session of its account: this one too, unless the link was somebody else's.
    await auth.refresh()
  })
  const { form, onSubmit, ref } = useRulesForm(newPasswordRules, { password: '' }, sending.start)
  if (sending.done) {
    return (
      <SignInFrame title="Your password is changed" lead={isSignedIn ? undefined : 'Sign in with the new one.'}>
        <ButtonLink to={isSignedIn ? '/' : '/login'} variant="primary" size="large" wide>
          {isSignedIn ? 'Go to Ringside' : 'Sign in'}
        </ButtonLink>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame title="Set a new password">
      <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {sending.error}
        <Field label="New password" help="At least 8 characters." error={form.errors['password']}>
          <PasswordInput autoComplete="new-password" size="large" {...form.getInputProps('password')} />
        </Field>
        <Button type="submit" variant="primary" size="large" wide loading={sending.busy}>
          Save password
        </Button>
      </form>
    </SignInFrame>
  )
}

/** Without a token it asks where to send the link; the link comes back here with one. */
export function ForgotPasswordPage() {
  const query = new URLSearchParams(useLocation().search)
  const token = query.get('token')
  return token ? <SetPassword token={token} /> : <AskForLink expired={query.has('error')} />
}
