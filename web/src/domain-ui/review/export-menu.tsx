import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { exportReviewCsv, exportReviewJson, exportReviewPdf } from '@ringside/contract/reviews/exports'
import { wordsOf } from '../../lib/api/query-client.ts'
import { saveFile } from '../../lib/api/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast-queue.ts'

const files = [
  { label: 'To read and print', hint: 'PDF', endpoint: exportReviewPdf },
  { label: 'As a table', hint: 'CSV', endpoint: exportReviewCsv },
  { label: 'Everything', hint: 'JSON', endpoint: exportReviewJson },
] as const

const save = (endpoint: (typeof files)[number]['endpoint'], id: string) =>
  saveFile(endpoint, { params: { id } }).catch((error: unknown) =>
    toast.error('Failed to export the review', { detail: wordsOf(error) }),
  )

/** The same as lines of another menu. */
export const exportItems = (reviewId: string): MenuItem[] =>
  files.map(({ label, hint, endpoint }) => ({
    kind: 'action',
    label,
    hint,
    onSelect: () => void save(endpoint, reviewId),
  }))

/** Takes the review of a call away as a file. */
export function ExportMenu({ reviewId }: { reviewId: string }) {
  return (
    <Menu
      label="Export"
      items={exportItems(reviewId)}
      opener={(opener) => (
        <Button icon={IconDownload} {...opener}>
          Export
        </Button>
      )}
    />
  )
}
