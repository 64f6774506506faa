import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import { judgementLabel, judgementOf } from '@ringside/contract/reviews/judgement'
import type { CriterionScore, Review } from '@ringside/contract/reviews/review'
import { LevelTicks, Score } from '../score-ticks.tsx'
import { FailedBlockers } from './failed-blockers.tsx'
import { engineWords } from './judged.ts'

/** One scoring of a call. */
export interface ScoringColumn {
  /** "First review, which counts" */
  title: string
  /** "12 Nov, by Ruth Adeyemi" */
  note?: string | undefined
  review: Review
}

function CriterionRow({ score }: { score: CriterionScore }) {
  return (
    <li className="border-b border-line py-2 last:border-0">
      <div className="flex items-center justify-between gap-3">
        <h4 className="min-w-0 font-medium">
          {score.label} <span className="text-tiny font-normal text-ink-3">{Math.round(score.weight)}%</span>
        </h4>
        <span className="flex shrink-0 items-center gap-2 text-small">
          <LevelTicks
            level={score.level}
            label={score.state === 'not-applicable' ? 'Does not apply in this call' : undefined}
          />
          <span className="min-w-[68px] text-right whitespace-nowrap">{judgementLabel(judgementOf(score))}</span>
        </span>
      </div>
      {engineWords(score) && (
        <p className="text-small text-ink-2">
          Judged by {score.override?.by}. {engineWords(score)}.
        </p>
      )}
      <ul className="mt-1 flex flex-col gap-0.5 text-small">
        {score.checks.map((check) => (
          <li key={check.key} className="flex items-start gap-1.5">
            {check.met ? (
              <IconCheck size={14} stroke={1.5} className="mt-0.5 shrink-0 text-good" aria-hidden />
            ) : (
              <IconCircle size={14} stroke={1.5} className="mt-0.5 shrink-0 text-control" aria-hidden />
            )}
            <span className={check.met ? '' : 'text-ink-2'}>
              {check.text}
              <span className="sr-only">{check.met ? ', done' : ', not done'}</span>
              {check.met && check.quote && <span className="text-ink-2"> “{check.quote.quote}”</span>}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}

function Column({ title, note, review }: ScoringColumn) {
  const { rubric, result } = review
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-small text-ink-2">
        {rubric.name}
        {note && <span>, {note}</span>}
      </p>
      <div className="my-2">
        {result.state === 'scored' ? <Score score={result.total} /> : <p className="text-ink-2">{result.reason}</p>}
      </div>
      <FailedBlockers review={review} />
      {result.state === 'scored' && (
        <ul>
          {result.scores.map((score) => (
            <CriterionRow key={score.criterion} score={score} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Scorings of one call beside each other. They measure different things: no difference between them is told. */
export function SideBySide({
  columns,
  narrow = false,
}: {
  columns: readonly ScoringColumn[]
  /** Where two columns have no room: one under the other. */
  narrow?: boolean
}) {
  return (
    <div className={`grid gap-6 ${narrow ? '' : 'grid-cols-2 max-tablet:grid-cols-1'}`}>
      {columns.map((column) => (
        <Column key={column.title} {...column} />
      ))}
    </div>
  )
}
