import { countryName } from '@ringside/contract/pipeline/segment-names'
import { longestSegmentName, type Segment } from '@ringside/contract/pipeline/segments'
import {
  companySizes,
  countries,
  geographicFocusTypes,
  internationalRegions,
  regions,
  states,
  targetIndustries,
} from '@ringside/contract/reference-data'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productMarketQuery } from '../../domain-ui/product/product-queries.ts'
import { profileQuery } from '../../domain-ui/profile/profile-queries.ts'
import type { Who } from '../../domain-ui/use-archive.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { plainOptions, type Option } from '../../ui/option.ts'
import { MultiSelect, Select } from '../../ui/select.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { useSaveSegment, type SegmentFields } from './pipeline-changes.ts'
import {
  checkSegmentForm,
  fieldsOf,
  formOf,
  segmentFrom,
  type SegmentForm,
  type SegmentErrors,
} from './segment-form.ts'
import { IndustrySelect } from '../../domain-ui/industry-select.tsx'
import { useJudgedFields } from '../../domain-ui/use-judged-fields.ts'

const countryOptions: Option<(typeof countries)[number]>[] = countries
  .map((code) => ({ value: code, label: countryName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label))

/** As the tables say it: a segment without a focus is anywhere. */
const focusOptions: Option<(typeof geographicFocusTypes)[number]>[] = geographicFocusTypes.map((value) => ({
  value,
  label: value === 'None' ? 'Anywhere' : value,
}))

type Judged = ReturnType<typeof useJudgedFields<keyof SegmentErrors>>

interface PartProps {
  form: SegmentForm
  judged: Judged
  change(patch: Partial<SegmentForm>): void
}

/** An industry that is none of the list is called as somebody writes it; what its buyers know is of a trade that is described. */
const likeTheirs = 'Whose work is like theirs. Their buyers talk of it; the industry is called what you write.'

function Market({ form, judged, change }: PartProps) {
  const subIndustries: readonly string[] = form.targetIndustry === '' ? [] : targetIndustries[form.targetIndustry]
  const isOther = form.targetIndustry === 'Other'
  return (
    <>
      <Field label="Name" {...judged.field('name')} help="What you call this market, such as Regional carriers.">
        <TextInput
          value={form.name}
          onChange={(event) => change({ name: event.target.value })}
          maxLength={longestSegmentName}
        />
      </Field>
      <Field label="Industry" {...judged.field('targetIndustry')}>
        <IndustrySelect
          value={form.targetIndustry}
          onChange={(targetIndustry, part) => change({ targetIndustry, subIndustries: part === null ? [] : [part] })}
        />
      </Field>
      {isOther && (
        <Field label="Which industry" {...judged.field('otherIndustry')}>
          <TextInput
            value={form.otherIndustry}
            onChange={(event) => change({ otherIndustry: event.target.value })}
            maxLength={longestSegmentName}
          />
        </Field>
      )}
      {subIndustries.length > 0 && (
        <Field label="Sub-industries" optional {...(isOther && { help: likeTheirs })}>
          <MultiSelect
            label="Sub-industries"
            placeholder={isOther ? 'Like none of these' : 'Any'}
            options={plainOptions(subIndustries)}
            value={form.subIndustries}
            onChange={(chosen) => change({ subIndustries: chosen })}
          />
        </Field>
      )}
      <Field label="Company size" unit="employees" {...judged.field('companySize')}>
        <Select
          label="Company size"
          options={plainOptions(companySizes)}
          value={form.companySize}
          onChange={(companySize) => change({ companySize })}
        />
      </Field>
    </>
  )
}

function Geography({ form, judged, change }: PartProps) {
  return (
    <>
      <Field label="Geographic focus">
        <Select
          label="Geographic focus"
          options={focusOptions}
          value={form.focus}
          onChange={(focus) => change({ focus })}
        />
      </Field>
      {form.focus === 'Regional' && (
        <Field label="Regions" {...judged.field('places')}>
          <MultiSelect
            label="Regions"
            options={plainOptions(regions)}
            value={form.regions}
            onChange={(value) => change({ regions: value })}
          />
        </Field>
      )}
      {form.focus === 'State' && (
        <Field label="States" {...judged.field('places')}>
          <MultiSelect
            label="States"
            options={plainOptions(states)}
            value={form.states}
            onChange={(value) => change({ states: value })}
          />
        </Field>
      )}
      {form.focus === 'Country' && (
        <Field label="Countries" {...judged.field('places')}>
          <MultiSelect
            label="Countries"
            options={countryOptions}
            value={form.countries}
            onChange={(value) => change({ countries: value })}
          />
        </Field>
      )}
      {form.focus === 'International Region' && (
        <Field label="International regions" {...judged.field('places')}>
          <MultiSelect
            label="International regions"
            options={plainOptions(internationalRegions)}
            value={form.internationalRegions}
            onChange={(value) => change({ internationalRegions: value })}
          />
        </Field>
      )}
    </>
  )
}

export interface SegmentDialogProps {
  who: Who
  open: boolean
  onClose(): void
  /** The segment to change; null for a new one. */
  segment: Segment | null
}

/** Adds or changes a target segment; a new one starts from the rep's profile and product, once they are here or can't be had. */
export function SegmentDialog(props: SegmentDialogProps) {
  const isNew = props.segment === null
  const profile = useQuery({ ...profileQuery(props.who.userId), enabled: isNew })
  const market = useQuery({ ...productMarketQuery(props.who.userId), enabled: isNew })
  if (props.segment) return <SegmentFormDialog {...props} start={formOf(props.segment)} />
  if (profile.isPending || market.isPending) return null
  return <SegmentFormDialog {...props} start={segmentFrom(profile.data?.target, market.data)} />
}

function SegmentFormDialog({ who, open, onClose, segment, start }: SegmentDialogProps & { start: SegmentForm }) {
  const [form, setForm] = useState<SegmentForm>(start)
  const save = useSaveSegment(who)
  const problems = checkSegmentForm(form)
  const judged = useJudgedFields<keyof SegmentErrors>(problems)
  const clean = JSON.stringify(form) === JSON.stringify(start)
  const change = (patch: Partial<SegmentForm>) => setForm({ ...form, ...patch })

  const submit = () => {
    judged.judgeAll()
    if (Object.keys(problems).length > 0) return focusFirstInvalid()
    const fields: SegmentFields = fieldsOf(form)
    save.mutate(
      { fields, before: segment && { id: segment._id, fields: fieldsOf(start) } },
      {
        onSuccess: (saved) => {
          toast.success(segment ? `${saved.name} saved` : `${saved.name} added`)
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={640}
      title={segment ? 'Change the segment' : 'Add a segment'}
      description="A segment is a market you sell to."
      dirty={!clean && !save.isSuccess}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={save.isPending} onClick={submit}>
            Save segment
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {save.isError && (
          <ErrorState title={segment ? 'Failed to update target segment' : 'Failed to add target segment'}>
            {wordsOf(save.error)}
          </ErrorState>
        )}
        <Market form={form} judged={judged} change={change} />
        <Geography form={form} judged={judged} change={change} />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Dialog>
  )
}
