import { companyIndustries, companySizes, targetIndustryNames } from '@ringside/contract/reference-data'
import type { Profile } from '@ringside/contract/users'
import { hasSpeechInput } from '../../lib/audio/browser/browser-speech-input.ts'
import { Radio } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { plainOptions } from '../../ui/option.ts'
import { MultiSelect, Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { goalProblems } from './profile-steps.ts'

interface SectionProps<Section extends keyof Profile> {
  value: Profile[Section]
  change(patch: Partial<Profile[Section]>): void
}

export function YouSection({ value, change }: SectionProps<'you'>) {
  return (
    <>
      <Field label="Your role" optional>
        <TextInput
          autoComplete="organization-title"
          maxLength={120}
          value={value.role}
          onChange={(event) => change({ role: event.target.value })}
        />
      </Field>
      <Field label="Company you call for" optional help="Left empty, it is your organisation.">
        <TextInput
          autoComplete="organization"
          maxLength={120}
          value={value.companyName}
          onChange={(event) => change({ companyName: event.target.value })}
        />
      </Field>
      <Field label="Its industry" optional help="What your own company does. Whom you sell to comes two steps on.">
        <Select
          label="Its industry"
          options={plainOptions(companyIndustries)}
          value={value.industry}
          onChange={(industry) => change({ industry })}
        />
      </Field>
    </>
  )
}

export function TargetSection({ value, change }: SectionProps<'target'>) {
  return (
    <>
      <Field label="Industries" optional>
        <MultiSelect<string>
          label="Industries"
          placeholder="Any"
          options={plainOptions(targetIndustryNames)}
          value={value.industries}
          onChange={(industries) => change({ industries })}
        />
      </Field>
      <Field label="Company sizes" unit="employees" optional>
        <MultiSelect
          label="Company sizes"
          placeholder="Any"
          options={plainOptions(companySizes)}
          value={value.sizes}
          onChange={(sizes) => change({ sizes })}
        />
      </Field>
    </>
  )
}

/** A number field keeps what is typed: half a number is none yet. */
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
const textOf = (value: number) => (Number.isNaN(value) ? '' : `${value}`)

export function GoalsSection({ value, change, judged }: SectionProps<'goals'> & { judged: boolean }) {
  const problems = judged ? goalProblems(value) : { targetScore: undefined, callsAWeek: undefined }
  return (
    <>
      <Field label="Target score" unit="of 100" error={problems.targetScore}>
        <TextInput
          inputMode="numeric"
          value={textOf(value.targetScore)}
          onChange={(event) => change({ targetScore: numberOf(event.target.value) })}
        />
      </Field>
      <Field label="Calls a week" help="0 for no goal." error={problems.callsAWeek}>
        <TextInput
          inputMode="numeric"
          value={textOf(value.callsAWeek)}
          onChange={(event) => change({ callsAWeek: numberOf(event.target.value) })}
        />
      </Field>
    </>
  )
}

export function VoiceSection({ value, change }: SectionProps<'voice'>) {
  const canSpeak = hasSpeechInput()
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-medium">On a call</legend>
      <Radio
        name="speaking-mode"
        label="I speak"
        help="Your browser turns speech into words. Typing stays possible."
        checked={value.mode === 'voice'}
        onChange={() => change({ mode: 'voice' })}
      />
      <Radio
        name="speaking-mode"
        label="I type"
        help="Buyers answer in captions."
        checked={value.mode === 'typing'}
        onChange={() => change({ mode: 'typing' })}
      />
      {!canSpeak && (
        <p className="text-small text-ink-2">This browser can’t turn speech into words: here you type either way.</p>
      )}
    </fieldset>
  )
}
