import type { AssignmentTarget } from '@ringside/contract/assignments'
import type { Member } from '@ringside/contract/organizations'
import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import { playableCallTypes, type PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callTypeLabels } from '../../../domain-ui/call-labels.ts'
import { wordsOf } from '../../../lib/api/query-client.ts'
import { memberName } from '../../../lib/member-name.ts'
import { personasQuery, pipelineQuery } from '../../../lib/queries/pipeline.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-invalid.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { MultiSelect, Select } from '../../../ui/select.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { TextArea, TextInput } from '../../../ui/text-input.tsx'
import { segmentOptions } from '../../../domain-ui/segment-options.ts'
import { toast } from '../../../ui/toast-queue.ts'
import { problemsOf, type Draft } from './assignment-draft.ts'
import { useCreateAssignment } from './use-assignments.ts'

const types = playableCallTypes.map((value) => ({ value, label: callTypeLabels[value] }))

/** Who can be called, as people or as segments. */
function useTargets(kind: AssignmentTarget['kind']) {
  const { orgId } = useSession()
  const personas = useQuery(personasQuery(orgId)).data ?? []
  const segments = useQuery(pipelineQuery(orgId)).data?.targetSegmentProfiles ?? []
  if (kind === 'persona')
    return personas.map((each) => ({ value: each._id, label: buyerNameOf(each), hint: each.accountName }))
  return segmentOptions(segments.filter(({ archivedAt }) => archivedAt === null))
}

interface FieldsProps {
  draft: Draft
  members: readonly Member[]
  problems: ReturnType<typeof problemsOf>
  onChange: (change: Partial<Draft>) => void
}

function Fields({ draft, members, problems, onChange }: FieldsProps) {
  const targets = useTargets(draft.kind)
  return (
    <div className="flex flex-col gap-4">
      <Field label="Who" error={problems.userIds}>
        <MultiSelect
          label="Who"
          options={members.map((member) => ({ value: member.userId, label: memberName(member) }))}
          value={draft.userIds}
          onChange={(userIds) => onChange({ userIds })}
        />
      </Field>
      <div>
        <p className="mb-1.5 font-medium">Calls</p>
        <SegmentedControl
          label="Calls"
          segments={[
            { value: 'persona', label: 'One person' },
            { value: 'segment', label: 'Anybody in a segment' },
          ]}
          value={draft.kind}
          onChange={(kind) => onChange({ kind, targetId: null })}
        />
      </div>
      <Field label={draft.kind === 'persona' ? 'Person' : 'Segment'} error={problems.targetId}>
        <Select
          label={draft.kind === 'persona' ? 'Person' : 'Segment'}
          options={targets}
          value={draft.targetId}
          onChange={(targetId) => onChange({ targetId })}
        />
      </Field>
      <Field label="Call type" error={problems.type}>
        <Select<PlayableCallType>
          label="Call type"
          options={types}
          value={draft.type}
          onChange={(type) => onChange({ type })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Target score" error={problems.targetScore}>
          <TextInput
            type="number"
            min={1}
            max={100}
            value={draft.targetScore}
            onChange={(event) => onChange({ targetScore: event.target.value })}
          />
        </Field>
        <Field label="Due" error={problems.dueOn}>
          <TextInput type="date" value={draft.dueOn} onChange={(event) => onChange({ dueOn: event.target.value })} />
        </Field>
      </div>
      <Field label="Note" optional>
        <TextArea
          rows={2}
          maxLength={300}
          value={draft.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Field>
    </div>
  )
}

const empty: Draft = {
  userIds: [],
  kind: 'persona',
  targetId: null,
  type: null,
  targetScore: '70',
  dueOn: '',
  note: '',
}

/** Asks members for a call. It is done by itself, by the first call that reaches the score. */
export function NewAssignmentDialog({ members, onClose }: { members: readonly Member[]; onClose: () => void }) {
  const { orgId } = useSession()
  const [draft, setDraft] = useState(empty)
  const [tried, setTried] = useState(false)
  const create = useCreateAssignment(orgId)
  const problems = problemsOf(draft)
  const submit = () => {
    setTried(true)
    const { targetId, type } = draft
    if (Object.keys(problems).length > 0 || targetId === null || type === null) return focusFirstInvalid()
    create.mutate(
      {
        target: { kind: draft.kind, id: targetId },
        type,
        targetScore: Number(draft.targetScore),
        dueOn: draft.dueOn,
        userIds: draft.userIds,
        note: draft.note,
      },
      {
        onSuccess: () => {
          toast.success('It is assigned')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={480}
      title="New assignment"
      description="It is done by itself: by the first call that reaches the score. Retries do not count."
      dirty={draft !== empty}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={create.isPending} onClick={submit}>
            Assign
          </Button>
        </>
      }
    >
      <Fields
        draft={draft}
        members={members}
        problems={tried ? problems : {}}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
      {create.isError && <ErrorState title="It was not assigned">{wordsOf(create.error)}</ErrorState>}
    </Dialog>
  )
}
