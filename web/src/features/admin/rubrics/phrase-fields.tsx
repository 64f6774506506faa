import type { PhraseRule, PhraseWindow } from '@ringside/contract/rubrics/rubric-content'
import { rubricLimits } from '@ringside/contract/rubrics/rubric-content'
import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea, TextInput } from '../../../ui/text-input.tsx'
import type { ProblemAt } from './rubric-draft.ts'

interface PhraseFieldsProps<Rule extends PhraseRule> {
  rule: Rule
  onChange(rule: Rule): void
  problem: ProblemAt
  /** The rule's place in the rubric: "blockers.0". */
  field: string
}

const speakers = [
  { value: 'rep', label: 'The rep' },
  { value: 'buyer', label: 'The buyer' },
] as const
const parts = [
  { value: 'anywhere', label: 'Anywhere in the call' },
  { value: 'first', label: 'In the first minutes' },
  { value: 'last', label: 'In the last minutes' },
] as const
type Part = PhraseWindow['part']
const usualMinutes = 2

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** The phrases as they are typed, one a line: an empty line between two is no phrase, and stays while one types. */
function PhraseLines({ phrases, onChange }: { phrases: readonly string[]; onChange(phrases: string[]): void }) {
  const [text, setText] = useState(phrases.join('\n'))
  return (
    <TextArea
      rows={3}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        onChange(
          linesOf(event.target.value)
            .slice(0, rubricLimits.phrases)
            .map((line) => line.slice(0, rubricLimits.phrase)),
        )
      }}
    />
  )
}

function WindowFields({ within, onChange }: { within: PhraseWindow; onChange(within: PhraseWindow): void }) {
  const minutes = within.part === 'anywhere' ? usualMinutes : within.minutes
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-56 max-tablet:w-full">
        <Field label="Where">
          <Select<Part>
            label="Where"
            options={parts}
            value={within.part}
            onChange={(part) => onChange(part === 'anywhere' ? { part } : { part, minutes })}
          />
        </Field>
      </div>
      {within.part !== 'anywhere' && (
        <div className="w-24">
          <Field label="Minutes">
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              max={rubricLimits.minutes}
              value={minutes}
              onChange={(event) => {
                const typed = Math.round(Number(event.target.value))
                if (typed >= 1 && typed <= rubricLimits.minutes) onChange({ ...within, minutes: typed })
              }}
            />
          </Field>
        </div>
      )}
    </div>
  )
}

/** Words to look for: what they are called in a review, the words, who says them and where. */
export function PhraseFields<Rule extends PhraseRule>({ rule, onChange, problem, field }: PhraseFieldsProps<Rule>) {
  const wrong = rule.phrases.map((_, at) => problem(`${field}.phrases.${at}`)).find((each) => each !== undefined)
  return (
    <div className="flex flex-col gap-3">
      <Field
        label="What it shows"
        help="As a rep reads it in the review: “Said that the call is recorded”."
        error={problem(`${field}.text`)}
      >
        <TextInput
          value={rule.text}
          maxLength={rubricLimits.checkText}
          onChange={(event) => onChange({ ...rule, text: event.target.value })}
        />
      </Field>
      <Field
        label="Phrases"
        help={`One a line, at most ${rubricLimits.phrases}. Any of them is enough. Whole words as they stand; capitals and punctuation do not matter.`}
        error={problem(`${field}.phrases`) ?? wrong}
      >
        <PhraseLines phrases={rule.phrases} onChange={(phrases) => onChange({ ...rule, phrases })} />
      </Field>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div>
          <p className="mb-1.5 font-medium">Said by</p>
          <SegmentedControl<PhraseRule['saidBy']>
            label="Said by"
            segments={speakers}
            value={rule.saidBy}
            onChange={(saidBy) => onChange({ ...rule, saidBy })}
          />
        </div>
        <WindowFields within={rule.within} onChange={(within) => onChange({ ...rule, within })} />
      </div>
    </div>
  )
}
