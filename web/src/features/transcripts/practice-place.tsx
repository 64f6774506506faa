import type { CallMaterial } from '@ringside/contract/pipeline/account-from-call'
import { companySizes, decisionMakerLevels, departments } from '@ringside/contract/reference-data'
import type { ReactNode } from 'react'
import { contactName } from '../../domain-ui/contact-name.ts'
import { segmentOptions } from '../../domain-ui/segment-options.ts'
import { formatClock } from '../../lib/time-format.ts'
import { Field } from '../../ui/field.tsx'
import { plainOptions } from '../../ui/option.ts'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import {
  asksDepartment,
  isAsTold,
  longestSegmentName,
  newOne,
  segmentNameOf,
  wordsShared,
  type PracticeDraft,
} from './practice-draft.ts'
import type { PracticeFieldsProps } from './practice-fields.tsx'

/** What is made with the account stands together, under what it is. */
function Part({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{title}</legend>
      <div className="flex flex-col gap-4">
        <p className="mt-0.5 text-small text-ink-2">{help}</p>
        {children}
      </div>
    </fieldset>
  )
}

function segmentHelp({ draft, segments, said }: PracticeFieldsProps): string {
  const chosen = segments.find(({ _id }) => _id === draft.segmentId)
  if (!chosen) return 'It is made with the account.'
  return wordsShared(chosen, said) > 0 ? 'Our guess: its words come up most in the call.' : 'The market they belong to.'
}

/** The segment of whoever is made: one there is, or a new one, which is all there can be at first. */
export function SegmentPlace(props: PracticeFieldsProps) {
  const { draft, onChange, segments } = props
  const options = [...segmentOptions(segments), { value: newOne, label: 'A new segment' }]
  const isNew = draft.segmentId === newOne
  if (segments.length === 0)
    return (
      <Part title="Segment" help="A market you sell to. You have none yet, so this one is made with the account.">
        <NewSegment {...props} />
      </Part>
    )
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Field label="Segment" help={segmentHelp(props)}>
        <Select
          label="Segment"
          options={options}
          value={draft.segmentId}
          onChange={(segmentId) => onChange({ ...draft, segmentId })}
        />
      </Field>
      {isNew && <NewSegment {...props} />}
    </div>
  )
}

function NewSegment({ draft, onChange, judged }: PracticeFieldsProps) {
  const set = (change: Partial<PracticeDraft>) => onChange({ ...draft, ...change })
  return (
    <>
      {draft.industry === 'Other' && (
        <Field label="Which industry" {...judged.field('otherIndustry')}>
          <TextInput
            value={draft.otherIndustry}
            maxLength={80}
            onChange={(event) => set({ otherIndustry: event.target.value })}
          />
        </Field>
      )}
      <Field label="Segment name" {...judged.field('segmentName')}>
        <TextInput
          value={segmentNameOf(draft)}
          maxLength={longestSegmentName}
          onChange={(event) => set({ segmentName: event.target.value })}
        />
      </Field>
      <Field label="Company size" unit="employees">
        <Select
          label="Company size"
          options={plainOptions(companySizes)}
          value={draft.companySize}
          onChange={(companySize) => set({ companySize })}
        />
      </Field>
    </>
  )
}

/** Where it comes from who they are. */
function standingHelp({ draft, contacts, material }: PracticeFieldsProps): string {
  const { standing } = material satisfies CallMaterial
  if (standing === null) return 'The call does not tell it: say who they are.'
  if (!isAsTold(draft, material, contacts)) return 'The call tells otherwise.'
  return standing.from === null
    ? 'It stands beside the speaker’s name.'
    : `Our guess, from “${standing.from.text}” at ${formatClock(standing.from.startMs)}.`
}

/** Who they are there: a decision maker there is, or one of another level and department. */
export function StandingPlace(props: PracticeFieldsProps) {
  const { draft, onChange, contacts } = props
  const options = contacts.map((each) => ({ value: each._id, label: contactName(each) }))
  const isNew = draft.contactProfileId === newOne
  if (contacts.length === 0)
    return (
      <Part title="Decision maker" help={standingHelp(props)}>
        <NewStanding {...props} />
      </Part>
    )
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Field label="Decision maker" help={standingHelp(props)}>
        <Select
          label="Decision maker"
          options={[...options, { value: newOne, label: 'Somebody else' }]}
          value={draft.contactProfileId}
          onChange={(contactProfileId) => onChange({ ...draft, contactProfileId })}
        />
      </Field>
      {isNew && <NewStanding {...props} />}
    </div>
  )
}

function NewStanding({ draft, onChange }: PracticeFieldsProps) {
  const set = (change: Partial<PracticeDraft>) => onChange({ ...draft, ...change })
  return (
    <>
      <Field label="Level">
        <Select
          label="Level"
          options={plainOptions(decisionMakerLevels)}
          value={draft.level}
          onChange={(level) => set({ level })}
        />
      </Field>
      {asksDepartment(draft.level) && (
        <Field label="Department">
          <Select
            label="Department"
            options={plainOptions(departments)}
            value={draft.department}
            onChange={(department) => set({ department })}
          />
        </Field>
      )}
    </>
  )
}
