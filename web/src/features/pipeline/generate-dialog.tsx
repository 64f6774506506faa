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
import { useOrderAccounts } from './use-generation.ts'

const amounts = ['1', '3', '5', '10', '25', '50'] as const

export interface GenerateDialogProps {
  who: Who
  segments: readonly Segment[]
  /** Which one is looked at: it is chosen already. */
  segmentId: string | null
  /** Without decision makers an account has nobody to call. */
  hasDecisionMakers: boolean
  open: boolean
  onClose(): void
}

/** Says what to make. How far it is stands over the pipeline's tables. */
export function GenerateDialog({ who, segments, hasDecisionMakers, open, onClose, ...looked }: GenerateDialogProps) {
  const isThere = segments.some(({ _id }) => _id === looked.segmentId)
  const [segmentId, setSegmentId] = useState((isThere && looked.segmentId) || onlySegment(segments))
  const [amount, setAmount] = useState<(typeof amounts)[number]>('3')
  const [sent, setSent] = useState(false)
  const order = useOrderAccounts(who)
  const submit = () => {
    setSent(true)
    if (segmentId === '') return focusFirstInvalid()
    order.mutate({ segmentId, amount: Number(amount) }, { onSuccess: onClose })
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
            {`Generate ${accountWords(Number(amount))}`}
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
        <Field label="How many">
          <Select<(typeof amounts)[number]>
            label="How many"
            options={amounts.map((each) => ({ value: each, label: each }))}
            value={amount}
            onChange={setAmount}
          />
        </Field>
      </div>
    </Dialog>
  )
}
