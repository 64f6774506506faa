import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import type { changeBestMoment } from '@ringside/contract/reviews/best-moments'
import { skillKeys, type SkillKey } from '@ringside/contract/reviews/review'
import { Checkbox } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import { skillNames } from '../skill-names.ts'

/** What is said of a moment, and who finds it. */
export type MomentTold = BodyOf<typeof changeBestMoment>

/** Why it can't be kept so; undefined when it can. */
export const titleMissing = ({ title }: MomentTold): string | undefined =>
  title.trim() === '' ? 'Give the moment a title.' : undefined

/** Stands for no skill: every choice of a list has a value. */
const none = 'none'
const skills: readonly { value: SkillKey | typeof none; label: string }[] = [
  { value: none, label: 'None in particular' },
  ...skillKeys.map((skill) => ({ value: skill, label: skillNames[skill] })),
]

interface MomentFieldsProps {
  told: MomentTold
  onChange: (told: MomentTold) => void
  /** The rep of the call and admins may. */
  canShare: boolean
  organisation: string
  error: string | undefined
}

/** The fields of a moment: what it shows, why, of which skill, and for whom. */
export function MomentFields({ told, onChange, canShare, organisation, error }: MomentFieldsProps) {
  return (
    <>
      <Field label="Title" error={error}>
        <TextInput
          value={told.title}
          maxLength={120}
          onChange={(event) => onChange({ ...told, title: event.target.value })}
        />
      </Field>
      <Field label="What to listen for" optional>
        <TextArea
          rows={2}
          maxLength={1000}
          value={told.note}
          onChange={(event) => onChange({ ...told, note: event.target.value })}
        />
      </Field>
      <Field label="Skill">
        <Select
          label="Skill"
          options={skills}
          value={told.skill ?? none}
          onChange={(skill) => onChange({ ...told, skill: skill === none ? null : skill })}
        />
      </Field>
      {canShare ? (
        <Checkbox
          label={`Share with everybody in ${organisation}`}
          help="They read these lines. Only who may open the call hears its recording."
          checked={told.shared}
          onChange={(event) => onChange({ ...told, shared: event.target.checked })}
        />
      ) : (
        <p className="text-small text-ink-2">Only you find it. The rep of the call and admins can share its moments.</p>
      )}
    </>
  )
}
