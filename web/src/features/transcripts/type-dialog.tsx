import { callTypeGuide } from '@ringside/contract/simulations/call-guide'
import { callTypes, type CallType } from '@ringside/contract/simulations/vocabulary'
import { useState } from 'react'
import { callTypeLabels } from '../../domain-ui/call-labels.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { TranscriptAnswer } from './transcript-lines.ts'
import { useSetType } from './transcript-queries.ts'

const options = callTypes.map((value) => ({ value, label: callTypeLabels[value] }))

/** What comes of another kind, for a call in the state that it is in. */
function consequence({ transcript, review }: TranscriptAnswer): string {
  switch (transcript.state) {
    case 'needs-transcript':
    case 'asking':
      return 'The call is reviewed as this kind, once it can be.'
    case 'waiting-for-credit':
      return 'The call is reviewed as this kind when you have a credit to use.'
    case 'failed':
      return 'The call is scored again, as this kind. A call costs 1 credit, once.'
    default: {
      const isJudged = review?.result.state === 'scored' && review.result.scores.some(({ override }) => override)
      const kind = callTypeLabels[transcript.type]
      const judged = ` What a manager judged of it as ${kind} counts no more then, and counts again when it is ${kind} again.`
      return `The call is reviewed again as this kind, which costs nothing.${isJudged ? judged : ''}`
    }
  }
}

interface TypeDialogProps {
  answer: TranscriptAnswer
  onClose: () => void
}

/** What kind of call it was, said after it was uploaded. */
export function TypeDialog({ answer, onClose }: TypeDialogProps) {
  const { transcript } = answer
  const [chosen, setChosen] = useState<CallType | null>(null)
  const save = useSetType(transcript)
  const type = chosen ?? transcript.type
  const isOther = type !== transcript.type
  return (
    <Dialog
      open
      onClose={onClose}
      width={480}
      title="What kind of call was it?"
      description={consequence(answer)}
      dirty={isOther}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!isOther}
            loading={save.isPending}
            onClick={() => save.mutate(type, { onSuccess: onClose })}
          >
            {transcript.state === 'reviewed' ? 'Review it again' : 'Save'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Kind of call" help={`What counts most: ${callTypeGuide[type].countsMost.toLowerCase()}.`}>
          <Select<CallType> label="Kind of call" options={options} value={type} onChange={setChosen} />
        </Field>
        {save.isError && <ErrorState title="Failed to change the kind of call">{wordsOf(save.error)}</ErrorState>}
      </div>
    </Dialog>
  )
}
