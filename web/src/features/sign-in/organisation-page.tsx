import type { Organization } from '@ringside/contract/organizations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LeaveDialog } from '../../domain-ui/leave-dialog.tsx'
import { useSaveOrganization } from '../../domain-ui/use-save-organization.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useAuthState } from '../../lib/auth/auth-context.ts'
import { isAtLeast, type AuthOrganisation } from '../../lib/auth/auth-port.ts'
import { chooseOrganisation, savedOrgId } from '../../lib/current-organisation.ts'
import { organizationQuery } from '../../lib/queries/session.ts'
import { useStore } from '../../lib/store.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FormError, useSending } from './form-parts.tsx'
import { organisationRules } from './form-rules.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { useRulesForm } from './use-rules-form.ts'

function Rename({ organization }: { organization: Organization }) {
  const save = useSaveOrganization(organization._id)
  const sending = useSending(async () => {
    await save.mutateAsync({ name: form.values.name })
  })
  const { form, onSubmit } = useRulesForm(organisationRules, { name: organization.name }, sending.start)
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {sending.error}
      {sending.done && <p role="status">The new name is saved.</p>}
      <Field label="Name" error={form.errors['name']}>
        <TextInput autoComplete="organization" {...form.getInputProps('name')} />
      </Field>
      <Button type="submit" variant="primary" loading={sending.busy}>
        Save name
      </Button>
    </form>
  )
}

function Leave({ organization, userId }: { organization: Organization; userId: string }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  return (
    <section aria-labelledby="leave" className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <h2 id="leave" className="text-h2 font-semibold">
        Leave
      </h2>
      <p className="text-ink-2">You lose access to {organization.name}. Your calls and reviews stay with the team.</p>
      <Button onClick={() => setAsking(true)}>Leave {organization.name}</Button>
      {asking && (
        <LeaveDialog
          organization={organization}
          userId={userId}
          onClose={() => setAsking(false)}
          onLeft={() => void navigate('/')}
        />
      )}
    </section>
  )
}

function Organisation({ mine, userId }: { mine: AuthOrganisation; userId: string }) {
  const admin = isAtLeast(mine.role, 'Admin')
  const loaded = useQuery(organizationQuery(mine.orgId))
  return (
    <SignInFrame title={loaded.data?.name ?? mine.name}>
      <DataList items={[{ name: 'Your role', value: mine.role }]} />
      {loaded.isError && <FormError>{wordsOf(loaded.error)}</FormError>}
      {admin && loaded.data && <Rename organization={loaded.data} />}
      {loaded.data && <Leave organization={loaded.data} userId={userId} />}
      <div className="flex gap-2 border-t border-line pt-4">
        <ButtonLink to="/">Back to Ringside</ButtonLink>
        {admin && (
          <ButtonLink to="/admin" variant="quiet">
            Members and invites
          </ButtonLink>
        )}
      </div>
    </SignInFrame>
  )
}

/** The current organisation: its name, the caller's role in it, and the way out of it. */
export function OrganisationPage() {
  const state = useAuthState()
  const saved = useStore(savedOrgId)
  const mine = state.status === 'in' ? chooseOrganisation(state.organisations, saved) : null
  if (mine && state.status === 'in') return <Organisation mine={mine} userId={state.user.userId} />
  return (
    <SignInFrame title="No organisation yet">
      <ButtonLink to="/create_org" variant="primary" size="large" wide>
        Create an organisation
      </ButtonLink>
    </SignInFrame>
  )
}
