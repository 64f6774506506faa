import type { DealStage } from '@ringside/contract/pipeline/accounts'
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

/** How far the deal has come, and since when. */
export function StageTrack({ stage, since }: { stage: DealStage; since: string }) {
  const now = steps.findIndex((step) => step.stages.includes(stage))
  return (
    <ol
      aria-label="Deal stage"
      tabIndex={0}
      className="flex gap-1 border-b border-line px-6 py-3.5 max-tablet:overflow-x-auto max-tablet:px-4"
    >
      {steps.map((step, index) => (
        <li key={step.label} aria-current={index === now ? 'step' : undefined} className="min-w-24 flex-1">
          <span
            aria-hidden
            className={`mb-2 block h-1.5 rounded-tick ${index < now ? 'bg-primary' : index === now ? 'bg-you' : 'bg-tick-off'}`}
          />
          <span className={`text-small whitespace-nowrap ${index === now ? 'font-semibold' : 'text-ink-2'}`}>
            {index === now ? `${labelOf(stage, step.label)} since ${formatDay(since)}` : step.label}
          </span>
        </li>
      ))}
    </ol>
  )
}
