import type { ProductDraft, ProductSummary } from '@ringside/contract/users'
import { useRef, useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import { DraftFromText } from './draft-from-text.tsx'
import {
  formOfSummary,
  productErrors,
  sourceWords,
  summaryOf,
  withDraft,
  type ProductForm,
  type Sources,
} from './product-form.ts'
import { useSaveProductSummary } from './simulation-queries.ts'

export interface ProductDialogProps {
  open: boolean
  onClose: () => void
  userId: string
  summary: ProductSummary
  /** After it was saved. */
  onSaved: () => void
  /** Goes on without one; left out when the summary is only edited. */
  onSkip?: (() => void) | undefined
}

const fields: readonly { name: keyof ProductForm; label: string; help?: string; rows: number; max: number }[] = [
  { name: 'name', label: 'Name', rows: 1, max: 120 },
  { name: 'whatItDoes', label: 'What it does', rows: 3, max: 2000 },
  { name: 'forWhom', label: 'For whom', rows: 2, max: 1000 },
  { name: 'problemsSolved', label: 'Problems it solves', help: 'One a line.', rows: 3, max: 6000 },
  { name: 'proof', label: 'Proof', help: 'Customers and results, one a line.', rows: 2, max: 6000 },
  { name: 'price', label: 'Price', rows: 1, max: 500 },
  { name: 'competitors', label: 'Competitors', help: 'One a line.', rows: 2, max: 2400 },
]
const required: readonly (keyof ProductForm)[] = ['name', 'whatItDoes']

function useProductForm({ summary, userId, onSaved }: Pick<ProductDialogProps, 'summary' | 'userId' | 'onSaved'>) {
  const [start] = useState(() => formOfSummary(summary))
  const [form, setForm] = useState(start)
  const [checked, setChecked] = useState<ReadonlySet<keyof ProductForm>>(new Set())
  const [sources, setSources] = useState<Sources>({})
  const box = useRef<HTMLDivElement>(null)
  const save = useSaveProductSummary(userId)
  const errors = productErrors(form)
  return {
    form,
    box,
    save,
    isDirty: fields.some(({ name }) => form[name] !== start[name]) && !save.isSuccess,
    sources,
    set(name: keyof ProductForm, value: string) {
      setForm({ ...form, [name]: value })
      // Changed words are no longer the text's own.
      setSources({ ...sources, [name]: undefined })
    },
    take(draft: ProductDraft) {
      const drafted = withDraft(form, draft)
      setForm(drafted.form)
      setSources({ ...sources, ...drafted.sources })
    },
    check: (name: keyof ProductForm) => setChecked(new Set(checked).add(name)),
    errorOf: (name: keyof ProductForm) => (checked.has(name) ? errors[name] : undefined),
    submit() {
      setChecked(new Set(fields.map(({ name }) => name)))
      const wrong = fields.find(({ name }) => errors[name])
      if (wrong) box.current?.querySelector<HTMLElement>(`[name=${wrong.name}]`)?.focus()
      else save.mutate(summaryOf(form), { onSuccess: onSaved })
    },
  }
}

/** What the rep sells, so that the buyer can talk about it. */
export function ProductDialog(props: ProductDialogProps) {
  const { form, box, save, isDirty, sources, set, take, check, errorOf, submit } = useProductForm(props)
  // What stands there already is read first.
  const isWritten = props.summary.name !== ''
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      width={640}
      dirty={isDirty}
      title="What do you sell?"
      description="Said once, in your own words. Buyers ask about it once you have named it, and reviews use its proof and price."
      actions={
        <>
          <Button onClick={props.onSkip ?? props.onClose}>{props.onSkip ? 'Call without it' : 'Cancel'}</Button>
          <Button variant="primary" loading={save.isPending} onClick={submit}>
            {props.onSkip ? 'Save and call' : 'Save summary'}
          </Button>
        </>
      }
    >
      <div ref={box} className="flex flex-col gap-4">
        {!isWritten && <DraftFromText userId={props.userId} onDraft={take} />}
        {fields.map(({ name, label, help, rows, max }) => {
          const control = {
            name,
            maxLength: max,
            value: form[name],
            onChange: (event: { target: { value: string } }) => set(name, event.target.value),
            onBlur: () => check(name),
          }
          const from = sources[name]
          return (
            <Field
              key={name}
              label={label}
              help={from ? sourceWords(from) : help}
              optional={!required.includes(name)}
              error={errorOf(name)}
            >
              {rows === 1 ? <TextInput {...control} /> : <TextArea {...control} rows={rows} />}
            </Field>
          )
        })}
        {isWritten && <DraftFromText userId={props.userId} onDraft={take} />}
      </div>
      {save.isError && <ErrorState title="Failed to save product summary">{wordsOf(save.error)}</ErrorState>}
    </Dialog>
  )
}
