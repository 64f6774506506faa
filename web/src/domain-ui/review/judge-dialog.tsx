import { isSameJudgement, judgementOf, longestReason } from '@ringside/contract/reviews/judgement'
import type { CriterionScore, Review } from '@ringside/contract/reviews/review'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextArea } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { JudgedBefore, JudgeLevels } from './judge-levels.tsx'
import { judgingQuery, useOverride, useTakeBack } from './review-queries.ts'

interface JudgeDialogProps {
  reviewId: string
  review: Pick<Review, 'type'>
  score: CriterionScore
  onClose: () => void
}

/** For admins: what a criterion is worth in this call, in place of the engine's judgement or agreeing with it. */
export function JudgeDialog({ reviewId, review, score, onClose }: JudgeDialogProps) {
  const { orgId } = useSession()
  const counts = judgementOf(score)
  const engine = score.override?.engine ?? counts
  const [judgement, setJudgement] = useState(counts)
  const [reason, setReason] = useState(score.override?.reason ?? '')
  const [isTried, setTried] = useState(false)
  const judging = useInfiniteQuery(judgingQuery(orgId, reviewId, score.criterion))
  const pages = judging.data?.pages ?? []
  const save = useOverride(reviewId, score.criterion)
  const takeBack = useTakeBack(reviewId, score.criterion)
  const confirms = isSameJudgement(judgement, engine)
  const isMissing = !confirms && reason.trim() === ''
  const failed = save.error ?? takeBack.error
  const dirty = !isSameJudgement(judgement, counts) || reason !== (score.override?.reason ?? '')
  const done = (words: string) => () => {
    toast.success(words)
    onClose()
  }
  const onSave = () => {
    setTried(true)
    if (isMissing) return
    save.mutate(
      { judgement, reason: reason.trim() },
      { onSuccess: done(confirms ? `${score.label} is confirmed` : `${score.label} is judged`) },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={640}
      title={`Judge “${score.label}”`}
      description="Your judgement counts in place of the engine’s. Both are shown, with your name and your reason."
      dirty={dirty}
      footNote={
        score.override && (
          <Button
            variant="quiet"
            loading={takeBack.isPending}
            onClick={() => takeBack.mutate(undefined, { onSuccess: done('The engine’s judgement counts again') })}
          >
            Take it back
          </Button>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={save.isPending} onClick={onSave}>
            {confirms ? 'Confirm' : 'Save'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <JudgeLevels
          label="In this call it is"
          engine={engine}
          value={judgement}
          onChange={setJudgement}
          levels={pages[0]?.levels}
        />
        <Field
          label="Why"
          optional={confirms}
          help="The rep and other admins read this, nobody else. Say what you heard in the call."
          error={isTried && isMissing ? 'Say why, so that the rep can learn from it.' : undefined}
        >
          <TextArea value={reason} maxLength={longestReason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <JudgedBefore
          review={review}
          judged={pages.flatMap(({ judged }) => judged)}
          onMore={judging.hasNextPage ? () => void judging.fetchNextPage() : undefined}
          isReading={judging.isFetchingNextPage}
        />
        {failed && <ErrorState title="The judgement was not saved">{wordsOf(failed)}</ErrorState>}
      </div>
    </Dialog>
  )
}
