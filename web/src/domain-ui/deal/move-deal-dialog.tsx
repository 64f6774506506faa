import { moveDeal, type Account } from '@ringside/contract/pipeline/accounts'
import { moveReasonMax, type DealStage } from '@ringside/contract/pipeline/deal-stages'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import { dealStages } from '@ringside/contract/reference-data'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { accountQuery, pipelineKey } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { Select } from '../../ui/select.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { sentencesOf } from './stage-sentences.ts'

interface Props {
  account: Account
  onClose(): void
}

/** Takes a move back, from where it led to where the deal stood before; the history says so. */
function useTakeBack({ _id, name, stage: before }: Account) {
  const { orgId, userId } = useSession()
  const client = useQueryClient()
  return async (from: DealStage) => {
    try {
      const reason = `The move to ${stageLabels[from]} was undone`
      const body = { userId, from, to: before, reason, takesBack: true } as const
      await call(moveDeal, { params: { id: _id }, body })
      toast.success(`${name} is back in ${stageLabels[before]}`, { about: [`deal ${_id}`] })
    } catch (error) {
      toast.error('The move could not be undone', { detail: wordsOf(error) })
    }
    await client.invalidateQueries({ queryKey: pipelineKey(orgId) })
  }
}

/** What calls do to the deal from where it stands; its own page has read it already. */
function ByThemselves({ slug }: Pick<Account, 'slug'>) {
  const { orgId } = useSession()
  const rules = useQuery(accountQuery(orgId, slug)).data?.stageRules ?? []
  if (rules.length === 0) return null
  return (
    <section aria-labelledby="by-itself" className="text-small text-ink-2">
      <h3 id="by-itself" className="mb-1 font-semibold">
        What calls do by themselves
      </h3>
      <ul className="flex list-disc flex-col gap-1 pl-4">
        {sentencesOf(rules).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

/** Moves a deal to any other stage, with the reason. What was typed stays when the server refuses. */
export function MoveDealDialog({ account, onClose }: Props) {
  const { orgId, userId } = useSession()
  const client = useQueryClient()
  // Read again when the server refuses because a call moved it: what is shown is what is moved from.
  const from = account.stage
  const [chosen, setTo] = useState<DealStage | ''>('')
  const to = chosen === from ? '' : chosen
  const [reason, setReason] = useState('')
  const [sent, setSent] = useState(false)
  const [leftWhy, setLeftWhy] = useState(false)
  const takeBack = useTakeBack(account)
  const move = useMutation({
    mutationFn: (stage: DealStage) =>
      call(moveDeal, { params: { id: account._id }, body: { userId, from, to: stage, reason: reason.trim() } }),
    onSuccess: ({ stage }) => {
      toast.success(`${account.name} is in ${stageLabels[stage]} now`, {
        about: [`deal ${account._id}`],
        action: { label: 'Undo', onPress: () => void takeBack(stage) },
      })
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: pipelineKey(orgId) }),
  })
  const submit = () => {
    setSent(true)
    if (to === '' || reason.trim() === '') return focusFirstInvalid()
    move.mutate(to)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={480}
      title="Move the deal"
      description={`${account.name} is in ${stageLabels[from]}.`}
      dirty={(to !== '' || reason !== '') && !move.isSuccess}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={move.isPending} onClick={submit}>
            Move deal
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {move.isError && <ErrorState title="The deal could not be moved">{wordsOf(move.error)}</ErrorState>}
        <Field label="Stage" error={sent && to === '' ? 'Choose a stage.' : undefined}>
          <Select<DealStage>
            label="Stage"
            placeholder="Choose a stage"
            options={dealStages.filter((each) => each !== from).map((value) => ({ value, label: stageLabels[value] }))}
            value={to}
            onChange={setTo}
          />
        </Field>
        <Field
          label="Why"
          help="A few words are needed. They stay in the history of this deal, with your name."
          error={(sent || leftWhy) && reason.trim() === '' ? 'Say why, in a few words.' : undefined}
          onLeave={() => setLeftWhy(true)}
        >
          <TextArea
            rows={2}
            aria-required
            maxLength={moveReasonMax}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <ByThemselves slug={account.slug} />
      </div>
    </Dialog>
  )
}
