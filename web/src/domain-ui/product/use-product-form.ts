import type { ProductDraft, ProductSummary } from '@ringside/contract/users'
import { useRef, useState } from 'react'
import {
  formOfSummary,
  productErrors,
  summaryOf,
  withDraft,
  withLine,
  type ProductForm,
  type Sources,
} from './product-form.ts'
import { useSaveProductSummary } from './product-queries.ts'
import type { SourceKind } from './product-source.ts'
import { useDrafting } from './use-drafting.ts'

interface Saved {
  summary: ProductSummary
  userId: string
  /** After it was saved. */
  onSaved: () => void
}

/** The form of a product summary: what is written, what is wrong with it, and saving it. */
export function useProductForm({ summary, userId, onSaved }: Saved) {
  const [start] = useState(() => formOfSummary(summary))
  const [form, setForm] = useState(start)
  const names = Object.keys(start) as (keyof ProductForm)[]
  const [checked, setChecked] = useState<ReadonlySet<keyof ProductForm>>(new Set())
  const [sources, setSources] = useState<Sources>({})
  const box = useRef<HTMLDivElement>(null)
  const save = useSaveProductSummary(userId)
  const errors = productErrors(form)
  const drafting = useDrafting(userId, (draft: ProductDraft, from: SourceKind) => {
    const drafted = withDraft(form, draft, from)
    setForm(drafted.form)
    setSources({ ...sources, ...drafted.sources })
    return drafted.unplaced
  })
  return {
    form,
    box,
    drafting,
    save,
    isDirty: names.some((name) => form[name] !== start[name]) && !save.isSuccess,
    sources,
    set(name: keyof ProductForm, value: string) {
      setForm({ ...form, [name]: value })
      // Changed words are no longer the text's own.
      setSources({ ...sources, [name]: undefined })
    },
    /** One more sentence of a draft, at the end of the field it belongs to. */
    add(line: ProductDraft['lines'][number]) {
      setForm(withLine(form, line))
      setSources({ ...sources, [line.field]: undefined })
      drafting.markAdded(line)
    },
    /** All fields at once, as an earlier version has them. */
    replace(next: ProductForm) {
      setForm(next)
      setSources({})
    },
    /** As it was when it was last saved. */
    forget() {
      setForm(start)
      setSources({})
      setChecked(new Set())
    },
    check: (name: keyof ProductForm) => setChecked(new Set(checked).add(name)),
    errorOf: (name: keyof ProductForm) => (checked.has(name) ? errors[name] : undefined),
    submit() {
      // Whoever pasted a text has said what they sell: it is sorted for them to look over, and nothing asked for.
      if ((errors.name || errors.whatItDoes) && drafting.isWaiting) return drafting.sort()
      setChecked(new Set(names))
      const wrong = names.find((name) => errors[name])
      if (wrong) box.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
      else save.mutate(summaryOf(form), { onSuccess: onSaved })
    },
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>
