import { longestPageAddress, longestProductText, type ProductDraft } from '@ringside/contract/users'
import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import { DocumentField } from './document-field.tsx'
import { productFieldNames, productLabels } from './product-form.ts'
import type { ChosenSource } from './product-queries.ts'
import { sourceKinds, type SourceKind } from './product-source.ts'
import { isEmptySource, type Drafting } from './use-drafting.ts'

type Line = ProductDraft['lines'][number]

const nothingFound: Record<SourceKind, string> = {
  text: 'Nothing in this text says',
  document: 'Nothing in this document says',
  page: 'Nothing on this page says',
}

const sentenceWords = (count: number): string => (count === 1 ? '1 sentence' : `${count} sentences`)

/** What was drafted, counted: competitors are names that a sentence gave, everything else is a sentence. */
function draftedWords(lines: readonly Line[]): string {
  const names = lines.filter(({ field }) => field === 'competitors').length
  const sentences = lines.length - names
  const named = names === 1 ? '1 name' : `${names} names`
  if (names === 0) return sentenceWords(sentences)
  return sentences === 0 ? named : `${sentenceWords(sentences)} and ${named}`
}

/** "Price", "Price, Proof": the fields that these belong to, in the order in which they stand. */
const fieldWords = (lines: readonly Line[]): string =>
  productFieldNames
    .filter((name) => lines.some(({ field }) => field === name))
    .map((name) => productLabels[name])
    .join(', ')

/** What came of a draft, in a sentence or two. */
function foundWords(
  { name, lines, cutShort }: ProductDraft,
  { filled, added }: Pick<Drafting, 'filled' | 'added'>,
  from: SourceKind,
): string {
  const end = cutShort ? ` Only its first ${longestProductText.toLocaleString('en-GB')} letters were read.` : ''
  if (lines.length === 0)
    return `${nothingFound[from]} what the product does, for whom or at what price. Write it into the fields.${end}`
  const placed = lines.filter((line) => !filled.includes(line))
  if (placed.length === 0) {
    const changed = added.length === 0 ? ' Nothing was changed.' : ''
    return `What it says belongs to fields that are filled already.${changed}${end}`
  }
  const unnamed = name === '' ? '; the product is not named there' : ''
  return `${draftedWords(placed)} sorted into the empty fields: ${fieldWords(placed)}. Nothing was made up${unnamed}.${end}`
}

/** Sentences for fields that are filled: what stands there stays, unless somebody adds to it. */
function ForFilled({
  lines,
  added,
  onAdd,
}: {
  lines: readonly Line[]
  added: readonly Line[]
  onAdd(line: Line): void
}) {
  if (lines.length === 0) return null
  return (
    <section aria-label="For filled fields" className="text-small text-ink-2">
      <h3 className="font-semibold">{`For filled fields: ${draftedWords(lines)}`}</h3>
      <p>What you wrote there stays. Add what is missing.</p>
      <ul aria-label="Sentences for filled fields">
        {lines.map((line) => (
          <li
            key={`${line.line} ${line.text}`}
            className="flex items-start justify-between gap-3 border-b border-line py-2 last:border-0"
          >
            <span className="min-w-0 break-words">{line.text}</span>
            <span className="shrink-0">
              {/* It stays when it was pressed: the keyboard is on it. */}
              <Button
                size="small"
                aria-disabled={added.includes(line)}
                onClick={() => !added.includes(line) && onAdd(line)}
              >
                {`${added.includes(line) ? 'Added' : 'Add'} to “${productLabels[line.field]}”`}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Sentences of which it was not clear what they tell: the person knows where they belong. */
function LeftOut({ sentences }: { sentences: ProductDraft['leftOut'] }) {
  if (sentences.length === 0) return null
  return (
    <section aria-label="Left out" className="text-small text-ink-2">
      <h3 className="font-semibold">{`Left out: ${sentenceWords(sentences.length)}`}</h3>
      <p>It was not clear which field they belong to. Copy what you want to keep.</p>
      <ul className="mt-1 max-h-40 list-disc overflow-auto pl-5" tabIndex={0} aria-label="Sentences left out">
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
          maxLength={longestPageAddress}
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
        maxLength={longestProductText}
        value={source.text}
        onChange={(event) => onChange({ from: 'text', text: event.target.value })}
      />
    </Field>
  )
}

export interface DraftSummaryProps {
  drafting: Drafting
  onAdd(line: Line): void
}

function DraftBox({ drafting, onAdd, words }: DraftSummaryProps & { words: string }) {
  const { kind, source, draft, filled } = drafting
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-small text-ink-2">{words}</p>
        <SegmentedControl label="Start from" segments={sourceKinds} value={kind} onChange={drafting.choose} />
      </div>
      <SourceField source={source} onChange={drafting.change} />
      <div className="flex flex-wrap items-center gap-3">
        <Button loading={draft.isPending} disabled={isEmptySource(source)} onClick={drafting.sort}>
          Draft summary
        </Button>
        <p role="status" className="min-w-0 flex-1 text-small text-ink-2">
          {draft.data && foundWords(draft.data, drafting, kind)}
        </p>
      </div>
      {draft.data && (
        <>
          <ForFilled lines={filled} added={drafting.added} onAdd={onAdd} />
          <LeftOut sentences={draft.data.leftOut} />
        </>
      )}
      {draft.isError && <ErrorState title="No draft could be made">{wordsOf(draft.error)}</ErrorState>}
    </>
  )
}

/** What there is about the product already, sorted into the fields: sentences are picked as they stand, none is written. */
export function DraftSummary(props: DraftSummaryProps) {
  return (
    <section aria-label="Draft the summary" className="flex flex-col gap-3 border-b border-line pb-4">
      <DraftBox
        {...props}
        words="Start from what there is: its sentences are sorted into the fields below, for you to check."
      />
    </section>
  )
}

/** The same under a summary that is written: closed, as the fields are what somebody came for. */
export function DraftAgain(props: DraftSummaryProps) {
  const [open, setOpen] = useState(false)
  return (
    <section aria-label="Draft the summary" className="flex flex-col gap-3 border-t border-line pt-4">
      <span className="self-start">
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          Draft from a text, document or page
        </Button>
      </span>
      {open && <DraftBox {...props} words="Sentences go into the fields above that are empty. What you wrote stays." />}
    </section>
  )
}
