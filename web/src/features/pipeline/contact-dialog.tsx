import { decisionMakerLevels, departments, levelsWithoutDepartment } from '@ringside/contract/reference-data'
import { useState } from 'react'
import type { Who } from '../../domain-ui/use-archive.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { plainOptions } from '../../ui/option.ts'
import { Select } from '../../ui/select.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { useAddContactProfile } from './pipeline-changes.ts'
import { useJudgedFields } from '../../domain-ui/use-judged-fields.ts'

type Level = (typeof decisionMakerLevels)[number]
type Department = (typeof departments)[number]

/** Adds a decision maker: a role the organisation sells to, at every account. */
export function ContactDialog({ who, open, onClose }: { who: Who; open: boolean; onClose(): void }) {
  const [level, setLevel] = useState<Level | ''>('')
  const [department, setDepartment] = useState<Department | ''>('')
  const add = useAddContactProfile(who)
  const asksDepartment = !levelsWithoutDepartment.includes(level)
  const judged = useJudgedFields({
    ...(level === '' ? { level: 'Choose a level.' } : {}),
    ...(asksDepartment && department === '' ? { department: 'Choose a department.' } : {}),
  })

  const submit = () => {
    judged.judgeAll()
    if (level === '' || (asksDepartment && department === '')) return focusFirstInvalid()
    add.mutate(asksDepartment && department !== '' ? { level, department } : { level }, {
      onSuccess: (isRestored) => {
        if (isRestored)
          toast.success('Restored from the archive', { detail: 'The people in this role are as they were.' })
        else
          toast.success('Decision maker added', {
            detail: 'New accounts get this person; at others, add them from the account.',
          })
        onClose()
      },
    })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={480}
      title="Add a decision maker"
      description="A role you sell to. Each account gets a person for it."
      dirty={(level !== '' || department !== '') && !add.isSuccess}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={add.isPending} onClick={submit}>
            Add decision maker
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {add.isError && <ErrorState title="Failed to add contact profile">{wordsOf(add.error)}</ErrorState>}
        <Field label="Level" {...judged.field('level')}>
          <Select<Level> label="Level" options={plainOptions(decisionMakerLevels)} value={level} onChange={setLevel} />
        </Field>
        {asksDepartment && (
          <Field label="Department" {...judged.field('department')}>
            <Select<Department>
              label="Department"
              options={plainOptions(departments)}
              value={department}
              onChange={setDepartment}
            />
          </Field>
        )}
      </div>
    </Dialog>
  )
}
