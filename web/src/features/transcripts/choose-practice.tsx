import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { personasQuery } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { TranscriptAnswer } from './transcript-lines.ts'
import { useChoosePractice } from './transcript-queries.ts'

type Standing = NonNullable<TranscriptAnswer['practice']>['standing']

const reasons: Record<Exclude<Standing, 'here'>, string> = {
  gone: 'Whom you practised this call with is archived, or not in the pipeline any more.',
  'other-rep':
    'Whom you practise this call with was chosen when somebody else was the rep, and may have been made of you.',
}

interface ChoosePracticeProps {
  answer: TranscriptAnswer
  standing: Exclude<Standing, 'here'>
  onChosen: (personaId: string) => void
  /** Makes somebody of the call instead. */
  onMake: () => void
  onClose: () => void
}

/** Where whom a call is practised with does not fit any more: somebody else of the pipeline, or somebody new. */
export function ChoosePractice({ answer, standing, onChosen, onMake, onClose }: ChoosePracticeProps) {
  const { orgId } = useSession()
  const personas = useQuery(personasQuery(orgId))
  const people = (personas.data ?? []).map((each) => ({
    value: each._id,
    label: buyerNameOf(each),
    hint: each.accountName,
  }))
  // Nobody is chosen beforehand: whom it was does not fit any more, and is only kept by who says so.
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = useChoosePractice(orgId, answer.transcript._id)
  return (
    <Dialog
      open
      onClose={onClose}
      width={480}
      title="Whom do you practise with?"
      description={reasons[standing]}
      actions={
        <>
          <Button onClick={onMake}>Make somebody of this call</Button>
          <Button
            variant="primary"
            disabled={chosen === null}
            loading={choose.isPending}
            onClick={() => chosen !== null && choose.mutate(chosen, { onSuccess: () => onChosen(chosen) })}
          >
            Practise with them
          </Button>
        </>
      }
    >
      {choose.isError && <ErrorState title="They were not chosen">{wordsOf(choose.error)}</ErrorState>}
      {personas.isError && <ErrorState title="The pipeline could not be read">{wordsOf(personas.error)}</ErrorState>}
      {personas.data && people.length === 0 ? (
        <p>Nobody in the pipeline can be called just now. Make somebody of this call.</p>
      ) : (
        <Field label="Somebody you have">
          <Select label="Somebody you have" options={people} value={chosen} onChange={setChosen} />
        </Field>
      )}
    </Dialog>
  )
}
