import type { Mentioned } from '@ringside/contract/reviews/comments'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CommentText } from '../../domain-ui/review/comment-text.tsx'
import { InitialsDisc } from '../../domain-ui/voiceprint.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { reviewPath, transcriptPath } from '../../lib/paths.ts'
import { mentionsQuery } from '../../lib/queries/mentions.ts'
import { useReadMentions } from '../../lib/queries/unread-mentions.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatAgo, formatClock } from '../../lib/time-format.ts'
import { Chip } from '../../ui/chip.tsx'
import { PageBody } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The comments of the review, at the moment that this one is about. */
function pathOf({ call: { kind, id }, comment: { startMs } }: Mentioned): string {
  const path = (kind === 'simulation' ? reviewPath : transcriptPath)(id, startMs ?? undefined)
  return `${path}${path.includes('?') ? '&' : '?'}tab=comments`
}

function MentionRow({ mentioned }: { mentioned: Mentioned }) {
  const { comment, callTitle, isUnread } = mentioned
  return (
    <li className="flex gap-3 border-b border-line px-6 py-4 max-tablet:px-4">
      <InitialsDisc name={comment.name} />
      <div className="min-w-0 max-w-[80ch]">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{comment.name}</span>
          <span className="text-tiny text-ink-3">{formatAgo(comment.at)}</span>
          {isUnread && <Chip>New</Chip>}
          <TextLink look="alone" to={pathOf(mentioned)}>
            {callTitle}
            {comment.startMs === null ? '' : `, ${formatClock(comment.startMs)}`}
          </TextLink>
        </p>
        <CommentText {...comment} />
      </div>
    </li>
  )
}

/** Comments on calls that speak to the one who is signed in, newest first. */
export function Mentions() {
  const { orgId } = useSession()
  const query = useInfiniteQuery(mentionsQuery(orgId))
  const mentions = query.data?.pages.flatMap((page) => page.items) ?? []
  const first = query.data?.pages[0]
  useReadMentions(mentions.filter(({ isUnread }) => isUnread).map(({ comment }) => comment._id))
  return (
    <PageBody>
      {query.isPending && <SkeletonRows />}
      {query.isError && !first && (
        <ErrorState title="The comments could not be read" onRetry={() => void query.refetch()}>
          {wordsOf(query.error)}
        </ErrorState>
      )}
      {first && mentions.length === 0 && (
        <EmptyState title="Nobody has mentioned you yet.">
          In the comments of a review, type @ and a name to speak to somebody who may see it. They get a mail, and find
          it here.
        </EmptyState>
      )}
      {mentions.length > 0 && (
        <ul aria-label="Comments that mention you">
          {mentions.map((mentioned) => (
            <MentionRow key={mentioned.comment._id} mentioned={mentioned} />
          ))}
        </ul>
      )}
      {first?.next && (
        <Pagination
          shown={mentions.length}
          total={first.total}
          noun="comments"
          whenNear
          onMore={() => void query.fetchNextPage()}
          loading={query.isFetchingNextPage}
        />
      )}
    </PageBody>
  )
}
