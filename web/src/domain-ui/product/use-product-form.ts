import type { ProductDraft, ProductSummary } from '@ringside/contract/users'
import { useRef, useState } from 'react'
import { withNewer } from './line-sources.ts'
import {
  formOfSummary,
  productErrors,
  summaryOf,
  withDraft,
  withLine,
  type DraftedSentence,
  type ProductForm,
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

const namesOf = (form: ProductForm) => Object.keys(form) as (keyof ProductForm)[]

/** The fields as they are written, and as they were when they were last saved. */
function useWritten(summary: ProductSummary) {
  const [kept, setKept] = useState(() => formOfSummary(summary))
  const [form, setForm] = useState(kept)
  const [drafted, setDrafted] = useState<readonly DraftedSentence[]>([])
  const write = (next: ProductForm, sentences: readonly DraftedSentence[] = []) => {
    setForm(next)
    setDrafted(sentences)
  }
  return {
    form,
    /** What was put there out of drafts; whether it stands there still is for whoever shows it to see. */
    drafted,
    isDirty: namesOf(form).some((name) => form[name] !== kept[name]),
    write,
    /** What was written since is no longer there. */
    forget: () => write(kept),
    /** As it stood when this was taken: what was written while it was on its way is still to be saved. */
    markSaved: () => setKept(form),
  }
}

/** The form of a product summary: what is written, what is wrong with it, and saving it. */
export function useProductForm({ summary, userId, onSaved }: Saved) {
  const { form, drafted, isDirty, write, forget, markSaved } = useWritten(summary)
  const names = namesOf(form)
  const [checked, setChecked] = useState<ReadonlySet<keyof ProductForm>>(new Set())
  const box = useRef<HTMLDivElement>(null)
  const save = useSaveProductSummary(userId)
  const errors = productErrors(form)
  const drafting = useDrafting(userId, (draft: ProductDraft, from: SourceKind) => {
    const next = withDraft(form, draft, from)
    write(next.form, withNewer(drafted, next.placed))
    return next.unplaced
  })
  const onSuccess = () => {
    markSaved()
    onSaved()
  }
  return {
    form,
    box,
    drafting,
    save,
    isDirty,
    drafted,
    set: (name: keyof ProductForm, value: string) => write({ ...form, [name]: value }, drafted),
    /** One more sentence of a draft, at the end of the field it belongs to. */
    add(line: ProductDraft['lines'][number]) {
      write(withLine(form, line), withNewer(drafted, [{ ...line, from: drafting.kind }]))
      drafting.markAdded(line)
    },
    /** All fields at once, as an earlier version has them. */
    replace: (next: ProductForm) => write(next),
    forget() {
      forget()
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
      else save.mutate(summaryOf(form), { onSuccess })
    },
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>
