import { mostFromCall, type CallMaterial } from '@ringside/contract/pipeline/account-from-call'
import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { targetIndustryNames, type TargetIndustry } from '@ringside/contract/target-industries'
import type { useJudgedFields } from '../../domain-ui/use-judged-fields.ts'
import { formatClock } from '../../lib/time-format.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { plainOptions } from '../../ui/option.ts'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { DraftLine, PracticeDraft, PracticeProblems } from './practice-draft.ts'
import { SegmentPlace, StandingPlace } from './practice-place.tsx'

interface LinesProps {
  title: string
  empty: string
  lines: readonly DraftLine[]
  onChange: (lines: readonly DraftLine[]) => void
  error?: string | undefined
}

/** Sentences of the call, each to be left out or put in other words. */
function Lines({ title, empty, lines, onChange, error }: LinesProps) {
  const change = (at: number, line: Partial<DraftLine>) =>
    onChange(lines.map((each, index) => (index === at ? { ...each, ...line } : each)))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">{title}</legend>
      {error && <p className="text-small text-bad">{error}</p>}
      {lines.length === 0 && <p className="text-small text-ink-2">{empty}</p>}
      {lines.map((line, index) => (
        <div key={`${line.startMs} ${index}`} className="flex items-center gap-2.5">
          <Checkbox
            aria-label={`Use ${line.text}`}
            checked={line.kept}
            aria-invalid={error !== undefined && line.kept}
            onChange={(event) => change(index, { kept: event.target.checked })}
          />
          <span className="min-w-0 flex-1">
            <TextInput
              size="small"
              aria-label={`Said at ${formatClock(line.startMs)}`}
              value={line.text}
              maxLength={200}
              disabled={!line.kept}
              onChange={(event) => change(index, { text: event.target.value })}
            />
          </span>
          <span className="w-10 text-right text-tiny text-ink-3">{formatClock(line.startMs)}</span>
        </div>
      ))}
    </fieldset>
  )
}

export interface PracticeFieldsProps {
  draft: PracticeDraft
  onChange: (draft: PracticeDraft) => void
  judged: ReturnType<typeof useJudgedFields<keyof PracticeProblems>>
  material: CallMaterial
  /** All that was said in the call. */
  said: string
  segments: readonly Segment[]
  contacts: readonly ContactProfile[]
}

/** Where the name of the company comes from. */
function companyHelp({ company }: CallMaterial, name: string): string | undefined {
  if (company === null) return 'Nobody said it in the call.'
  if (company.name !== name) return undefined
  return company.from === null
    ? 'It stands beside the speaker’s name.'
    : `Our guess, from “${company.from.text}” at ${formatClock(company.from.startMs)}.`
}

/** Where the industry comes from, and what it is good for. */
function industryHelp({ industry }: CallMaterial, chosen: TargetIndustry): string {
  if (industry?.name === chosen) return `Our guess, as they speak of ${industry.words.slice(0, 3).join(', ')}.`
  if (chosen !== 'Other') return 'They know what people of it know.'
  return industry === null
    ? 'The call does not tell it. Of an industry you choose, they know what people of it know.'
    : 'They know little beyond what was said in the call.'
}

/** What is made of a call: what was said is marked with its place, what is a guess is called one. */
export function PracticeFields(props: PracticeFieldsProps) {
  const { draft, onChange, judged, material } = props
  const set = (change: Partial<PracticeDraft>) => onChange({ ...draft, ...change })
  return (
    <>
      <Field label="Account" help={companyHelp(material, draft.name)} {...judged.field('name')}>
        <TextInput value={draft.name} maxLength={80} onChange={(event) => set({ name: event.target.value })} />
      </Field>
      <Field label="Industry" help={industryHelp(material, draft.industry)}>
        <Select
          label="Industry"
          options={plainOptions(targetIndustryNames)}
          value={draft.industry}
          onChange={(industry) => set({ industry })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
        <Field
          label="First name"
          help={material.person === null ? 'The transcript does not say it.' : undefined}
          {...judged.field('firstName')}
        >
          <TextInput
            value={draft.firstName}
            maxLength={60}
            onChange={(event) => set({ firstName: event.target.value })}
          />
        </Field>
        <Field label="Family name" optional>
          <TextInput
            value={draft.lastName}
            maxLength={60}
            onChange={(event) => set({ lastName: event.target.value })}
          />
        </Field>
      </div>
      <div className="grid grid-cols-2 items-start gap-4 max-tablet:grid-cols-1">
        <SegmentPlace {...props} />
        <StandingPlace {...props} />
      </div>
      <Lines
        title="What goes wrong there"
        empty="We found no sentence that says so."
        lines={draft.troubles}
        onChange={(troubles) => set({ troubles })}
      />
      <Lines
        title={`Worries they raise, at most ${mostFromCall.worries}`}
        empty="No worry was heard in the call. They raise what others of the segment do."
        lines={draft.worries}
        onChange={(worries) => set({ worries })}
        error={judged.field('worries').error}
      />
    </>
  )
}
