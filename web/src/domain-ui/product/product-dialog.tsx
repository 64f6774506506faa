import type { KeptProductSummary } from '@ringside/contract/users'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ProductFields } from './product-fields.tsx'
import { useProductForm } from './use-product-form.ts'

export interface ProductDialogProps {
  open: boolean
  onClose: () => void
  userId: string
  summary: KeptProductSummary
  /** After it was saved. */
  onSaved: () => void
  /** Goes on without one; left out when the summary is only edited. */
  onSkip?: (() => void) | undefined
}

export const productTitle = 'What do you sell?'

/** What the rep sells, so that the buyer can talk about it. */
export function ProductDialog(props: ProductDialogProps) {
  const product = useProductForm(props)
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      width={640}
      dirty={product.isDirty}
      title={productTitle}
      description="Said once, in your own words. Buyers ask about it once you have named it, and reviews use its proof and price."
      actions={
        <>
          <Button onClick={props.onSkip ?? props.onClose}>{props.onSkip ? 'Call without it' : 'Cancel'}</Button>
          <Button variant="primary" loading={product.save.isPending} onClick={product.submit}>
            {props.onSkip ? 'Save and call' : 'Save summary'}
          </Button>
        </>
      }
    >
      <ProductFields product={product} userId={props.userId} isWritten={props.summary.name !== ''} />
    </Dialog>
  )
}
