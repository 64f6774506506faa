import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import type { Share } from '@ringside/contract/reviews/shares'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { shareQuery } from './review-queries.ts'

const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then((file) => file.ShareDialog))

/** Who reads a review, in two or three words: "Private", "Shared with Tallyport". */
export const shareWords = ({ shared }: Share, organisation: string): string =>
  shared === null ? 'Private' : `Shared with ${organisation}`

/** Says who reads the review, and opens what changes it. */
export function ShareFact({ reviewId }: { reviewId: string }) {
  const { organization } = useSession()
  const [isOpen, setOpen] = useState(false)
  const share = useQuery(shareQuery(reviewId))
  if (!share.data) return null
  return (
    <>
      <button
        type="button"
        className="rounded-tick text-link hover:underline touch-target"
        onClick={() => setOpen(true)}
        onPointerEnter={ShareDialog.preload}
      >
        {shareWords(share.data, organization.name)}
      </button>
      {isOpen && <ShareDialog reviewId={reviewId} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Opens the same from a page's header. */
export function ShareButton({ reviewId }: { reviewId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={IconShare} onClick={() => setOpen(true)} onPointerEnter={ShareDialog.preload}>
        Share
      </Button>
      {isOpen && <ShareDialog reviewId={reviewId} onClose={() => setOpen(false)} />}
    </>
  )
}
