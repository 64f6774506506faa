import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { createOrganization } from '@ringside/contract/organizations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { organisationNameProblem } from '../../lib/organisation-name.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { siteKey } from './site-queries.ts'

function CreateDialog({ onClose }: { onClose(): void }) {
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const problem = organisationNameProblem(name)
  const client = useQueryClient()
  const create = useMutation({
    mutationFn: () => call(createOrganization, { body: { name } }),
    onSuccess: (made) => {
      toast.success(`${made.name} created`, { detail: 'You are its owner.' })
      void client.invalidateQueries({ queryKey: siteKey })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (problem) focusFirstInvalid()
    else create.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={440}
      title="Create an organisation"
      description="You become its owner."
      dirty={name !== '' && !create.isSuccess}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={create.isPending} onClick={submit}>
            Create organisation
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label="Name" error={tried && problem ? problem : create.isError ? wordsOf(create.error) : undefined}>
          <TextInput value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}

/** The header's button, and the dialog it opens. */
export function CreateOrganization() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={IconPlus} onClick={() => setOpen(true)}>
        Create organisation
      </Button>
      {open && <CreateDialog onClose={() => setOpen(false)} />}
    </>
  )
}
