import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import { longestSegmentName } from '@ringside/contract/pipeline/segments'
import {
  companySizes,
  decisionMakerLevels,
  departments,
  levelsWithoutDepartment,
} from '@ringside/contract/reference-data'
import { targetIndustries, type TargetIndustry } from '@ringside/contract/target-industries'
import type { getProductMarket } from '@ringside/contract/users'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { productMarketQuery } from '../../domain-ui/product/product-queries.ts'
import { IndustrySelect } from '../../domain-ui/industry-select.tsx'
import { useJudgedFields } from '../../domain-ui/use-judged-fields.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { plainOptions } from '../../ui/option.ts'
import { Select } from '../../ui/select.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { heroName } from './next-call.tsx'
import { useFirstMarket, type Market } from './use-first-market.ts'

type Form = Omit<Market, 'industry'> & { industry: TargetIndustry | '' }

const anyPart = 'Any'
/** Of an industry that somebody calls by their own words. */
const noPart = 'Like none of these'

/** What most people sell to; all of it can be changed here and later. */
const usual: Form = {
  industry: '',
  subIndustry: null,
  otherIndustry: '',
  companySize: '201-500',
  level: 'VP/Director Level',
  department: 'Operations',
}

/** The form takes the keyboard with it when it goes: whoever began here goes on at the call that came of it. */
function useKeyboardGoesOn() {
  const began = useRef(false)
  useEffect(
    () => () => {
      // By now stands on the page what has come in its place.
      if (began.current && document.activeElement === document.body)
        document.querySelector<HTMLElement>(`[aria-label="${heroName}"] a[data-variant=primary]`)?.focus()
    },
    [],
  )
  return began
}

type NamedMarket = NonNullable<ResponseOf<typeof getProductMarket>['market']>

/** What a product summary names; of an industry that is none of the list also what to call it, to begin from. */
const marketIn = ({ targetIndustry, subIndustry }: NamedMarket): Partial<Form> => ({
  industry: targetIndustry,
  subIndustry,
  ...(targetIndustry === 'Other' && { otherIndustry: subIndustry }),
})

interface IndustryFieldsProps {
  form: Form
  /** It stands there by what the product summary says. */
  isFromProduct: boolean
  judged: ReturnType<typeof useJudgedFields<'industry' | 'otherIndustry'>>
  onChange(to: Partial<Form>): void
}

function IndustryFields({ form, isFromProduct, judged, onChange }: IndustryFieldsProps) {
  const isOther = form.industry === 'Other'
  const wholeIndustry = isOther ? noPart : anyPart
  return (
    <>
      <Field
        label="Industry"
        {...(isFromProduct && { help: 'From what you say you sell.' })}
        {...judged.field('industry')}
      >
        <IndustrySelect
          value={form.industry}
          onChange={(industry, subIndustry) => onChange({ industry, subIndustry })}
        />
      </Field>
      {isOther && (
        <Field label="Which industry" {...judged.field('otherIndustry')}>
          <TextInput
            maxLength={longestSegmentName}
            value={form.otherIndustry}
            onChange={({ currentTarget }) => onChange({ otherIndustry: currentTarget.value })}
          />
        </Field>
      )}
      {form.industry !== '' && (
        <Field label="Sub-industry" {...(isOther && { unit: 'whose work is like theirs' })}>
          <Select
            label="Sub-industry"
            options={plainOptions([wholeIndustry, ...targetIndustries[form.industry]])}
            value={form.subIndustry ?? wholeIndustry}
            onChange={(part) =>
              onChange({ industry: form.industry, subIndustry: part === wholeIndustry ? null : part })
            }
          />
        </Field>
      )}
    </>
  )
}

/** Asks somebody new for their market, the rest of it filled in, and makes companies to call in it. */
export function FirstMarket() {
  const { userId } = useSession()
  const named = useQuery(productMarketQuery(userId)).data
  const [changes, setChanges] = useState<Partial<Form>>({})
  // What the product summary names stands there until somebody chooses another.
  const form: Form = {
    ...usual,
    ...(named && changes.industry === undefined && marketIn(named)),
    ...changes,
  }
  const market = useFirstMarket()
  const began = useKeyboardGoesOn()
  const isOther = form.industry === 'Other'
  const judged = useJudgedFields({
    ...(form.industry === '' ? { industry: 'Choose an industry.' } : {}),
    ...(isOther && form.otherIndustry.trim().length < 2 ? { otherIndustry: 'Say which industry it is.' } : {}),
  })
  const change = (to: Partial<Form>) => setChanges({ ...changes, ...to })
  const submit = () => {
    judged.judgeAll()
    const { industry } = form
    if (industry === '' || (isOther && form.otherIndustry.trim().length < 2)) return focusFirstInvalid()
    began.current = true
    market.mutate({ ...form, industry })
  }
  return (
    <div className="mt-3 max-w-[720px]">
      <p className="mb-4 max-w-[68ch] text-reason text-ink-2">
        Say who you sell to, and a few invented companies with somebody to call are there in a moment.
      </p>
      {market.error && <ErrorState title={market.error.message}>{wordsOf(market.error.cause)}</ErrorState>}
      <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
        <IndustryFields
          form={form}
          isFromProduct={named !== undefined && named !== null && changes.industry === undefined}
          judged={judged}
          onChange={change}
        />
        <Field label="Company size" unit="employees">
          <Select
            label="Company size"
            options={plainOptions(companySizes)}
            value={form.companySize}
            onChange={(companySize) => change({ companySize })}
          />
        </Field>
        <Field label="Who you call there">
          <Select
            label="Who you call there"
            options={plainOptions(decisionMakerLevels)}
            value={form.level}
            onChange={(level) => change({ level })}
          />
        </Field>
        {!levelsWithoutDepartment.includes(form.level) && (
          <Field label="Department">
            <Select
              label="Department"
              options={plainOptions(departments)}
              value={form.department}
              onChange={(department) => change({ department })}
            />
          </Field>
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button variant="primary" size="large" icon={IconUsers} loading={market.isPending} onClick={submit}>
          Find somebody to call
        </Button>
        <TextLink look="alone" to="/pipeline">
          Set it up step by step
        </TextLink>
      </div>
    </div>
  )
}
