import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { emailsIn } from './emails.ts'
import { InviteLinks } from './invite-links.tsx'
import { useSendInvites } from './use-send-invites.ts'

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
  const { emails, wrong } = emailsIn(text)
  const problem =
    wrong.length > 0
      ? `Not an e-mail address: ${wrong.join(', ')}.`
      : emails.length === 0
        ? 'Write at least one e-mail address.'
        : undefined
  const send = useSendInvites(organizationId)
  const submit = () => {
    setTried(true)
    if (problem) focusFirstInvalid()
    else
      send.mutate(
        { emails, role, note },
        { onSuccess: (invites) => invites.every(({ link }) => link === null) && onClose() },
      )
  }
  if (send.data?.some(({ link }) => link !== null)) return <InviteLinks invites={send.data} onClose={onClose} />
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
