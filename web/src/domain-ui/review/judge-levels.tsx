import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import { isSameJudgement, judgementLabel, type Judgement } from '@ringside/contract/reviews/judgement'
import type { getJudging } from '@ringside/contract/reviews/overrides'
import type { Review } from '@ringside/contract/reviews/review'
import { callTypeLabels } from '@ringside/contract/simulations/call-type-labels'
import { useId } from 'react'
import { formatDay } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { Radio } from '../../ui/choice.tsx'
import { isOfAnotherType } from './judged.ts'

type Judging = ResponseOf<typeof getJudging>

const judgements: readonly Judgement[] = [
  ...[5, 4, 3, 2, 1].map((level) => ({ state: 'scored', level }) as const),
  { state: 'not-shown' },
  { state: 'not-applicable' },
]

/** What the rubric says of a judgement, and what it does to the score where that is no level. */
function helpFor(judgement: Judgement, levels: Judging['levels'] | undefined): string | undefined {
  if (judgement.state === 'scored') return levels?.descriptors[judgement.level - 1]
  const [said, does] =
    judgement.state === 'not-shown'
      ? [levels?.notShown ?? 'There was occasion, and nothing was done.', 'Counts as 0.']
      : [levels?.notApplicable ?? 'There was no occasion.', 'Its weight goes to the others.']
  return `${said} ${does}`
}

interface JudgeLevelsProps {
  label: string
  engine: Judgement
  value: Judgement
  onChange: (next: Judgement) => void
  levels: Judging['levels'] | undefined
}

/** The judgements there are, with what the rubric says of each. */
export function JudgeLevels({ label, engine, value, onChange, levels }: JudgeLevelsProps) {
  const name = useId()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">{label}</legend>
      {judgements.map((judgement) => (
        <Radio
          key={judgementLabel(judgement)}
          name={name}
          label={
            isSameJudgement(judgement, engine)
              ? `${judgementLabel(judgement)}, as the engine found`
              : judgementLabel(judgement)
          }
          help={helpFor(judgement, levels)}
          checked={isSameJudgement(judgement, value)}
          onChange={() => onChange(judgement)}
        />
      ))}
    </fieldset>
  )
}

interface JudgedBeforeProps extends Pick<Judging, 'judged'> {
  /** The review that is judged now. */
  review: Pick<Review, 'type'>
  /** Reads what was judged before these; undefined where that is all. */
  onMore: (() => void) | undefined
  isReading: boolean
}

/** What was judged of the criterion, newest first. */
export function JudgedBefore({ judged, review, onMore, isReading }: JudgedBeforeProps) {
  if (judged.length === 0) return null
  return (
    <section aria-label="Judged so far">
      <h3 className="mb-1.5 font-medium">Judged so far</h3>
      <ul className="flex flex-col gap-2">
        {judged.map(({ judgement, reason, by, at, type }, index) => (
          <li key={`${at} ${index}`} className="text-small">
            <span className="font-medium">{judgement === null ? 'Taken back' : judgementLabel(judgement)}</span>
            <span className="text-ink-2">
              {' '}
              by {by}, {formatDay(at)}
              {isOfAnotherType({ type }, review) && `, as ${callTypeLabels[type]}`}
            </span>
            {reason !== '' && <p className="wrap-anywhere text-ink-2">“{reason}”</p>}
          </li>
        ))}
      </ul>
      {onMore && (
        <Button size="small" variant="quiet" loading={isReading} onClick={onMore}>
          Show earlier ones
        </Button>
      )}
    </section>
  )
}
