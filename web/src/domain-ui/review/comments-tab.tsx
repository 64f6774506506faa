import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useReadMentions, useUnreadMentions } from '../../lib/queries/unread-mentions.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatAgo, formatClock } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Timestamp } from '../quote.tsx'
import { InitialsDisc } from '../voiceprint.tsx'
import { CommentText } from './comment-text.tsx'
import { MentionBox } from './mention-box.tsx'
import { draftToSend, type Reader } from './mention-draft.ts'
import { commentsQuery, useAddComment } from './review-queries.ts'

interface CommentsTabProps {
  reviewId: string
  positionMs: number
  onSeek: (ms: number) => void
}

function AddComment({ reviewId, positionMs }: Omit<CommentsTabProps, 'onSeek'>) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly Reader[]>([])
  const [atMoment, setAtMoment] = useState(true)
  const [missing, setMissing] = useState(false)
  const add = useAddComment(reviewId)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    setMissing(words === '')
    if (words === '') return
    add.mutate(
      { ...draftToSend(words, chosen), startMs: atMoment ? Math.round(positionMs) : null },
      {
        onSuccess() {
          setText('')
          setChosen([])
        },
      },
    )
  }
  const error = missing ? 'Write something first.' : add.error ? wordsOf(add.error) : undefined
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-2 border-b border-line py-4">
      <Field label="Comment" help="Type @ to mention somebody who may see this review." error={error}>
        <MentionBox
          reviewId={reviewId}
          value={text}
          onChange={setText}
          chosen={chosen}
          onMention={(reader) => setChosen((before) => [...before, reader])}
        />
      </Field>
      <div className="flex items-center justify-between gap-3">
        <Checkbox
          label={`At ${formatClock(positionMs)}`}
          checked={atMoment}
          onChange={(event) => setAtMoment(event.target.checked)}
        />
        <Button type="submit" loading={add.isPending}>
          Add comment
        </Button>
      </div>
    </form>
  )
}

/** What people said about the call, at a moment or on the whole. */
export function CommentsTab({ reviewId, positionMs, onSeek }: CommentsTabProps) {
  const comments = useQuery(commentsQuery(reviewId))
  const { userId } = useSession()
  const unread = useUnreadMentions()
  const ofMe = (comments.data ?? []).filter(({ mentions }) => mentions.some((mention) => mention.userId === userId))
  useReadMentions(unread > 0 ? ofMe.map(({ _id }) => _id) : [])
  return (
    <>
      <AddComment reviewId={reviewId} positionMs={positionMs} />
      {comments.isPending && <SkeletonRows rows={2} />}
      {comments.isLoadingError && (
        <ErrorState title="Failed to fetch comments" onRetry={() => void comments.refetch()}>
          {wordsOf(comments.error)}
        </ErrorState>
      )}
      <ul>
        {comments.data?.map((comment) => (
          <li key={comment._id} className="flex gap-3 border-b border-line py-3 last:border-0">
            <InitialsDisc name={comment.name} />
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-semibold">{comment.name}</span>
                <span className="text-tiny text-ink-3">{formatAgo(comment.at)}</span>
                {comment.startMs !== null && <Timestamp ms={comment.startMs} onSeek={onSeek} />}
              </p>
              <CommentText {...comment} />
            </div>
          </li>
        ))}
      </ul>
      {comments.data?.length === 0 && <p className="py-3 text-ink-2">No comments yet.</p>}
    </>
  )
}
