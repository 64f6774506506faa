import type { Share } from '@ringside/contract/reviews/shares'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatDay } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { shareQuery, useSetShare } from './review-queries.ts'

async function copy(link: string) {
  try {
    await navigator.clipboard.writeText(link)
    toast.success('Link copied')
  } catch {
    toast.error('Your browser did not allow copying', { detail: 'Select the link and copy it yourself.' })
  }
}

/** Who reads the review, without the page's place in it. */
function Readers({ share, organisation }: { share: Share; organisation: string }) {
  const { userId } = useSession()
  if (share.shared === null)
    return (
      <p>
        Only the rep who made this call and the admins of {organisation} read this review. If you share it, everybody in{' '}
        {organisation} can: the score, what was said, the recording where there is one, and the comments. Notes taken
        during the call stay the rep’s.
      </p>
    )
  const by = share.shared.by.userId === userId ? 'You' : share.shared.by.name
  return (
    <p>
      {by} shared it on {formatDay(share.shared.at)}. Everybody in {organisation} reads the score, what was said and the
      comments, hears the recording where there is one, and can comment. To anybody else the link leads nowhere.
    </p>
  )
}

/** Shares a review with the organisation, gives its link, and takes it back. */
export function ShareDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { orgId, organization } = useSession()
  const { pathname } = useLocation()
  const share = useQuery(shareQuery(reviewId))
  const set = useSetShare(orgId, reviewId)
  const link = new URL(pathname, window.location.href).href
  const isShared = share.data !== undefined && share.data.shared !== null
  return (
    <Dialog
      open
      onClose={onClose}
      width={480}
      title={isShared ? `Shared with ${organization.name}` : 'Share this review?'}
      actions={
        <>
          {isShared && share.data.canChange && (
            <Button loading={set.isPending} onClick={() => set.mutate(false)}>
              Stop sharing
            </Button>
          )}
          {isShared ? (
            <Button variant="primary" onClick={() => void copy(link)}>
              Copy link
            </Button>
          ) : (
            <>
              <Button onClick={onClose}>Cancel</Button>
              <Button variant="primary" disabled={!share.data} loading={set.isPending} onClick={() => set.mutate(true)}>
                Share with {organization.name}
              </Button>
            </>
          )}
        </>
      }
    >
      {share.isPending && <SkeletonRows rows={2} />}
      {share.isError && (
        <ErrorState title="Who reads this review could not be read" onRetry={() => void share.refetch()}>
          {wordsOf(share.error)}
        </ErrorState>
      )}
      <div className="flex flex-col gap-4">
        {share.data && <Readers share={share.data} organisation={organization.name} />}
        {isShared && (
          <Field label="Link">
            <TextInput readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </Field>
        )}
        {set.isError && <ErrorState title="That could not be changed">{wordsOf(set.error)}</ErrorState>}
      </div>
    </Dialog>
  )
}
