import { deleteOrganization, type Organization } from '@ringside/contract/organizations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSaveOrganization } from '../../domain-ui/use-save-organization.ts'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { organisationNameProblem } from '../../lib/organisation-name.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { siteKey } from './site-queries.ts'

/** Deletes an organisation once its name has been typed. */
export function DeleteDialog({ id, name, onClose }: { id: string; name: string; onClose(): void }) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(deleteOrganization, { params: { id } }),
    onSuccess: async () => {
      toast.success(`${name} deleted`)
      await client.invalidateQueries({ queryKey: siteKey })
      void navigate('/site-admin/organizations')
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      width={440}
      title={`Delete ${name}?`}
      description="Its segments, accounts, calls and reviews go with it. This can't be undone."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" disabled={typed !== name} loading={remove.isPending} onClick={() => remove.mutate()}>
            Delete organisation
          </Button>
        </>
      }
    >
      <Field label={`Type ${name} to confirm`} error={remove.isError ? wordsOf(remove.error) : undefined}>
        <TextInput value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </Dialog>
  )
}

/** Name and pipeline of an organisation; the rest is its admins' to decide. */
export function EditDialog({ organization, onClose }: { organization: Organization; onClose(): void }) {
  const client = useQueryClient()
  const [name, setName] = useState(organization.name)
  const [pipeline, setPipeline] = useState(organization.pipeline)
  const [tried, setTried] = useState(false)
  const problem = organisationNameProblem(name)
  const save = useSaveOrganization(organization._id)
  const submit = () => {
    setTried(true)
    if (problem) return focusFirstInvalid()
    const onSuccess = (saved: Organization) => {
      toast.success(`${saved.name} saved`)
      void client.invalidateQueries({ queryKey: siteKey })
      onClose()
    }
    save.mutate({ name, pipeline }, { onSuccess })
  }
  const changed = name !== organization.name || pipeline !== organization.pipeline
  return (
    <Dialog
      open
      onClose={onClose}
      width={440}
      title={`Edit ${organization.name}`}
      dirty={changed && !save.isSuccess}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={save.isPending} onClick={submit}>
            Save organisation
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label="Name" error={tried && problem ? problem : save.isError ? wordsOf(save.error) : undefined}>
          <TextInput value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Switch
          label="Pipeline"
          help="Segments, accounts and decision makers for everybody there."
          checked={pipeline}
          onChange={(event) => setPipeline(event.target.checked)}
        />
      </form>
    </Dialog>
  )
}
