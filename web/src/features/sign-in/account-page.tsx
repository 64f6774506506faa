import { useSignOut } from '../../domain-ui/use-sign-out.ts'
import { useAuthState } from '../../lib/auth/auth-context.ts'
import type { AuthOrganisation, AuthUser } from '../../lib/auth/auth-port.ts'
import { embeddedAuth } from '../../lib/auth/embedded.ts'
import { chooseOrganisation, savedOrgId } from '../../lib/current-organisation.ts'
import { memberName } from '../../lib/member-name.ts'
import { useStore } from '../../lib/store.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useSending } from './form-parts.tsx'
import { changePasswordRules } from './form-rules.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { useRulesForm } from './use-rules-form.ts'

function EmailState({ user }: { user: AuthUser }) {
  const sending = useSending(() => embeddedAuth.sendVerification(user.email))
  if (user.emailVerified) return <Chip tone="good">Verified</Chip>
  if (sending.done) return <p role="status">A link is on its way to {user.email}.</p>
  return (
    <span className="flex flex-col items-start gap-2">
      <Chip tone="warn">Not verified</Chip>
      {sending.error}
      <Button size="small" onClick={sending.start} loading={sending.busy}>
        Send the link again
      </Button>
    </span>
  )
}

function ChangePassword() {
  const sending = useSending(async () => {
    await embeddedAuth.changePassword(form.values.present, form.values.password)
    form.reset()
  })
  const { form, onSubmit } = useRulesForm(changePasswordRules, { present: '', password: '' }, sending.start)
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4 border-t border-line pt-4">
      <h2 className="text-h2 font-semibold">Change password</h2>
      {sending.error}
      {sending.done && <p role="status">Your password is changed.</p>}
      <Field label="Current password" error={form.errors['present']}>
        <PasswordInput autoComplete="current-password" {...form.getInputProps('present')} />
      </Field>
      <Field label="New password" help="At least 8 characters." error={form.errors['password']}>
        <PasswordInput autoComplete="new-password" {...form.getInputProps('password')} />
      </Field>
      <Button type="submit" variant="primary" loading={sending.busy}>
        Save password
      </Button>
    </form>
  )
}

/** Where the person belongs; the current one has its page. */
function Organisations({ of }: { of: readonly AuthOrganisation[] }) {
  const current = chooseOrganisation(of, useStore(savedOrgId))
  if (!current) return <TextLink to="/create_org">Create an organisation</TextLink>
  return (
    <ul>
      {of.map((each) => (
        <li key={each.orgId}>
          {each === current ? <TextLink to="/org">{each.name}</TextLink> : each.name}, {each.role}
        </li>
      ))}
    </ul>
  )
}

/** The person's own account: who they are, their e-mail's state, their password. */
export function AccountPage() {
  const signOut = useSignOut()
  const state = useAuthState()
  if (state.status !== 'in') return null
  const { user } = state
  return (
    <SignInFrame title="Your account">
      <DataList
        items={[
          { name: 'Name', value: memberName(user) },
          { name: 'E-mail', value: <span className="break-words">{user.email}</span> },
          { name: '', value: <EmailState user={user} /> },
          { name: 'Organisations', value: <Organisations of={state.organisations} /> },
        ]}
      />
      <ChangePassword />
      <div className="flex gap-2 border-t border-line pt-4">
        <ButtonLink to="/">Back to Ringside</ButtonLink>
        <Button variant="quiet" onClick={signOut}>
          Sign out
        </Button>
      </div>
    </SignInFrame>
  )
}
