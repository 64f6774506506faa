import {
  companySizes,
  decisionMakerLevels,
  departments,
  levelsWithoutDepartment,
} from '@ringside/contract/reference-data'
import { targetIndustries, targetIndustryNames, type TargetIndustry } from '@ringside/contract/target-industries'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { productMarketQuery } from '../../domain-ui/product/product-queries.ts'
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

/** Asks somebody new for their market, the rest of it filled in, and makes companies to call in it. */
export function FirstMarket() {
  const { userId } = useSession()
  const named = useQuery(productMarketQuery(userId)).data
  const [changes, setChanges] = useState<Partial<Form>>({})
  // What the product summary names stands there until somebody chooses another.
  const form: Form = {
    ...usual,
    ...(named && changes.industry === undefined && { industry: named.targetIndustry, subIndustry: named.subIndustry }),
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
        <Field
          label="Industry"
          {...(named && changes.industry === undefined && { help: 'From what you say you sell.' })}
          {...judged.field('industry')}
        >
          <Select<TargetIndustry>
            label="Industry"
            options={plainOptions(targetIndustryNames)}
            value={form.industry}
            onChange={(industry) => change({ industry, subIndustry: null })}
          />
        </Field>
        {form.industry !== '' && !isOther && (
          <Field label="Sub-industry">
            <Select
              label="Sub-industry"
              options={plainOptions([anyPart, ...targetIndustries[form.industry]])}
              value={form.subIndustry ?? anyPart}
              onChange={(part) => change({ industry: form.industry, subIndustry: part === anyPart ? null : part })}
            />
          </Field>
        )}
        {isOther && (
          <Field label="Which industry" {...judged.field('otherIndustry')}>
            <TextInput
              maxLength={80}
              value={form.otherIndustry}
              onChange={({ currentTarget }) => change({ otherIndustry: currentTarget.value })}
            />
          </Field>
        )}
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
