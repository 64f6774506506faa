import { useQuery } from '@tanstack/react-query'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useSession } from '../../lib/session/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { ProductDialog, productTitle } from './product-dialog.tsx'
import { productSummaryQuery } from './product-queries.ts'

/** What the reader sells, to read and to change, from wherever they look for it. */
export function OwnProduct({ onClose }: { onClose(): void }) {
  const { userId } = useSession()
  const query = useQuery(productSummaryQuery(userId))
  const onSaved = () => {
    toast.success('Product summary saved')
    onClose()
  }
  if (query.data) return <ProductDialog open summary={query.data} {...{ userId, onClose, onSaved }} />
  // A dialog that waited would be another one than the one that comes, and the way back to its opener lost between them.
  if (!query.error) return null
  return (
    <Dialog open onClose={onClose} width={640} title={productTitle}>
      <ErrorState title="Failed to fetch product summary" onRetry={() => void query.refetch()}>
        {wordsOf(query.error)}
      </ErrorState>
    </Dialog>
  )
}
