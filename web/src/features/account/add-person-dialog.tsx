import type { NamedPerson, RoleFit } from '@ringside/contract/pipeline/accounts'
import { longestNamePart, longestTitle, type NewPerson } from '@ringside/contract/pipeline/new-person'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { RoleOfPerson } from '../../domain-ui/use-adding-person.ts'
import { useJudgedFields } from '../../domain-ui/use-judged-fields.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { pipelineQuery } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { ErrorState } from '../../ui/states.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { RoleFields, useRoleChoice } from './role-choice.tsx'

/** Whom to add: somebody whom buyers named, or whoever is written into the form. */
export type AddingWhom = { kind: 'named'; person: NamedPerson } | { kind: 'by-hand' }

/** A person to be, of a role. */
export type PersonToAdd = RoleOfPerson & { person: NewPerson }

const empty = { firstName: '', lastName: '', title: '' }

/** Without a name one is made up; half a name is none. */
function personIn(whom: AddingWhom, { firstName, lastName, title }: typeof empty): NewPerson {
  if (whom.kind === 'named') return { who: 'named', name: whom.person.name }
  return firstName.trim() === '' ? { who: 'made-up' } : { who: 'known', firstName, lastName, title }
}

export interface AddPersonDialogProps {
  whom: AddingWhom
  accountName: string
  /** What of the organisation's roles goes with whoever is added; undefined where nothing is known of them. */
  fit: RoleFit | undefined
  adding: boolean
  /** Why the last one could not be added. */
  error: unknown
  onAdd(wanted: PersonToAdd): void
  onClose(): void
}

/** Adds a person to an account beside those who are there: several can have one role. */
export function AddPersonDialog({ whom, accountName, fit, adding, error, onAdd, onClose }: AddPersonDialogProps) {
  const { orgId } = useSession()
  const pipeline = useQuery(pipelineQuery(orgId))
  const { data } = pipeline
  const roles = (data?.contactProfiles ?? []).filter(({ active }) => active)
  const noRolesId = useId()
  const choice = useRoleChoice({ roles, fit })
  const [form, setForm] = useState(empty)
  const given = Object.values(form).some((words) => words.trim() !== '')
  const hasNoRoles = data !== undefined && roles.length === 0 && whom.kind === 'by-hand'
  const missing = given ? (['firstName', 'lastName'] as const).find((name) => form[name].trim() === '') : undefined
  const judged = useJudgedFields<keyof typeof empty>(
    missing ? { [missing]: 'Write both names, or leave all empty to have one made up.' } : {},
  )
  const submit = () => {
    judged.judgeAll()
    choice.judged.judgeAll()
    const role = choice.chosen()
    if (role === null || missing) return focusFirstInvalid()
    onAdd({ ...role, person: personIn(whom, form) })
  }
  const line = (name: keyof typeof empty, label: string, max: number) => (
    <Field label={label} optional {...judged.field(name)}>
      <TextInput
        value={form[name]}
        maxLength={max}
        autoComplete="off"
        onChange={(event) => setForm({ ...form, [name]: event.target.value })}
      />
    </Field>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      width={480}
      title={whom.kind === 'named' ? `Add ${whom.person.name}` : 'Add a person'}
      description={
        whom.kind === 'named'
          ? `They come with the name and the job that they have at ${accountName}.`
          : `Somebody to call at ${accountName}. Several can have one role. Without a name, one is made up.`
      }
      dirty={choice.isChosen || given}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            loading={adding}
            disabled={hasNoRoles}
            aria-describedby={hasNoRoles ? noRolesId : undefined}
            onClick={submit}
          >
            Add person
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error !== null && <ErrorState title="The person could not be added">{wordsOf(error)}</ErrorState>}
        {pipeline.isLoadingError && (
          <ErrorState title="Failed to fetch pipeline data" onRetry={() => void pipeline.refetch()}>
            {wordsOf(pipeline.error)}
          </ErrorState>
        )}
        {hasNoRoles ? (
          <p id={noRolesId} className="text-ink-2">
            A person needs the role of a decision maker, and you have no decision makers yet.{' '}
            <TextLink to="/pipeline/decision-makers">Add a decision maker</TextLink>
          </p>
        ) : (
          <RoleFields choice={choice} />
        )}
        {whom.kind === 'by-hand' && (
          <>
            {line('firstName', 'First name', longestNamePart)}
            {line('lastName', 'Last name', longestNamePart)}
            {line('title', 'Job title', longestTitle)}
          </>
        )}
      </div>
    </Dialog>
  )
}
