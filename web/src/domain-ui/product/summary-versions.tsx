import { exportUser, type ProductSummaryVersion } from '@ringside/contract/users'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { saveFile } from '../../lib/api/save-file.ts'
import { formatMoment } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { LineSources } from './line-sources-list.tsx'
import { draftedOf, sourcedIn } from './line-sources.ts'
import { differenceWords, formOfSummary, productFieldNames, productLabels } from './product-form.ts'
import { summaryVersionsQuery } from './product-queries.ts'
import type { ProductFormState, Written } from './use-product-form.ts'

interface VersionRowProps {
  version: ProductSummaryVersion
  /** The one that was saved next. */
  next: ProductSummaryVersion
  onUse(): void
}

const writtenIn = ({ summary, sources }: ProductSummaryVersion): Written => ({
  form: formOfSummary(summary),
  drafted: draftedOf(sources),
})

/** One earlier version: when it was saved and what was changed after it; opened, what it said. */
function VersionRow({ version, next, onUse }: VersionRowProps) {
  const { savedAt } = version
  const { form, drafted } = writtenIn(version)
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
              value: (
                <>
                  <span className="break-words whitespace-pre-line">{form[name]}</span>
                  <LineSources label={productLabels[name]} lines={sourcedIn(form, name, drafted)} />
                </>
              ),
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
  before: Written
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
              setTaken({ savedAt: version.savedAt, before: product.written })
              product.replace(writtenIn(version))
            }}
          />
        ))}
      </ul>
    </>
  )
}

/** Who somebody is, their profile, and what they sell in each of its versions, with the sources of its lines. */
const saveMyData = (userId: string) =>
  saveFile(exportUser, { params: { userId } }).catch((error: unknown) =>
    toast.error('Failed to save your data', { detail: wordsOf(error) }),
  )

interface SummaryVersionsProps {
  userId: string
  product: Pick<ProductFormState, 'written' | 'replace'>
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
      {open && (
        <Button size="small" icon={IconDownload} onClick={() => void saveMyData(userId)}>
          Save my data as a file
        </Button>
      )}
    </section>
  )
}
