import type { Comment } from '@ringside/contract/reviews/comments'
import { useSession } from '../../lib/session/session.ts'

/** What a comment says, with the people it speaks to marked, oneself most. */
export function CommentText({ text, mentions }: Pick<Comment, 'text' | 'mentions'>) {
  const { userId } = useSession()
  const parts = mentions.map(({ start, end, userId: who }, index) => ({
    start,
    before: text.slice(mentions[index - 1]?.end ?? 0, start),
    name: text.slice(start, end),
    isOwn: who === userId,
  }))
  return (
    <p className="break-words whitespace-pre-wrap">
      {parts.map(({ start, before, name, isOwn }) => (
        <span key={start}>
          {before}
          <span className={`font-medium text-you-text ${isOwn ? 'rounded-tick bg-you-tint px-0.5' : ''}`}>{name}</span>
        </span>
      ))}
      {text.slice(mentions.at(-1)?.end ?? 0)}
    </p>
  )
}
