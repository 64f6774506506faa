import { createOrganization } from '@ringside/contract/organizations'
import { useNavigate } from 'react-router'
import { useSignOut } from '../../domain-ui/use-sign-out.ts'
import { call } from '../../lib/api/client.ts'
import { useAuth, useAuthState } from '../../lib/auth/auth-context.ts'
import { saveOrganisation } from '../../lib/current-organisation.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useSending } from './form-parts.tsx'
import { organisationRules } from './form-rules.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { useRulesForm } from './use-rules-form.ts'

/** Makes an organisation the current one once the token knows of it, and goes to its dashboard. */
export function useEnterOrganisation() {
  const auth = useAuth()
  const navigate = useNavigate()
  return async (orgId: string) => {
    await auth.refresh()
    saveOrganisation(orgId)
    await navigate('/', { replace: true })
  }
}

export function CreateOrganisationPage() {
  const signOut = useSignOut()
  const state = useAuthState()
  const enter = useEnterOrganisation()
  const first = state.status === 'in' && state.organisations.length === 0
  const sending = useSending(async () => {
    const made = await call(createOrganization, { body: { name: form.values.name } })
    await enter(made.orgId)
  })
  const { form, onSubmit, ref } = useRulesForm(organisationRules, { name: '' }, sending.start)
  return (
    <SignInFrame
      title="Create an organisation"
      lead={
        first
          ? 'One more step. Calls, buyers and accounts belong to an organisation.'
          : 'It starts empty, with you as its owner.'
      }
    >
      <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {sending.error}
        <Field label="Name" help="Your company's name, as you write it." error={form.errors['name']}>
          <TextInput autoComplete="organization" size="large" {...form.getInputProps('name')} />
        </Field>
        <Button type="submit" variant="primary" size="large" wide loading={sending.busy}>
          Create organisation
        </Button>
        {first ? (
          <Button variant="quiet" onClick={signOut}>
            Sign out
          </Button>
        ) : (
          <ButtonLink to="/" variant="quiet">
            Cancel
          </ButtonLink>
        )}
      </form>
    </SignInFrame>
  )
}
