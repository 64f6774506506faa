import { createInvites } from '@ringside/contract/organizations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { configQuery } from '../../lib/queries/config.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { adminKey } from './admin-queries.ts'
import { emailsIn } from './emails.ts'

type InviteRole = 'Admin' | 'Member'

/** Invites people by e-mail, several at once. */
export function InviteDialog({
  organizationId,
  open,
  onClose,
}: {
  organizationId: string
  open: boolean
  onClose(): void
}) {
  const [text, setText] = useState('')
  const [role, setRole] = useState<InviteRole>('Member')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const client = useQueryClient()
  const sends = useQuery(configQuery).data?.mail === 'sent'
  const { emails, wrong } = emailsIn(text)
  const problem =
    wrong.length > 0
      ? `Not an e-mail address: ${wrong.join(', ')}.`
      : emails.length === 0
        ? 'Write at least one e-mail address.'
        : undefined
  const send = useMutation({
    mutationFn: () => call(createInvites, { params: { id: organizationId }, body: { emails, role, note } }),
    onSuccess: (invites) => {
      const many = invites.length === 1 ? '1 invite' : `${invites.length} invites`
      if (sends) toast.success(`${many} sent`)
      else
        toast.info(`${many} stored, not sent`, {
          detail: 'No mail server is set up. The link is printed where Ringside runs: pass it on from there.',
        })
      void client.invalidateQueries({ queryKey: adminKey(organizationId) })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (problem) focusFirstInvalid()
    else send.mutate()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={480}
      title="Invite people"
      dirty={text !== '' && !send.isSuccess}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={send.isPending} onClick={submit}>
            {emails.length > 1 ? `Send ${emails.length} invites` : 'Send invite'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {send.isError && <ErrorState title="The invites could not be sent">{wordsOf(send.error)}</ErrorState>}
        <Field
          label="E-mail addresses"
          help="Separate them by commas, spaces or new lines."
          error={tried ? problem : undefined}
        >
          <TextArea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <div>
          <p className="mb-1.5 font-medium">Role</p>
          <SegmentedControl<InviteRole>
            label="Role"
            segments={[
              { value: 'Member', label: 'Member' },
              { value: 'Admin', label: 'Admin' },
            ]}
            value={role}
            onChange={setRole}
          />
        </div>
        <Field label="Note" optional>
          <TextArea rows={2} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}
