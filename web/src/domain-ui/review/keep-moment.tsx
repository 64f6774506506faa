import { mostMomentLines } from '@ringside/contract/reviews/best-moments'
import type { Moment, SkillKey } from '@ringside/contract/reviews/review'
import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useKeepMoment } from '../../lib/queries/best-moments.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { Select } from '../../ui/select.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { MomentFields, titleMissing, type MomentTold } from './moment-fields.tsx'
import type { ReviewedTurn } from './reviewed-turn.ts'
import { SaidLines } from './said-lines.tsx'

/** What a moment found by the engine is mostly an example of. */
const skillOf: Partial<Record<Moment['kind'], SkillKey>> = {
  opening: 'opening',
  fact: 'discovery',
  monologue: 'listening',
  interruption: 'listening',
  'buying-signal': 'value',
  objection: 'objections',
  'next-step': 'next-step',
}

/** A line and its answer, unless more is wanted. */
const usualLines = 2

interface KeepMomentProps {
  reviewId: string
  /** The turn it begins with. */
  from: number
  turns: readonly ReviewedTurn[]
  moments: readonly Moment[]
  /** Who keeps it made the call. */
  isOwn: boolean
  onClose: () => void
}

/** Keeps a few lines of a call among the best moments, with what they show. */
export function KeepMoment({ reviewId, from, turns, moments, isOwn, onClose }: KeepMomentProps) {
  const { orgId, organization, isAdmin } = useSession()
  const found = moments.find(({ turn }) => turn === from)
  const canShare = isOwn || isAdmin
  const [first] = useState<MomentTold>({
    title: found?.label ?? '',
    note: '',
    skill: (found && skillOf[found.kind]) ?? null,
    // What was said in a call is private until somebody says otherwise.
    shared: false,
  })
  const [told, setTold] = useState(first)
  const [count, setCount] = useState(usualLines)
  const [tried, setTried] = useState(false)
  const keep = useKeepMoment(orgId, reviewId)
  const after = turns.filter(({ turn }) => turn >= from).slice(0, mostMomentLines)
  const lines = after.slice(0, count)
  const onKeep = () => {
    setTried(true)
    const last = lines.at(-1)
    if (titleMissing(told)) focusFirstInvalid()
    else if (last)
      keep.mutate(
        { ...told, fromTurn: from, toTurn: last.turn },
        {
          onSuccess() {
            toast.success('Kept', { detail: 'You find it in Call history, under Best moments.' })
            onClose()
          },
        },
      )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={640}
      title="Keep this moment"
      dirty={told !== first && !keep.isSuccess}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={keep.isPending} onClick={onKeep}>
            Keep
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {keep.isError && <ErrorState title="The moment could not be kept">{wordsOf(keep.error)}</ErrorState>}
        <MomentFields
          told={told}
          onChange={setTold}
          canShare={canShare}
          organisation={organization.name}
          error={tried ? titleMissing(told) : undefined}
        />
        <Field label="How much of the call">
          <Select
            label="How much of the call"
            options={after.map((_, index) => ({
              value: String(index + 1),
              label: index === 0 ? 'This line' : `${index + 1} lines from here`,
            }))}
            value={String(Math.min(count, after.length))}
            onChange={(next) => setCount(Number(next))}
          />
        </Field>
        <SaidLines lines={lines} />
      </div>
    </Dialog>
  )
}
