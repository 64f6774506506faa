import type { Segment } from '@ringside/contract/pipeline/segments'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Select } from '../../ui/select.tsx'
import { ErrorState, Notice } from '../../ui/states.tsx'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { Generating, Generation } from './use-generation.ts'

const amounts = ['1', '3', '5', '10'] as const

/** What is still to be made of an order that stopped; 0 when none did. */
const leftOf = (now: Generation | null) => (now && now.failure !== null ? now.order.amount - now.made : 0)

const accountWords = (count: number) => (count === 1 ? '1 account' : `${count} accounts`)

/** What the button starts: a new order, or the rest of one that stopped on its way. */
function startWords(now: Generation | null, amount: number): string {
  const left = leftOf(now)
  if (left === 0 || now?.made === 0) return `Generate ${accountWords(left || amount)}`
  return left === 1 ? 'Generate the last account' : `Generate the other ${left} accounts`
}

export interface GenerateDialogProps {
  segments: readonly Segment[]
  /** Without decision makers an account has nobody to call. */
  hasDecisionMakers: boolean
  generating: Generating
  open: boolean
  onClose(): void
}

/** Says what to make, and how far it is. Closed, it leaves the making to go on. */
export function GenerateDialog({ segments, hasDecisionMakers, generating, open, onClose }: GenerateDialogProps) {
  const { now, start, forget } = generating
  const [segmentId, setSegmentId] = useState(now?.order.segmentId ?? segments[0]?._id ?? '')
  const [amount, setAmount] = useState<(typeof amounts)[number]>('3')
  const running = now?.failure === null
  const close = () => {
    if (!running) forget()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      width={480}
      title="Generate accounts"
      description="Companies with people, problems and facts of their own, true to the segment."
      actions={
        <>
          <Button onClick={close}>{running ? 'Close' : 'Cancel'}</Button>
          <Button
            variant="primary"
            loading={running}
            disabled={segmentId === ''}
            onClick={() => start({ segmentId, amount: leftOf(now) || Number(amount) })}
          >
            {startWords(now, Number(amount))}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {now && now.failure !== null && (
          <ErrorState title="Failed to generate segment account">
            {now.made > 0 && `${now.made} of ${now.order.amount} are ready. `}
            {now.failure}
          </ErrorState>
        )}
        {!hasDecisionMakers && (
          <Notice tone="info" icon={IconUsers} title="You have no decision makers yet">
            The accounts will have nobody to call until you add one.
          </Notice>
        )}
        {running ? (
          <Progress
            label="Generating accounts"
            percent={(100 * now.made) / now.order.amount}
            detail={`Making account ${now.made + 1} of ${now.order.amount}`}
          />
        ) : (
          <>
            <Field label="Segment">
              <Select
                label="Segment"
                options={segments.map((segment) => ({ value: segment._id, label: segment.name }))}
                value={segmentId}
                onChange={(next) => {
                  setSegmentId(next)
                  forget()
                }}
              />
            </Field>
            <Field label="How many">
              <Select<(typeof amounts)[number]>
                label="How many"
                options={amounts.map((each) => ({ value: each, label: each }))}
                value={amount}
                onChange={(next) => {
                  setAmount(next)
                  forget()
                }}
              />
            </Field>
          </>
        )}
      </div>
    </Dialog>
  )
}
