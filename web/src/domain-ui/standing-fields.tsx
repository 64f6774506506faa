import { decisionMakerLevels, departments, levelsWithoutDepartment } from '@ringside/contract/reference-data'
import { Field } from '../ui/field.tsx'
import { plainOptions } from '../ui/option.ts'
import { Select } from '../ui/select.tsx'
import type { useJudgedFields } from './use-judged-fields.ts'

type Level = (typeof decisionMakerLevels)[number]
type Department = (typeof departments)[number]

/** What a decision maker is, as far as it was chosen. */
export interface StandingChosen {
  level: Level | ''
  department: Department | ''
}

export const asksDepartment = (level: StandingChosen['level']): boolean => !levelsWithoutDepartment.includes(level)

/** What is still to choose of a decision maker, field by field. */
export const standingProblems = ({ level, department }: StandingChosen) => ({
  ...(level === '' ? { level: 'Choose a level.' } : {}),
  ...(asksDepartment(level) && department === '' ? { department: 'Choose a department.' } : {}),
})

/** A decision maker as the server takes it; null while something is to choose. */
export function standingIn({ level, department }: StandingChosen): { level: Level; department?: Department } | null {
  if (level === '') return null
  if (!asksDepartment(level)) return { level }
  return department === '' ? null : { level, department }
}

interface StandingFieldsProps {
  value: StandingChosen
  judged: Pick<ReturnType<typeof useJudgedFields<'level' | 'department'>>, 'field'>
  onChange(next: StandingChosen): void
}

/** The level of a decision maker, and the department where the level is not the whole company's. */
export function StandingFields({ value, judged, onChange }: StandingFieldsProps) {
  return (
    <>
      <Field label="Level" {...judged.field('level')}>
        <Select<Level>
          label="Level"
          options={plainOptions(decisionMakerLevels)}
          value={value.level}
          onChange={(level) => onChange({ ...value, level })}
        />
      </Field>
      {asksDepartment(value.level) && (
        <Field label="Department" {...judged.field('department')}>
          <Select<Department>
            label="Department"
            options={plainOptions(departments)}
            value={value.department}
            onChange={(department) => onChange({ ...value, department })}
          />
        </Field>
      )}
    </>
  )
}
