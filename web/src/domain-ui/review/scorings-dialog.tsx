import type { RubricId } from '@ringside/contract/reviews/review'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { rubricsQuery } from '../../lib/queries/rubrics.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatDay } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useScoreAgain } from './review-queries.ts'
import { rubricsToScoreWith, type Scorings } from './scorings.ts'
import { SideBySide } from './side-by-side.tsx'

interface ScoringsDialogProps {
  reviewId: string
  scorings: Scorings
  onClose(): void
}

/** For admins: the same call by another rubric, beside its first review. */
function ScoreAgain({
  reviewId,
  scorings,
  onScored,
}: Omit<ScoringsDialogProps, 'onClose'> & { onScored(id: string): void }) {
  const { orgId } = useSession()
  const rubrics = useQuery(rubricsQuery(orgId))
  const [rubric, setRubric] = useState<RubricId | null>(null)
  const again = useScoreAgain(orgId, reviewId)
  const options = rubricsToScoreWith(scorings.first.review.rubric, rubrics.data)
  return (
    <div className="mb-4 flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <div className="w-72 min-w-0 max-tablet:w-full">
          <Field label="Score with">
            <Select<RubricId> label="Score with" options={options} value={rubric} onChange={setRubric} />
          </Field>
        </div>
        <Button
          loading={again.isPending}
          disabled={rubric === null}
          onClick={() => rubric !== null && again.mutate(rubric, { onSuccess: ({ _id }) => onScored(_id) })}
        >
          Score
        </Button>
      </div>
      {again.isError && <ErrorState title="The call could not be scored">{wordsOf(again.error)}</ErrorState>}
    </div>
  )
}

/** The first review of a call and one of its other scorings, side by side. */
export function ScoringsDialog({ reviewId, scorings, onClose }: ScoringsDialogProps) {
  const { isAdmin } = useSession()
  const { first, others } = scorings
  const [shown, setShown] = useState<string | null>(null)
  const other = others.find(({ _id }) => _id === shown) ?? others[0]
  const canScore = isAdmin && first.review.result.state === 'scored'
  return (
    <Dialog
      open
      onClose={onClose}
      width={860}
      title="One call, scored twice"
      description="The first review is the one that counts. Scores of two rubrics, or of two versions, do not measure the same."
    >
      {canScore && <ScoreAgain reviewId={reviewId} scorings={scorings} onScored={setShown} />}
      {others.length > 1 && other && (
        <div className="mb-4 w-72 max-tablet:w-full">
          <Field label="Beside it">
            <Select
              label="Beside it"
              options={others.map(({ _id, review }) => ({
                value: _id,
                label: review.rubric.name,
                hint: `version ${review.rubric.version}`,
              }))}
              value={other._id}
              onChange={setShown}
            />
          </Field>
        </div>
      )}
      <SideBySide
        columns={[
          {
            title: 'First review',
            note: `version ${first.review.rubric.version}, ${formatDay(first.createdAt)}`,
            review: first.review,
          },
          ...(other
            ? [
                {
                  title: 'Scored again',
                  note: `version ${other.review.rubric.version}, ${formatDay(other.createdAt)}, by ${other.by}`,
                  review: other.review,
                },
              ]
            : []),
        ]}
      />
    </Dialog>
  )
}
