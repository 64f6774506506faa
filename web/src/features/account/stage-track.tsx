import type { DealStage } from '@ringside/contract/pipeline/deal-stages'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import { dealStages } from '@ringside/contract/reference-data'
import { stageTone } from '../../domain-ui/deal/stage-tone.ts'
import { formatDay } from '../../lib/time-format.ts'

const steps: readonly { stages: readonly DealStage[]; label: string }[] = [
  ...dealStages
    .filter((stage) => stage !== 'won' && stage !== 'lost')
    .map((stage) => ({ stages: [stage], label: stageLabels[stage] })),
  { stages: ['won', 'lost'], label: `${stageLabels.won} or ${stageLabels.lost.toLowerCase()}` },
]

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
              className={`block h-1.5 rounded-tick tablet:mb-2 ${index === now ? stageTone(stage).bar : index <= cameTo ? 'bg-primary' : 'bg-tick-off'}`}
            />
            {index === now ? (
              <span className="text-small font-semibold whitespace-nowrap max-tablet:sr-only">
                {stageLabels[stage]}{' '}
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
        <b className="font-semibold text-ink">{stageLabels[stage]}</b> since {formatDay(since)}
        {next && `, next ${next.label.toLowerCase()}`}
      </p>
    </>
  )
}
