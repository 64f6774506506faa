import type { Segment } from '@ringside/contract/pipeline/segments'
import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Select } from '../../ui/select.tsx'
import { ErrorState, Notice } from '../../ui/states.tsx'
import { toast } from '../../ui/toast-queue.ts'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useGenerateAccount, type Who } from './pipeline-changes.ts'

const amounts = ['1', '3', '5', '10'] as const

export interface GenerateDialogProps {
  who: Who
  segments: readonly Segment[]
  /** Without decision makers an account has nobody to call. */
  hasDecisionMakers: boolean
  chosenSegmentId: string | null
  open: boolean
  onClose(): void
}

/** Makes accounts one after another, so that the table behind fills row by row. */
export function GenerateDialog({
  who,
  segments,
  hasDecisionMakers,
  chosenSegmentId,
  open,
  onClose,
}: GenerateDialogProps) {
  const [segmentId, setSegmentId] = useState(chosenSegmentId ?? segments[0]?._id ?? '')
  const [amount, setAmount] = useState<(typeof amounts)[number]>('3')
  const [made, setMade] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const generate = useGenerateAccount(who)

  const start = async () => {
    setFailure(null)
    for (let count = 0; count < Number(amount); count++) {
      setMade(count)
      try {
        await generate.mutateAsync(segmentId)
      } catch (error) {
        setFailure(wordsOf(error))
        setMade(null)
        return
      }
    }
    setMade(null)
    toast.success(amount === '1' ? '1 account is ready' : `${amount} accounts are ready`)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={480}
      title="Generate accounts"
      description="Companies with people, problems and facts of their own, true to the segment."
      actions={
        <>
          <Button onClick={onClose}>{made === null ? 'Cancel' : 'Close'}</Button>
          <Button variant="primary" loading={made !== null} disabled={segmentId === ''} onClick={() => void start()}>
            Generate {amount === '1' ? '1 account' : `${amount} accounts`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure && <ErrorState title="Failed to generate segment account">{failure}</ErrorState>}
        {!hasDecisionMakers && (
          <Notice tone="info" icon={IconUsers} title="You have no decision makers yet">
            The accounts will have nobody to call until you add one.
          </Notice>
        )}
        <Field label="Segment">
          <Select
            label="Segment"
            options={segments.map((segment) => ({ value: segment._id, label: segment.name }))}
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
        {made !== null && (
          <Progress
            label="Generating accounts"
            percent={(100 * made) / Number(amount)}
            detail={`Making account ${made + 1} of ${amount}`}
          />
        )}
      </div>
    </Dialog>
  )
}
