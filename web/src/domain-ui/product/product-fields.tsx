import { Fragment } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Field } from '../../ui/field.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import { DraftAgain, DraftSummary } from './draft-summary.tsx'
import { LineSources } from './line-sources-list.tsx'
import { sourcedIn } from './line-sources.ts'
import { longestField, productLabels, type ProductForm } from './product-form.ts'
import { SummaryVersions } from './summary-versions.tsx'
import type { ProductFormState } from './use-product-form.ts'

const fields: readonly { name: keyof ProductForm; help?: string; rows: number }[] = [
  { name: 'name', rows: 1 },
  { name: 'whatItDoes', rows: 3 },
  { name: 'forWhom', rows: 2 },
  { name: 'problemsSolved', help: 'One a line.', rows: 3 },
  { name: 'proof', help: 'Customers and results, one a line.', rows: 2 },
  { name: 'price', rows: 1 },
  { name: 'competitors', help: 'One a line.', rows: 2 },
]
const required: readonly (keyof ProductForm)[] = ['name', 'whatItDoes']

interface ProductFieldsProps {
  product: ProductFormState
  userId: string
  /** What stands there already is read first; what it could be drafted from comes last, and is closed. */
  isWritten: boolean
}

/** The fields of a product summary, and what they can be drafted from. */
export function ProductFields({ product, userId, isWritten }: ProductFieldsProps) {
  const { form, box, drafting, save, drafted, set, add, check, errorOf } = product
  return (
    <>
      <div ref={box} className="flex flex-col gap-4">
        {!isWritten && <DraftSummary drafting={drafting} onAdd={add} />}
        {fields.map(({ name, help, rows }) => {
          const control = {
            name,
            maxLength: longestField(name),
            value: form[name],
            onChange: (event: { target: { value: string } }) => set(name, event.target.value),
            onBlur: () => check(name),
          }
          return (
            <Fragment key={name}>
              <Field label={productLabels[name]} help={help} optional={!required.includes(name)} error={errorOf(name)}>
                {rows === 1 ? <TextInput {...control} /> : <TextArea {...control} rows={rows} />}
              </Field>
              <div className="-mt-2 empty:hidden">
                <LineSources label={productLabels[name]} lines={sourcedIn(form, name, drafted)} toCheck />
              </div>
            </Fragment>
          )
        })}
        {isWritten && <DraftAgain drafting={drafting} onAdd={add} />}
        {isWritten && <SummaryVersions userId={userId} product={product} />}
      </div>
      {save.isError && <ErrorState title="Failed to save product summary">{wordsOf(save.error)}</ErrorState>}
    </>
  )
}
