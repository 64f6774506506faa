import { useState } from 'react'
import { StandingFields, standingIn, standingProblems, type StandingChosen } from '../../domain-ui/standing-fields.tsx'
import type { Who } from '../../domain-ui/use-archive.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { useAddContactProfile } from './pipeline-changes.ts'
import { useJudgedFields } from '../../domain-ui/use-judged-fields.ts'

/** Adds a decision maker: a role the organisation sells to, at every account. */
export function ContactDialog({ who, open, onClose }: { who: Who; open: boolean; onClose(): void }) {
  const [chosen, setChosen] = useState<StandingChosen>({ level: '', department: '' })
  const add = useAddContactProfile(who)
  const judged = useJudgedFields<'level' | 'department'>(standingProblems(chosen))

  const submit = () => {
    judged.judgeAll()
    const standing = standingIn(chosen)
    if (standing === null) return focusFirstInvalid()
    add.mutate(standing, {
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
      dirty={(chosen.level !== '' || chosen.department !== '') && !add.isSuccess}
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
        <StandingFields value={chosen} judged={judged} onChange={setChosen} />
      </div>
    </Dialog>
  )
}
