import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs'
import { judgementLabel, judgementOf } from '@ringside/contract/reviews/judgement'
import { adviceShown } from '@ringside/contract/reviews/prose'
import type { CriterionScore, Moment, RetryPoint, Review } from '@ringside/contract/reviews/review'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { formatClock } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { Quote } from '../quote.tsx'
import { LevelTicks } from '../score-ticks.tsx'
import { EarlierScores } from './earlier-scores.tsx'
import { engineWords, judgedWords } from './judged.ts'
import { withInnerQuotes } from './inner-quotes.ts'
import { byPointsToGain, missedMoment, pointsText, sharesText, whyText } from './scorecard.ts'

type Seek = (ms: number) => void

function RetryAt({ point, onRetry }: { point: RetryPoint; onRetry: (turn: number) => void }) {
  return (
    <Button size="small" icon={IconRotate} onClick={() => onRetry(point.turn)}>
      Retry from {formatClock(point.startMs)}
    </Button>
  )
}

/** The line of the call where it could have been done, and what to say there. */
function SayItBetter({ moment: { quote, startMs, sayItBetter }, onSeek }: { moment: Moment; onSeek: Seek }) {
  if (sayItBetter === null) return null
  return (
    <div className="flex flex-col gap-1">
      <Quote words={quote.quote} speaker={quote.speaker} ms={startMs} onSeek={onSeek} />
      <p>
        <span className="font-semibold">Say it better</span> “{withInnerQuotes(sayItBetter)}”
      </p>
    </div>
  )
}

type WhyProps = Pick<CriterionProps, 'score' | 'advice' | 'missed' | 'onSeek' | 'onRetry'> & { id: string }

