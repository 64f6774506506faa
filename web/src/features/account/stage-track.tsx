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

/** Where it stands now: a deal that is decided looks as it does in the pipeline. */
const decided: Partial<Record<DealStage, string>> = { won: 'bg-good', lost: 'bg-c6' }

const labelOf = (stage: DealStage, label: string) => (stage === 'won' ? 'Won' : stage === 'lost' ? 'Lost' : label)

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
  const next = steps[now + 1]
  return (
    <>
      <ol aria-label="Deal stage" className="flex gap-1 px-6 pt-3.5 pb-2 max-tablet:px-4">
        {steps.map((step, index) => (
          <li key={step.label} aria-current={index === now ? 'step' : undefined} className="min-w-0 flex-1">
            <span
              aria-hidden
              className={`block h-1.5 rounded-tick tablet:mb-2 ${index === now ? (decided[stage] ?? 'bg-you') : index <= cameTo ? 'bg-primary' : 'bg-tick-off'}`}
            />
            {index === now ? (
              <span className="text-small font-semibold whitespace-nowrap max-tablet:sr-only">
                {labelOf(stage, step.label)}{' '}
                <span className="max-desktop:block max-desktop:font-normal max-desktop:text-ink-2">
                  since {formatDay(since)}
                </span>
              </span>
            ) : (
              <span className="text-small whitespace-nowrap text-ink-2 max-tablet:sr-only">
                {step.label}
                {index <= cameTo && <span className="sr-only">, reached</span>}
              </span>
            )}
          </li>
        ))}
      </ol>
      {/* A phone has no room for a word under each: it says where the deal stands, and what comes after. */}
      <p aria-hidden className="px-4 pb-1 text-small text-ink-2 tablet:hidden">
        <b className="font-semibold text-ink">{labelOf(stage, steps[now]?.label ?? '')}</b> since {formatDay(since)}
        {next && `, next ${next.label.toLowerCase()}`}
      </p>
    </>
  )
}
