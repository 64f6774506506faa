import type { ProductDraft } from '@ringside/contract/users'
import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import { useDraftProductSummary } from './product-queries.ts'

/** Longer than this is read no further. */
const longestText = 20_000

/** What came of a draft, in a sentence. */
const foundWords = ({ name, lines }: ProductDraft): string =>
  lines.length === 0
    ? 'Nothing in this text says what the product does, for whom or at what price. Write it below.'
    : `${lines.length === 1 ? '1 sentence' : `${lines.length} sentences`} sorted into the empty fields below. Nothing was made up${name === '' ? '; the text does not name the product' : ''}.`

/** Sentences that no field took: the person knows where they belong. */
function LeftOut({ leftOut }: Pick<ProductDraft, 'leftOut'>) {
  if (leftOut.length === 0) return null
  return (
    <section aria-label="Left out" className="text-small text-ink-2">
      <h3 className="font-semibold">
        {leftOut.length === 1 ? 'Left out: 1 sentence' : `Left out: ${leftOut.length} sentences`}
      </h3>
      <p>It was not clear which field they belong to. Copy what you want to keep.</p>
      <ul className="mt-1 max-h-40 list-disc overflow-auto pl-5" tabIndex={0} aria-label="Sentences left out">
        {leftOut.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

/** A text about the product, sorted into the fields: sentences are picked as they stand, none is written. */
export function DraftFromText({ userId, onDraft }: { userId: string; onDraft(draft: ProductDraft): void }) {
  const [text, setText] = useState('')
  const draft = useDraftProductSummary(userId)
  return (
    <section aria-label="Draft from a text" className="flex flex-col gap-2 border-b border-line pb-4">
      <Field
        label="Start from a text"
        optional
        help="Paste a page, a brochure or an e-mail. Its sentences are sorted into the fields, for you to check."
      >
        <TextArea rows={3} maxLength={longestText} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          loading={draft.isPending}
          disabled={text.trim() === ''}
          onClick={() => draft.mutate(text, { onSuccess: onDraft })}
        >
          Draft summary
        </Button>
        <p role="status" className="min-w-0 flex-1 text-small text-ink-2">
          {draft.data && foundWords(draft.data)}
        </p>
      </div>
      {draft.data && <LeftOut leftOut={draft.data.leftOut} />}
      {draft.isError && <ErrorState title="The text could not be read">{wordsOf(draft.error)}</ErrorState>}
    </section>
  )
}