/** What the level rests on: the rubric's words for it, the checks, the other quotes, and what to do next time. */
function Why({ score, advice, missed, onSeek, onRetry, id }: WhyProps) {
  return (
    <div id={id} className="col-span-full mt-1 flex flex-col gap-2 rounded-box bg-subtle px-4 py-3 text-small">
      {score.descriptor && <p className="font-medium">{score.descriptor}</p>}
      <ul className="flex flex-col gap-1.5">
        {score.checks.map((check) => (
          <li key={check.key} className="flex items-start gap-2">
            {check.met ? (
              <IconCheck size={16} stroke={1.5} className="mt-px text-good" aria-hidden />
            ) : (
              <IconCircle size={16} stroke={1.5} className="mt-px text-control" aria-hidden />
            )}
            <span className={check.met ? '' : 'text-ink-2'}>
              {check.text}
              <span className="sr-only">{check.met ? ', done' : ', not done'}</span>
              {check.share !== undefined && <span className="text-ink-3"> counts {check.share.toFixed(1)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {sharesText(score) && <p className="text-tiny text-ink-3">{sharesText(score)}</p>}
      {score.evidence.slice(1).map((quote) => (
        <Quote
          key={`${quote.turn}-${quote.quote}`}
          words={quote.quote}
          speaker={quote.speaker}
          ms={quote.startMs}
          onSeek={onSeek}
        />
      ))}
      {advice && <p>{advice}</p>}
      {missed && <SayItBetter moment={missed} onSeek={onSeek} />}
      {onRetry && score.retryFrom && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <RetryAt point={score.retryFrom} onRetry={onRetry} /> {score.retryFrom.why}.
        </p>
      )}
    </div>
  )
}

interface CriterionProps {
  score: CriterionScore
  /** In a model's words where the reader is shown these. */
  advice: string
  /** Where in the call it was missed; reviews made before this was kept have none. */
  missed: Moment | undefined
  onSeek: Seek
  isNamed: boolean
  onJudge: (() => void) | undefined
  onRetry: ((turn: number) => void) | undefined
}

/** Where a manager judged the criterion: who, when and why, and what the engine had found. */
function Judged({ score }: { score: CriterionScore }) {
  const words = judgedWords(score)
  if (words === null) return null
  return (
    <p className="mt-1 text-small text-ink-2">
      {words}
      {score.override?.reason && <span className="wrap-anywhere"> “{score.override.reason}”</span>}
    </p>
  )
}

/** The criterion's words, or why there are none. */
function Evidence({ score, onSeek, why }: { score: CriterionScore; onSeek: Seek; why: ReactNode }) {
  const [quote] = score.evidence
  if (quote) return <Quote words={quote.quote} speaker={quote.speaker} ms={quote.startMs} onSeek={onSeek} more={why} />
  // A manager may have found done what the engine has no words for.
  if (score.state === 'scored') return why
  return (
    <div className="text-small text-ink-2">
      <p>{score.state === 'not-shown' ? 'Not shown.' : score.descriptor}</p>
      {score.checks.length > 0 && why}
    </div>
  )
}

/** The one the address names is opened, and brought into sight. */
function Criterion({ score, advice, missed, onSeek, isNamed, onJudge, onRetry }: CriterionProps) {
  const [open, setOpen] = useState(isNamed)
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNamed) row.current?.scrollIntoView({ block: 'center' })
  }, [isNamed])
  const engine = engineWords(score)
  const why = (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={id}
      onClick={() => setOpen(!open)}
      className="rounded-tick py-1 text-tiny text-link hover:underline touch-target"
    >
      <span className="sr-only">{score.label}: </span>
      {whyText(score)}
    </button>
  )
  return (
    <li
      ref={row}
      className="grid grid-cols-[132px_84px_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-b border-line py-[11px] last:border-0 max-tablet:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <h2 className="font-semibold">{score.label}</h2>
        <p className="text-tiny text-ink-3">Weight {Math.round(score.weight)}%</p>
      </div>
      <div className="pt-1 max-tablet:hidden">
        <LevelTicks
          level={score.level}
          label={score.state === 'not-applicable' ? 'Does not apply in this call' : undefined}
        />
      </div>
      <div className="max-tablet:col-span-full max-tablet:row-start-2">
        <Evidence score={score} onSeek={onSeek} why={why} />
        <Judged score={score} />
      </div>
      <div className="min-w-[92px] text-right whitespace-nowrap max-tablet:col-start-2 max-tablet:row-start-1">
        <p className="font-medium">{judgementLabel(judgementOf(score))}</p>
        <p className="text-tiny text-ink-3">{pointsText(score)}</p>
        {engine && <p className="text-tiny text-ink-3">{engine}</p>}
        {onJudge && (
          <button
            type="button"
            onClick={onJudge}
            className="touch-target rounded-tick py-1 text-tiny text-link hover:underline"
          >
            Judge<span className="sr-only"> {score.label}</span>
          </button>
        )}
      </div>
      {open && <Why score={score} advice={advice} missed={missed} onSeek={onSeek} onRetry={onRetry} id={id} />}
    </li>
  )
}

/** Sentences that speak to whoever scores the call: shown, so that nobody wonders what became of them. */
function NotCounted({ quotes, onSeek }: { quotes: Review['notCounted']; onSeek: Seek }) {
  return (
    <section aria-label="Left out of the score" className="border-t border-line py-3">
      <h2 className="text-small font-semibold">Left out of the score</h2>
      <p className="mb-2 text-small text-ink-2">
        {quotes.length === 1 ? 'This sentence speaks' : 'These sentences speak'} to whoever scores the call, and not to
        the other side. What is said to the scorer counts for nothing, neither good nor bad.
      </p>
      <ul className="flex flex-col gap-1.5">
        {quotes.map((quote) => (
          <li key={`${quote.turn}-${quote.quote}`}>
            <Quote words={quote.quote} speaker={quote.speaker} ms={quote.startMs} onSeek={onSeek} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The criteria of a review, the one that would gain most first, and what was left out of the score. */
export function ScorecardTab({
  review,
  onSeek,
  named,
  onJudge,
  onRetry,
}: {
  review: Review
  onSeek: Seek
  /** The key of the criterion to open. */
  named: string | null
  /** For who may judge a criterion, by its key. */
  onJudge?: ((criterion: string) => void) | undefined
  /** Takes the call up again from a rep turn; left out where that can't be done. */
  onRetry?: ((turn: number) => void) | undefined
}) {
  const { result, notCounted } = review
  return (
    <>
      {result.state === 'scored' ? (
        <ul>
          {byPointsToGain(result.scores).map((score) => (
            <Criterion
              key={score.criterion}
              score={score}
              advice={adviceShown(review, score)}
              missed={missedMoment(review, score)}
              onSeek={onSeek}
              isNamed={score.criterion === named}
              onJudge={onJudge && (() => onJudge(score.criterion))}
              onRetry={onRetry}
            />
          ))}
        </ul>
      ) : (
        <p className="py-4 text-ink-2">{result.reason}</p>
      )}
      <EarlierScores review={review} />
      {notCounted.length > 0 && <NotCounted quotes={notCounted} onSeek={onSeek} />}
    </>
  )
}
