import type { KeptProductSummary, ProductDraft } from '@ringside/contract/users'
import { useRef, useState } from 'react'
import { draftedOf, sourcesOf, withNewer } from './line-sources.ts'
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
import type { Origin } from './product-source.ts'
import { useDrafting } from './use-drafting.ts'

interface Saved {
  summary: KeptProductSummary
  userId: string
  /** After it was saved. */
  onSaved: () => void
}

const namesOf = (form: ProductForm) => Object.keys(form) as (keyof ProductForm)[]

/** What stands in the fields, and what of it was put there out of drafts; whether that stands there still is for whoever shows it to see. */
export interface Written {
  readonly form: ProductForm
  readonly drafted: readonly DraftedSentence[]
}

/** The fields as they are written, and as they were when they were last saved. */
function useWritten(summary: KeptProductSummary) {
  const [kept, setKept] = useState((): Written => ({
    form: formOfSummary(summary),
    drafted: draftedOf(summary.sources),
  }))
  const [written, write] = useState(kept)
  const { form } = written
  return {
    written,
    isDirty: namesOf(form).some((name) => form[name] !== kept.form[name]),
    write,
    /** What was written since is no longer there. */
    forget: () => write(kept),
    /** As it stood when this was taken: what was written while it was on its way is still to be saved. */
    markSaved: () => setKept(written),
  }
}

/** The form of a product summary: what is written, what is wrong with it, and saving it. */
export function useProductForm({ summary, userId, onSaved }: Saved) {
  const { written, isDirty, write, forget, markSaved } = useWritten(summary)
  const { form, drafted } = written
  const names = namesOf(form)
  const [checked, setChecked] = useState<ReadonlySet<keyof ProductForm>>(new Set())
  const box = useRef<HTMLDivElement>(null)
  const save = useSaveProductSummary(userId)
  const errors = productErrors(form)
  const drafting = useDrafting(userId, (draft: ProductDraft, origin: Origin) => {
    const next = withDraft(form, draft, origin)
    write({ form: next.form, drafted: withNewer(drafted, next.placed) })
    return next.unplaced
  })
  const onSuccess = () => {
    markSaved()
    onSaved()
  }
  return {
    form,
    written,
    box,
    drafting,
    save,
    isDirty,
    drafted,
    set: (name: keyof ProductForm, value: string) => write({ form: { ...form, [name]: value }, drafted }),
    /** One more sentence of a draft, at the end of the field it belongs to. */
    add(line: ProductDraft['lines'][number]) {
      write({ form: withLine(form, line), drafted: withNewer(drafted, [{ ...line, ...drafting.origin }]) })
      drafting.markAdded(line)
    },
    /** All fields at once, as an earlier version has them. */
    replace: write,
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
      else save.mutate({ ...summaryOf(form), sources: sourcesOf(form, drafted) }, { onSuccess })
    },
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>
