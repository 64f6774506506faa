import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import type { RubricId } from '@ringside/contract/reviews/review'
import { rubricLimits } from '@ringside/contract/rubrics/rubric-content'
import type { listRubrics } from '@ringside/contract/rubrics/rubrics'
import { useState } from 'react'
import { wordsOf } from '../../../lib/api/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-invalid.ts'
import { Select } from '../../../ui/select.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useCreateRubric } from './rubric-queries.ts'

/** Stands for starting with nothing; no rubric is named so. */
const empty = 'empty'

interface NewRubricDialogProps {
  orgId: string
  rubrics: ResponseOf<typeof listRubrics>
  /** What is copied unless another is chosen. */
  copyOf: RubricId | null
  onMade(id: string): void
  onClose(): void
}

/** Begins a rubric: what it is called, and with what it starts. */
export function NewRubricDialog({ orgId, rubrics, copyOf, onMade, onClose }: NewRubricDialogProps) {
  const [name, setName] = useState('')
  const [start, setStart] = useState<string>(copyOf ?? empty)
  const [tried, setTried] = useState(false)
  const make = useCreateRubric(orgId)
  const problem = name.trim().length < 2 ? 'Give the rubric a name.' : undefined
  const submit = () => {
    setTried(true)
    if (problem) focusFirstInvalid()
    else
      make.mutate(
        { name: name.trim(), copyOf: start === empty ? null : start },
        { onSuccess: ({ _id }) => onMade(_id) },
      )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={480}
      title="New rubric"
      dirty={name !== '' && !make.isSuccess}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={make.isPending} onClick={submit}>
            Begin a draft
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {make.isError && <ErrorState title="The rubric could not be made">{wordsOf(make.error)}</ErrorState>}
        <Field label="Name" error={tried ? problem : undefined}>
          <TextInput value={name} maxLength={rubricLimits.name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label="Start with" help="A copy has all criteria and checks of the original, to change as you like.">
          <Select
            label="Start with"
            options={[
              { value: empty, label: 'Nothing' },
              ...rubrics.builtIn.map((each) => ({ value: each.key, label: `A copy of ${each.name}` })),
              ...rubrics.own.map((each) => ({ value: each._id, label: `A copy of ${each.name}` })),
            ]}
            value={start}
            onChange={setStart}
          />
        </Field>
      </div>
    </Dialog>
  )
}
