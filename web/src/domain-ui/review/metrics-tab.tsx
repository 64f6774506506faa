import { estimatedWords } from '@ringside/contract/reviews/metric-words'
import type { Metric, Review } from '@ringside/contract/reviews/review'
import { Popover } from '../../ui/popover.tsx'
import { callsOfType } from '../call-labels.ts'
import { Timestamp } from '../quote.tsx'
import { RangeBar } from '../range-bar.tsx'

const isOutside = (metric: Metric) => metric.verdict === 'low' || metric.verdict === 'high'

function Row({ metric, onSeek }: { metric: Metric; onSeek: (ms: number) => void }) {
  return (
    <li className="grid grid-cols-[150px_96px_minmax(0,1fr)_128px_38px] items-center gap-x-4 border-b border-line py-2.5 last:border-0 max-tablet:grid-cols-[minmax(0,1fr)_auto_auto] max-tablet:gap-y-1">
      <span>{metric.label}</span>
      <span className="font-medium">{metric.applies ? metric.display : '–'}</span>
      <span className="max-tablet:col-span-full max-tablet:row-start-2">
        {metric.applies && metric.range && (
          <RangeBar
            label={metric.label}
            value={metric.value}
            display={metric.display}
            range={metric.range}
            scale={metric.scale}
            verdict={metric.verdictText}
            outside={isOutside(metric)}
          />
        )}
      </span>
      <span className={`text-small ${isOutside(metric) ? 'text-bad' : 'text-ink-2'}`}>
        {metric.verdictText}
        {estimatedWords(metric) && <span className="text-ink-3">{estimatedWords(metric)}</span>}
      </span>
      <span className="text-right">{metric.at && <Timestamp ms={metric.at.startMs} onSeek={onSeek} />}</span>
    </li>
  )
}

function Sources({ metrics }: { metrics: readonly Metric[] }) {
  return (
    // What scrolls must be reachable by keyboard.
    <dl tabIndex={0} aria-label="Sources" className="max-h-96 w-[min(440px,80vw)] overflow-auto text-small">
      {metrics.map((metric) => (
        <div key={metric.key} className="border-b border-line py-2 last:border-0">
          <dt className="font-medium">{metric.label}</dt>
          <dd className="text-ink-2">{metric.source}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The measured figures of a call against their recommended ranges. */
export function MetricsTab({ review, onSeek }: { review: Review; onSeek: (ms: number) => void }) {
  return (
    <>
      <div className="py-3 text-small text-ink-2">
        Green bands are the recommended ranges for {callsOfType(review.type)}.{' '}
        <Popover
          label="Where the ranges come from"
          opener={(props) => (
            <button type="button" {...props} className="rounded-tick text-link underline underline-offset-2">
              Where they come from
            </button>
          )}
        >
          {() => <Sources metrics={review.metrics} />}
        </Popover>
      </div>
      <ul>
        {review.metrics.map((metric) => (
          <Row key={metric.key} metric={metric} onSeek={onSeek} />
        ))}
      </ul>
    </>
  )
}
