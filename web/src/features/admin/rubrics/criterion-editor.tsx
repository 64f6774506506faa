import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { rubricLimits, type CriterionContent } from '@ringside/contract/rubrics/rubric-content'
import { useId, useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { CheckList, type CheckListProps } from './check-list.tsx'
import type { ProblemAt } from './rubric-draft.ts'

export interface CriterionEditorProps extends Pick<CheckListProps, 'library' | 'picked' | 'newPhrases'> {
  criterion: CriterionContent
  onChange(criterion: CriterionContent): void
  problem: ProblemAt
  field: string
  /** Something of it keeps the rubric from being published. */
  isWrong: boolean
  /** Undefined where it is the first or the last. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove(): void
}

type Part = Pick<CriterionEditorProps, 'criterion' | 'onChange' | 'problem' | 'field'>

function NameAndWeight({ criterion, onChange, problem, field }: Part) {
  return (
    <div className="flex gap-3">
      <div className="min-w-0 flex-1">
        <Field label="Name" error={problem(`${field}.label`) ?? problem(`${field}.key`)}>
          <TextInput
            value={criterion.label}
            maxLength={rubricLimits.label}
            onChange={(event) => onChange({ ...criterion, label: event.target.value })}
          />
        </Field>
      </div>
      <div className="w-24">
        <Field label="Weight" unit="%" error={problem(`${field}.weight`)}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            value={criterion.weight}
            onChange={(event) => {
              const weight = Math.round(Number(event.target.value))
              if (weight >= 0 && weight <= 100) onChange({ ...criterion, weight })
            }}
          />
        </Field>
      </div>
    </div>
  )
}

const withLevel = (criterion: CriterionContent, at: number, words: string): CriterionContent => {
  const [one, two, three, four, five] = criterion.descriptors.map((each, index) => (index === at ? words : each))
  return { ...criterion, descriptors: [one ?? '', two ?? '', three ?? '', four ?? '', five ?? ''] }
}

/** What a rep reads beside the level, and where there is none. */
function Descriptors({ criterion, onChange, problem, field }: Part) {
  const instead = [
    ['notShown', 'Nothing of it was done'],
    ['notApplicable', 'The call had no occasion for it'],
  ] as const
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">What each level means</legend>
      {criterion.descriptors.map((words, at) => (
        // The five levels are what they are; they have no other name.
        <Field key={`level ${at + 1}`} label={`Level ${at + 1}`} error={problem(`${field}.descriptors.${at}`)}>
          <TextInput
            value={words}
            maxLength={rubricLimits.sentence}
            onChange={(event) => onChange(withLevel(criterion, at, event.target.value))}
          />
        </Field>
      ))}
      {instead.map(([part, label]) => (
        <Field key={part} label={label} error={problem(`${field}.${part}`)}>
          <TextInput
            value={criterion[part]}
            maxLength={rubricLimits.sentence}
            onChange={(event) => onChange({ ...criterion, [part]: event.target.value })}
          />
        </Field>
      ))}
    </fieldset>
  )
}

/** One criterion: its line in the list, and when opened all there is to write of it. */
export function CriterionEditor(props: CriterionEditorProps) {
  const { criterion, onChange, isWrong, onUp, onDown, onRemove } = props
  const [open, setOpen] = useState(criterion.label === '')
  const id = useId()
  const name = criterion.label.trim() || 'New criterion'
  const Chevron = open ? IconChevronDown : IconChevronRight
  const count = criterion.checks.length
  return (
    <li className="border-b border-line py-2">
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-w-0 flex-1 touch-target items-center gap-2 rounded-control py-1 text-left"
        >
          <Chevron size={18} stroke={1.5} className="shrink-0 text-ink-3" aria-hidden />
          <span className="min-w-0 truncate font-semibold">{name}</span>
          <span className="shrink-0 text-small text-ink-2">
            {criterion.weight}%, {count === 1 ? '1 check' : `${count} checks`}
          </span>
          {isWrong && <span className="shrink-0 text-small text-bad">To finish</span>}
        </button>
        <IconButton size="small" icon={IconArrowUp} label={`Move up: ${name}`} disabled={!onUp} onClick={onUp} />
        <IconButton
          size="small"
          icon={IconArrowDown}
          label={`Move down: ${name}`}
          disabled={!onDown}
          onClick={onDown}
        />
        <IconButton size="small" icon={IconX} label={`Remove: ${name}`} onClick={onRemove} />
      </div>
      {open && (
        <div id={id} className="flex flex-col gap-4 py-3 pl-6 max-tablet:pl-0">
          <NameAndWeight {...props} />
          <CheckList {...props} onChange={(checks) => onChange({ ...criterion, checks })} />
          <Descriptors {...props} />
        </div>
      )}
    </li>
  )
}
