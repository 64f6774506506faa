import type { ProductDraft } from '@ringside/contract/users'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import { DocumentField } from './document-field.tsx'
import type { ChosenSource } from './product-queries.ts'
import { sourceKinds, type SourceKind } from './product-source.ts'
import { isEmptySource, type Drafting } from './use-drafting.ts'

/** Longer than this is read no further. */
const longestText = 20_000

const nothingFound: Record<SourceKind, string> = {
  text: 'Nothing in this text says',
  document: 'Nothing in this document says',
  page: 'Nothing on this page says',
}

/** What came of a draft, in a sentence or two. */
function foundWords({ name, lines, cutShort }: ProductDraft, unplaced: number, from: SourceKind): string {
  const end = cutShort ? ' Only its first 20,000 letters were read.' : ''
  if (lines.length === 0)
    return `${nothingFound[from]} what the product does, for whom or at what price. Write it below.${end}`
  const placed = lines.length - unplaced
  if (placed === 0) return `What it says belongs to fields that are filled already. Nothing was changed.${end}`
  const count = placed === 1 ? '1 sentence' : `${placed} sentences`
  const unnamed = name === '' ? '; the product is not named there' : ''
  return `${count} sorted into the empty fields. Nothing was made up${unnamed}.${end}`
}

/** Sentences that no field took, and why: the person knows where they belong. */
function Sentences({
  title,
  why,
  label,
  sentences,
}: {
  title: string
  why: string
  label: string
  sentences: ProductDraft['leftOut']
}) {
  if (sentences.length === 0) return null
  return (
    <section aria-label={title} className="text-small text-ink-2">
      <h3 className="font-semibold">
        {`${title}: ${sentences.length === 1 ? '1 sentence' : `${sentences.length} sentences`}`}
      </h3>
      <p>{why} Copy what you want to keep.</p>
      <ul className="mt-1 max-h-40 list-disc overflow-auto pl-5" tabIndex={0} aria-label={label}>
        {sentences.map(({ text, line }) => (
          <li key={`${line} ${text}`}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

interface SourceFieldProps {
  source: ChosenSource
  onChange(source: ChosenSource): void
}

/** What the draft is to be made from: a text, a document or the address of a page. */
function SourceField({ source, onChange }: SourceFieldProps) {
  if (source.from === 'document') {
    return <DocumentField file={source.file} onFile={(file) => onChange({ from: 'document', file })} />
  }
  if (source.from === 'page') {
    return (
      <Field
        label="Address of the page"
        help="A public page about your product. It is read once, when you press the button."
      >
        <TextInput
          inputMode="url"
          autoComplete="url"
          maxLength={2000}
          placeholder="example.com/product"
          value={source.address}
          onChange={(event) => onChange({ from: 'page', address: event.target.value })}
        />
      </Field>
    )
  }
  return (
    <Field label="Text about your product" help="Paste a page, a brochure or an e-mail.">
      <TextArea
        rows={3}
        maxLength={longestText}
        value={source.text}
        onChange={(event) => onChange({ from: 'text', text: event.target.value })}
      />
    </Field>
  )
}

/** What there is about the product already, sorted into the fields: sentences are picked as they stand, none is written. */
export function DraftSummary({ drafting }: { drafting: Drafting }) {
  const { kind, source, draft, unplaced } = drafting
  return (
    <section aria-label="Draft the summary" className="flex flex-col gap-3 border-b border-line pb-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-small text-ink-2">Start from what there is: its sentences are sorted, for you to check.</p>
        <SegmentedControl label="Start from" segments={sourceKinds} value={kind} onChange={drafting.choose} />
      </div>
      <SourceField source={source} onChange={drafting.change} />
      <div className="flex flex-wrap items-center gap-3">
        <Button loading={draft.isPending} disabled={isEmptySource(source)} onClick={drafting.sort}>
          Draft summary
        </Button>
        <p role="status" className="min-w-0 flex-1 text-small text-ink-2">
          {draft.data && foundWords(draft.data, unplaced.length, kind)}
        </p>
      </div>
      {draft.data && (
        <>
          <Sentences
            title="For filled fields"
            why="What stands in these fields stays."
            label="Sentences for filled fields"
            sentences={[...unplaced]}
          />
          <Sentences
            title="Left out"
            why="It was not clear which field they belong to."
            label="Sentences left out"
            sentences={draft.data.leftOut}
          />
        </>
      )}
      {draft.isError && <ErrorState title="No draft could be made">{wordsOf(draft.error)}</ErrorState>}
    </section>
  )
}
