import { isSameJudgement, judgementOf, longestReason, type Judgement } from '@ringside/contract/reviews/judgement'
import type { CriterionScore } from '@ringside/contract/reviews/review'
import { useId, useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Radio } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { judgementWords } from './judged.ts'
import { useOverride, useTakeBack } from './review-queries.ts'

const judgements: readonly { judgement: Judgement; help?: string }[] = [
  ...[5, 4, 3, 2, 1].map((level) => ({ judgement: { state: 'scored', level } as const })),
  { judgement: { state: 'not-shown' }, help: 'There was occasion, and nothing was done. Counts as 0.' },
  { judgement: { state: 'not-applicable' }, help: 'There was no occasion. Its weight goes to the others.' },
]

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

interface LevelsProps {
  label: string
  engine: Judgement
  value: Judgement
  onChange: (next: Judgement) => void
}

function Levels({ label, engine, value, onChange }: LevelsProps) {
  const name = useId()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">{label}</legend>
      {judgements.map(({ judgement, help }) => (
        <Radio
          key={judgementWords(judgement)}
          name={name}
          label={
            isSameJudgement(judgement, engine)
              ? `${capital(judgementWords(judgement))}, as the engine found`
              : capital(judgementWords(judgement))
          }
          help={help}
          checked={isSameJudgement(judgement, value)}
          onChange={() => onChange(judgement)}
        />
      ))}
    </fieldset>
  )
}

interface JudgeDialogProps {
  reviewId: string
  score: CriterionScore
  onClose: () => void
}

/** For admins: what a criterion is worth in this call, in place of the engine's judgement or agreeing with it. */
export function JudgeDialog({ reviewId, score, onClose }: JudgeDialogProps) {
  const counts = judgementOf(score)
  const engine = score.override?.engine ?? counts
  const [judgement, setJudgement] = useState(counts)
  const [reason, setReason] = useState(score.override?.reason ?? '')
  const [isTried, setTried] = useState(false)
  const save = useOverride(reviewId, score.criterion)
  const takeBack = useTakeBack(reviewId, score.criterion)
  const confirms = isSameJudgement(judgement, engine)
  const isMissing = !confirms && reason.trim() === ''
  const failed = save.error ?? takeBack.error
  const dirty = !isSameJudgement(judgement, counts) || reason !== (score.override?.reason ?? '')
  const done = (words: string) => () => {
    toast.success(words)
    onClose()
  }
  const onSave = () => {
    setTried(true)
    if (isMissing) return
    save.mutate(
      { judgement, reason: reason.trim() },
      { onSuccess: done(confirms ? `${score.label} is confirmed` : `${score.label} is judged`) },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={480}
      title={`Judge “${score.label}”`}
      description="Your judgement counts in place of the engine’s. Both are shown, with your name and your reason."
      dirty={dirty}
      footNote={
        score.override && (
          <Button
            variant="quiet"
            loading={takeBack.isPending}
            onClick={() => takeBack.mutate(undefined, { onSuccess: done('The engine’s judgement counts again') })}
          >
            Take it back
          </Button>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={save.isPending} onClick={onSave}>
            {confirms ? 'Confirm' : 'Save'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Levels label="In this call it is" engine={engine} value={judgement} onChange={(next) => setJudgement(next)} />
        <Field
          label="Why"
          optional={confirms}
          help="The rep reads this. Say what you heard in the call."
          error={isTried && isMissing ? 'Say why, so that the rep can learn from it.' : undefined}
        >
          <TextArea value={reason} maxLength={longestReason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {failed && <ErrorState title="The judgement was not saved">{wordsOf(failed)}</ErrorState>}
      </div>
    </Dialog>
  )
}
