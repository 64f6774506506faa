import type { DealStage } from '@ringside/contract/pipeline/deal-stages'
import { formatDay } from '../../lib/time-format.ts'

const steps: readonly { stages: readonly DealStage[]; label: string }[] = [
  { stages: ['researching'], label: 'Researching' },
  { stages: ['contacted'], label: 'Contacted' },
  { stages: ['discovery'], label: 'Discovery' },
  { stages: ['evaluation'], label: 'Evaluation' },
  { stages: ['negotiation'], label: 'Negotiation' },
  { stages: ['won', 'lost'], label: 'Won or lost' },
]

const labelOf = (stage: DealStage, label: string) => (stage === 'won' ? 'Won' : stage === 'lost' ? 'Lost' : label)

/** On a phone the track is longer than the screen: it opens at where the deal stands. */
const inView = (step: HTMLLIElement | null) => {
  const track = step?.parentElement
  if (step && track) track.scrollLeft = step.offsetLeft - track.clientWidth / 3
}

const stepOf = (stage: DealStage) => steps.findIndex((step) => step.stages.includes(stage))

interface StageTrackProps {
  stage: DealStage
  since: string
  /** Where a lost deal stood before; null where that is not known. */
  lostFrom: DealStage | null
}

/** How far the deal has come, and since when. A lost one came as far as where it stood before. */
export function StageTrack({ stage, since, lostFrom }: StageTrackProps) {
  const now = stepOf(stage)
  const cameTo = stage === 'lost' ? stepOf(lostFrom ?? 'researching') : now
  return (
    <ol
      aria-label="Deal stage"
      tabIndex={0}
      className="flex gap-1 px-6 pt-3.5 pb-2 max-tablet:overflow-x-auto max-tablet:px-4"
    >
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={index === now ? 'step' : undefined}
          className="min-w-24 flex-1"
          ref={index === now ? inView : undefined}
        >
          <span
            aria-hidden
            className={`mb-2 block h-1.5 rounded-tick ${index === now ? 'bg-you' : index <= cameTo ? 'bg-primary' : 'bg-tick-off'}`}
          />
          {index === now ? (
            <span className="text-small font-semibold whitespace-nowrap">
              {labelOf(stage, step.label)}{' '}
              <span className="max-tablet:block max-tablet:font-normal max-tablet:text-ink-2">
                since {formatDay(since)}
              </span>
            </span>
          ) : (
            <span className="text-small whitespace-nowrap text-ink-2">
              {step.label}
              {index <= cameTo && <span className="sr-only">, reached</span>}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
