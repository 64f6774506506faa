import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'

export interface ProgressProps {
  label: string
  /** 0..100 */
  percent: number
  /** Under the label: "Step 3 of 5. About 40 seconds left". */
  detail?: string
  tone?: 'you' | 'buyer' | 'primary'
}

const fills = { you: 'bg-you', buyer: 'bg-buyer', primary: 'bg-primary' }

/** A bar with its percent in words. */
export function Progress({ label, percent, detail, tone = 'you' }: ProgressProps) {
  const shown = Math.round(Math.max(0, Math.min(100, percent)))
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-2 text-small text-ink-2">
        <span>{detail ?? label}</span>
        <span>{shown}%</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={shown}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-tick bg-tick-off"
      >
        <div className={`h-full ${fills[tone]}`} style={{ width: `${shown}%` }} />
      </div>
    </div>
  )
}

export interface Step {
  label: string
  state: 'done' | 'now' | 'next' | 'failed'
  /** At the right: "18 MB", or what to do about a failure. */
  note?: string
}

const stateWords = { done: 'done', now: 'in progress', next: 'to come', failed: 'failed' }

/** Long work, step by step. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol aria-label={label} className="flex flex-col gap-3">
      {steps.map((step) => (
        <li
          key={step.label}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className={`flex items-center gap-3 ${step.state === 'now' ? 'font-semibold' : step.state === 'next' ? 'text-ink-2' : ''}`}
        >
          <span className="grid size-4 place-items-center">
            {step.state === 'done' && <IconCheck size={16} stroke={1.5} className="text-good" aria-hidden />}
            {step.state === 'failed' && <IconX size={16} stroke={1.5} className="text-bad" aria-hidden />}
            {step.state === 'now' && <span className="size-2 rounded-full bg-you" />}
            {step.state === 'next' && <span className="size-2 rounded-full bg-tick-off" />}
          </span>
          <span className="flex-1">
            {step.label}
            <span className="sr-only">, {stateWords[step.state]}</span>
          </span>
          {step.note && <span className="text-small font-normal text-ink-2">{step.note}</span>}
        </li>
      ))}
    </ol>
  )
}
