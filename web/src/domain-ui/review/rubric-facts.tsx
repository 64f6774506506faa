import type { Review } from '@ringside/contract/reviews/review'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { rubricsQuery } from '../../lib/queries/rubrics.ts'
import { useSession } from '../../lib/session/session.ts'
import { Chip } from '../../ui/chip.tsx'
import { scoringsQuery } from './review-queries.ts'
import { ScoringsDialog } from './scorings-dialog.tsx'
import { newestVersion, otherScoringsWords } from './scorings.ts'

/** The rubric of a review, whether it has a newer version by now, and what other rubrics make of the same call. */
export function RubricFacts({ review, reviewId }: { review: Review; reviewId: string }) {
  const { orgId, isAdmin } = useSession()
  const rubrics = useQuery(rubricsQuery(orgId))
  const scorings = useQuery(scoringsQuery(orgId, reviewId))
  const [address, setAddress] = useSearchParams()
  const { rubric } = review
  const newest = newestVersion(rubric, rubrics.data)
  const others = scorings.data?.others.length ?? 0
  const show = (shown: boolean) =>
    setAddress(
      (before) => {
        if (shown) before.set('scorings', 'all')
        else before.delete('scorings')
        return before
      },
      { replace: true },
    )
  const words = otherScoringsWords(others, isAdmin && review.result.state === 'scored')
  return (
    <>
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        {rubric.name} rubric, version {rubric.version}
        {newest !== null && newest > rubric.version && <Chip>Older version, now {newest}</Chip>}
        {words !== null && (
          <button
            type="button"
            className="touch-target rounded-tick text-link hover:underline"
            onClick={() => show(true)}
          >
            {words}
          </button>
        )}
      </span>
      {address.get('scorings') === 'all' && scorings.data && (
        <ScoringsDialog reviewId={reviewId} scorings={scorings.data} onClose={() => show(false)} />
      )}
    </>
  )
}
