import type { ProductSummaryVersion } from '@ringside/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { formatMoment } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { differenceWords, formOfSummary, productFieldNames, productLabels, type ProductForm } from './product-form.ts'
import { summaryVersionsQuery } from './product-queries.ts'
import type { ProductFormState } from './use-product-form.ts'

interface VersionRowProps {
  version: ProductSummaryVersion
  /** The one that was saved next. */
  next: ProductSummaryVersion
  onUse(): void
}

/** One earlier version: when it was saved and what was changed after it; opened, what it said. */
function VersionRow({ version: { savedAt, summary }, next, onUse }: VersionRowProps) {
  const form = formOfSummary(summary)
  const written = productFieldNames.filter((name) => form[name] !== '')
  return (
    <li className="border-b border-line last:border-0">
      <details>
        <summary className="cursor-pointer rounded-tick py-2 text-small hover:text-ink">
          {formatMoment(savedAt)}
          <span className="text-ink-2"> · changed after it: {differenceWords(form, formOfSummary(next.summary))}</span>
        </summary>
        <div className="flex flex-col items-start gap-3 pb-3 text-small">
          <DataList
            gap={120}
            items={written.map((name) => ({
              name: productLabels[name],
              value: <span className="break-words whitespace-pre-line">{form[name]}</span>,
            }))}
          />
          <Button size="small" onClick={onUse}>
            Put this into the fields
          </Button>
        </div>
      </details>
    </li>
  )
}

/** What was taken, and what stood in the fields before. */
interface Taken {
  savedAt: string
  before: ProductForm
}

function VersionList({ userId, product }: SummaryVersionsProps) {
  const versions = useQuery(summaryVersionsQuery(userId))
  const [taken, setTaken] = useState<Taken | null>(null)
  if (versions.isError) {
    return (
      <ErrorState title="Earlier versions could not be read" onRetry={() => void versions.refetch()}>
        {wordsOf(versions.error)}
      </ErrorState>
    )
  }
  if (!versions.data) return <p className="text-small text-ink-2">Loading...</p>
  const [, ...earlier] = versions.data
  const undo = ({ before }: Taken) => {
    product.replace(before)
    setTaken(null)
  }
  return (
    <>
      <p role="status" className="text-small text-ink-2">
        {taken && `The fields are as on ${formatMoment(taken.savedAt)}. Save to use them again. `}
        {earlier.length === 0 && 'None yet. Whenever you save, what stood there before is kept here.'}
      </p>
      {taken && (
        <Button size="small" onClick={() => undo(taken)}>
          Undo
        </Button>
      )}
      <ul aria-label="Earlier versions">
        {earlier.map((version, at) => (
          <VersionRow
            key={version.version}
            version={version}
            next={versions.data[at] ?? version}
            onUse={() => {
              setTaken({ savedAt: version.savedAt, before: product.form })
              product.replace(formOfSummary(version.summary))
            }}
          />
        ))}
      </ul>
    </>
  )
}

interface SummaryVersionsProps {
  userId: string
  product: Pick<ProductFormState, 'form' | 'replace'>
}

/** What the summary said before, to look at and to bring back. Nothing is saved by it: the words come into the fields. */
export function SummaryVersions({ userId, product }: SummaryVersionsProps) {
  const [open, setOpen] = useState(false)
  return (
    <section aria-label="Versions" className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        Earlier versions
      </Button>
      {open && <VersionList userId={userId} product={product} />}
    </section>
  )
}
