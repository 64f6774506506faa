import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { useState } from 'react'
import type { Who } from '../../domain-ui/use-archive.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { onlySegment, segmentOptions } from '../../domain-ui/segment-options.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { Select } from '../../ui/select.tsx'
import { ErrorState, Notice } from '../../ui/states.tsx'
import { accountWords } from './account-words.ts'
import { AmountField } from './amount-field.tsx'
import { mostNow, orderedAmount } from './ordered-amount.ts'
import { useOrderAccounts } from './use-generation.ts'

/** Enough to choose from, and there in a moment. */
const usual = 3

export interface GenerateDialogProps {
  who: Who
  segments: readonly Segment[]
  /** Which one is looked at: it is chosen already. */
  segmentId: string | null
  /** Without decision makers an account has nobody to call. */
  hasDecisionMakers: boolean
  /** How many accounts the plan still allows; there is a dialog only while it allows one. */
  room: number
  open: boolean
  onClose(): void
}

/** Says what to make. How far it is stands over the pipeline's tables. */
export function GenerateDialog({
  who,
  segments,
  hasDecisionMakers,
  room,
  open,
  onClose,
  ...looked
}: GenerateDialogProps) {
  const isThere = segments.some(({ _id }) => _id === looked.segmentId)
  const [segmentId, setSegmentId] = useState((isThere && looked.segmentId) || onlySegment(segments))
  const [typed, setTyped] = useState(`${Math.min(usual, mostNow(room))}`)
  const [sent, setSent] = useState(false)
  const order = useOrderAccounts(who, () => undefined)
  const amount = orderedAmount(typed, room)
  const submit = () => {
    setSent(true)
    if (order.isPending) return
    if (segmentId === '' || amount === null) return focusFirstInvalid()
    order.mutate({ segmentId, amount }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={480}
      title="Generate accounts"
      description="Companies with people, problems and facts of their own, true to the segment. The server makes them: you can go on meanwhile."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={order.isPending} onClick={submit}>
            {amount === null ? 'Generate accounts' : `Generate ${accountWords(amount)}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {order.isError && <ErrorState title="Failed to generate segment account">{wordsOf(order.error)}</ErrorState>}
        {!hasDecisionMakers && (
          <Notice tone="info" icon={IconUsers} title="You have no decision makers yet">
            The accounts will have nobody to call until you add one.
          </Notice>
        )}
        <Field label="Segment" error={sent && segmentId === '' ? 'Choose a segment.' : undefined}>
          <Select
            label="Segment"
            placeholder="Choose a segment"
            options={segmentOptions(segments)}
            value={segmentId}
            onChange={setSegmentId}
          />
        </Field>
        <AmountField typed={typed} room={room} sent={sent} onType={setTyped} onEnter={submit} />
      </div>
    </Dialog>
  )
}
