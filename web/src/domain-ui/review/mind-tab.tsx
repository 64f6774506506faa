import type { MindStep, Review } from '@ringside/contract/reviews/review'
import { SignedChange } from '../delta.tsx'
import { Quote, Timestamp } from '../quote.tsx'
import { meterLooks } from '../timeline/mind-lane.tsx'

type Mind = NonNullable<Review['mind']>

function Step({ step, onSeek }: { step: MindStep; onSeek: (ms: number) => void }) {
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-3 last:border-0 max-tablet:grid-cols-[44px_minmax(0,1fr)]">
      <span>
        <Timestamp ms={step.startMs} onSeek={onSeek} />
      </span>
      <div className="min-w-0">
        <h2>{step.headline}</h2>
        {step.quote && (
          <blockquote
            className={`mt-1 border-l-2 pl-2.5 text-small ${step.quote.speaker === 'rep' ? 'border-you' : 'border-buyer'}`}
          >
            “{step.quote.quote}”
          </blockquote>
        )}
      </div>
      <dl className="grid grid-cols-3 self-start gap-x-4 text-right max-tablet:col-start-2 max-tablet:mt-1 max-tablet:justify-self-start">
        {meterLooks.map(({ key, name }) => (
          <div key={key} className="flex min-w-14 flex-col-reverse">
            <dt className="text-tiny text-ink-3">{name.toLowerCase()}</dt>
            <dd>
              <SignedChange change={Math.round(step.change[key])} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** What each line did to the buyer; lines that barely moved them are left out. */
export function MindTab({
  mind,
  buyerName,
  onSeek,
}: {
  mind: Mind | null
  buyerName: string
  onSeek: (ms: number) => void
}) {
  if (!mind)
    return <p className="py-3 text-small text-ink-2">A real buyer’s mind can’t be read. Practise calls show it here.</p>
  const moved = mind.steps.filter((step) => step.headline !== '')
  const start = meterLooks.map(({ key, name }) => `${name.toLowerCase()} ${Math.round(mind.start[key])}`).join(', ')
  return (
    <>
      <p className="pt-3 pb-1 text-small text-ink-2">
        What each line did to {buyerName}. Started at {start}.
      </p>
      <ul>
        {moved.map((step) => (
          <Step key={step.turn} step={step} onSeek={onSeek} />
        ))}
      </ul>
      {moved.length === 0 && <p className="py-3 text-ink-2">Nothing that was said moved {buyerName} much.</p>}
    </>
  )
}

/** What to do after the call. */
export function NextStepsTab({ steps, onSeek }: { steps: Review['nextSteps']; onSeek: (ms: number) => void }) {
  if (steps.length === 0) return <p className="py-3 text-ink-2">Nothing was promised and nothing was agreed.</p>
  return (
    <ul>
      {steps.map((step) => (
        <li key={step.text} className="flex flex-col gap-1.5 border-b border-line py-3 last:border-0">
          <p>{step.text}</p>
          {step.quote && (
            <Quote words={step.quote.quote} speaker={step.quote.speaker} ms={step.quote.startMs} onSeek={onSeek} />
          )}
        </li>
      ))}
    </ul>
  )
}
