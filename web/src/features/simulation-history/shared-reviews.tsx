import type { SharedReview } from '@ringside/contract/reviews/shares'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callTypeLabels } from '../../domain-ui/call-labels.ts'
import { Score } from '../../domain-ui/score-ticks.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { reviewPath, transcriptPath } from '../../lib/paths.ts'
import { sharedReviewsQuery } from '../../lib/queries/shared-reviews.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatMoment } from '../../lib/time-format.ts'
import { PageBody } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { useRowKeys } from '../../domain-ui/use-row-keys.ts'

const pathOf = ({ call: { kind, id } }: SharedReview): string =>
  kind === 'simulation' ? reviewPath(id) : transcriptPath(id)

const columnsFor = (userId: string): Column<SharedReview>[] => [
  {
    key: 'call',
    head: 'Call',
    phone: 'lead',
    cell: (review) => (
      <TextLink look="name" to={pathOf(review)}>
        {review.callTitle}
      </TextLink>
    ),
  },
  { key: 'rep', head: 'Rep', cell: ({ rep }) => (rep.userId === userId ? 'You' : rep.name) },
  { key: 'type', head: 'Type', cell: ({ type }) => callTypeLabels[type], phone: 'detail' },
  { key: 'score', head: 'Score', cell: ({ total }) => <Score score={total} />, phone: 'value' },
  { key: 'by', head: 'Shared by', cell: ({ sharedBy }) => (sharedBy.userId === userId ? 'You' : sharedBy.name) },
  { key: 'when', head: 'Shared', align: 'right', phone: 'end', cell: ({ sharedAt }) => formatMoment(sharedAt) },
]

/** Reviews that everybody in the organisation reads, shared last first. */
export function SharedReviews() {
  const { orgId, userId, organization } = useSession()
  const navigate = useNavigate()
  useRowKeys(true)
  const query = useInfiniteQuery(sharedReviewsQuery(orgId))
  const reviews = query.data?.pages.flatMap((page) => page.items) ?? []
  const first = query.data?.pages[0]
  return (
    <PageBody>
      {query.isPending && <SkeletonRows />}
      {query.isError && !first && (
        <ErrorState title="The shared reviews could not be read" onRetry={() => void query.refetch()}>
          {wordsOf(query.error)}
        </ErrorState>
      )}
      {first && reviews.length === 0 && (
        <EmptyState title="No reviews are shared yet.">
          A review is for its rep and admins until one of them presses Share in it. Then everybody in{' '}
          {organization.name} finds it here.
        </EmptyState>
      )}
      {reviews.length > 0 && (
        <Table
          label="Shared reviews"
          rows={reviews}
          totalRows={first?.total ?? reviews.length}
          columns={columnsFor(userId)}
          rowKey={({ reviewId }) => reviewId}
          rowName={({ callTitle }) => callTitle}
          onOpen={(review) => void navigate(pathOf(review))}
        />
      )}
      {first?.next && (
        <Pagination
          shown={reviews.length}
          total={first.total}
          noun="reviews"
          whenNear
          onMore={() => void query.fetchNextPage()}
          loading={query.isFetchingNextPage}
        />
      )}
    </PageBody>
  )
}
