import type { CallMaterial } from '@ringside/contract/pipeline/account-from-call'
import type { Pipeline } from '@ringside/contract/pipeline/pipeline'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useJudgedFields } from '../../domain-ui/use-judged-fields.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { pipelineQuery } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { ErrorState } from '../../ui/states.tsx'
import { PracticeFields } from './practice-fields.tsx'
import { draftOf, problemsOf, toMake, type PracticeProblems } from './practice-draft.ts'
import type { TranscriptAnswer } from './transcript-lines.ts'
import { materialQuery, useMakeFromCall } from './transcript-queries.ts'

interface PractiseProps {
  answer: TranscriptAnswer
  onClose: () => void
  /** What is done with whoever was made. */
  onMade: (personaId: string) => void
  /** What that is, on the button that makes them. */
  then: string
}

/** Looks through what the call tells, and makes somebody of it to practise with. */
export function PractiseDialog(props: PractiseProps) {
  const { answer, onClose } = props
  const { orgId } = useSession()
  const material = useQuery(materialQuery(orgId, answer.transcript._id))
  const pipeline = useQuery(pipelineQuery(orgId))
  const segments = pipeline.data?.targetSegmentProfiles.filter(({ archivedAt }) => archivedAt === null) ?? []
  const contacts = pipeline.data?.contactProfiles.filter(({ active }) => active) ?? []
  const error = material.error ?? pipeline.error
  if (material.data && pipeline.data)
    return <Preview {...props} material={material.data} segments={segments} contacts={contacts} />
  // What is there to look through comes in a moment: until then nothing opens.
  if (!error) return null
  return (
    <Dialog open onClose={onClose} width={640} title="Practise this call">
      <ErrorState title="The call could not be read">{wordsOf(error)}</ErrorState>
    </Dialog>
  )
}

interface PreviewProps extends PractiseProps {
  material: CallMaterial
  segments: Pipeline['targetSegmentProfiles']
  contacts: Pipeline['contactProfiles']
}

function Preview({ answer, onClose, onMade, then, material, segments, contacts }: PreviewProps) {
  const { orgId } = useSession()
  const make = useMakeFromCall(orgId, answer.transcript._id)
  const [said] = useState(() => answer.lines.map(({ words }) => words).join(' '))
  const [first] = useState(() => draftOf(material, { segments, contacts, said }))
  const [draft, setDraft] = useState(first)
  const problems = problemsOf(draft)
  const judged = useJudgedFields<keyof PracticeProblems>(problems)
  const onMake = () => {
    judged.judgeAll()
    if (Object.keys(problems).length > 0) return focusFirstInvalid()
    make.mutate(toMake(draft), { onSuccess: ({ personaId }) => onMade(personaId) })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={640}
      title="Practise this call"
      description="A made-up buyer who is called so, has these troubles and raises these worries. All else about them is invented, as with any account of the segment."
      dirty={draft !== first && !make.isSuccess}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={make.isPending} onClick={onMake}>
            {then}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {make.isError && <ErrorState title="The account could not be made">{wordsOf(make.error)}</ErrorState>}
        <PracticeFields
          draft={draft}
          onChange={setDraft}
          judged={judged}
          material={material}
          said={said}
          segments={segments}
          contacts={contacts}
        />
      </div>
    </Dialog>
  )
}
