import { verdictShown, wordedByModel } from '@ringside/contract/reviews/prose'
import type { CriterionScore, Review } from '@ringside/contract/reviews/review'
import type { Simulation } from '@ringside/contract/simulations/simulations'
import type { Transcript } from '@ringside/contract/transcripts'
import { useQueries } from '@tanstack/react-query'
import { callTypeLabels, difficultyLabels, timeOf } from '../../domain-ui/call-labels.ts'
import { buyerOf } from '../../domain-ui/call-columns.tsx'
import { Delta } from '../../domain-ui/delta.tsx'
import { FailedBlockers } from '../../domain-ui/review/failed-blockers.tsx'
import { engineWords } from '../../domain-ui/review/judged.ts'
import { LevelTicks } from '../../domain-ui/score-ticks.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { reviewPath, transcriptPath } from '../../lib/paths.ts'
import { callQuery, reviewQuery, transcriptQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatMoment } from '../../lib/time-format.ts'
import { Page, PageBody, PageHeader } from '../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { comparedCriteria, comparedMetrics, unscoredWords } from './compared.ts'

interface Side {
  title: string
  path: string
  /** "13 Nov, 09:40, Medium" */
  fact: string
  at: string
  review: Review
  /** Who made the call, where it is somebody else. */
  writtenTo: string | null
  /** Only calls with the same of these can be better or worse than each other. */
  likeness: string
}

const totalOf = (review: Review) => (review.result.state === 'scored' ? review.result.total : null)

function Head({ side }: { side: Side }) {
  return (
    <th scope="col" className="px-4 py-4 text-left align-top font-normal wrap-anywhere">
      <TextLink look="name" to={side.path}>
        {side.title}
      </TextLink>
      <span className="block text-small text-ink-2">{side.fact}</span>
      <span className="mt-2 block numeral text-numeral">{totalOf(side.review) ?? '–'}</span>
      {side.writtenTo !== null && (
        <span className="block text-small text-ink-2">Written to {side.writtenTo}, who made this call.</span>
      )}
      <span className="block text-small text-ink-2">
        {side.review.rubric.name} rubric, version {side.review.rubric.version}
      </span>
      <FailedBlockers review={side.review} />
      <span className="block max-w-[44ch]">{verdictShown(side.review)}</span>
      {wordedByModel(side.review) !== null && (
        <span className="block text-small text-ink-2">Worded by {wordedByModel(side.review)}.</span>
      )}
    </th>
  )
}

/** A criterion's level in one of the calls with its quote, or why there is none. */
function Level({ score }: { score: CriterionScore | undefined }) {
  const none = unscoredWords(score)
  const quote = score?.evidence[0]?.quote
  return (
    <>
      {none === null ? (
        <LevelTicks level={score?.level ?? null} />
      ) : (
        <span className="text-small text-ink-2">{none}</span>
      )}
      {score && engineWords(score) && (
        <span className="mt-1 block text-small text-ink-2">
          Judged by {score.override?.by}. {engineWords(score)}.
        </span>
      )}
      {quote && <span className="mt-1 block text-small text-ink-2">“{quote}”</span>}
    </>
  )
}

/** A phone has room for the two calls alone: what is compared stands over them, with the change at its end. */
const row = 'border-b border-line max-tablet:grid max-tablet:grid-cols-2'
const named = 'px-6 text-left max-tablet:px-4 max-tablet:pb-0'
const changed =
  'px-6 text-right align-top max-tablet:col-start-2 max-tablet:row-start-1 max-tablet:px-4 max-tablet:pb-0'
const onlyWide = 'max-tablet:sr-only'

function Comparison({ left, right }: { left: Side; right: Side }) {
  const cell = 'px-4 py-2.5 align-top max-tablet:row-start-2 wrap-anywhere'
  const isAlike = left.likeness === right.likeness
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Two calls side by side</caption>
      <thead>
        <tr className={row}>
          <th scope="col" className={`w-56 px-6 py-4 text-left align-top text-tiny font-medium text-ink-3 ${onlyWide}`}>
            Criterion
          </th>
          <Head side={left} />
          <Head side={right} />
          <th scope="col" className={`px-6 py-4 text-right align-top text-tiny font-medium text-ink-3 ${onlyWide}`}>
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {comparedCriteria(left.review, right.review).map(({ label, change, ...sides }) => (
          <tr key={label} className={row}>
            <th scope="row" className={`${named} py-2.5 align-top font-medium`}>
              {label}
            </th>
            <td className={cell}>
              <Level score={sides.left} />
            </td>
            <td className={cell}>
              <Level score={sides.right} />
            </td>
            <td className={`${changed} py-2.5`}>
              <Delta change={change} neutral={!isAlike} />
            </td>
          </tr>
        ))}
        {comparedMetrics(left.review, right.review).map(({ label, ...sides }) => (
          <tr key={label} className={row}>
            <th scope="row" className={`${named} py-2.5 font-normal text-ink-2 max-tablet:col-span-2`}>
              {label}
            </th>
            <td className={cell}>{sides.left ?? '–'}</td>
            <td className={cell}>{sides.right ?? '–'}</td>
            <td aria-hidden className="max-tablet:hidden" />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ComparisonPageProps {
  sides: readonly Side[]
  waiting: boolean
  /** Why the calls could not be read. */
  error: unknown
  back: string
}

function ComparisonPage({ sides, waiting, error, back }: ComparisonPageProps) {
  const [left, right] = sides.toSorted((a, b) => a.at.localeCompare(b.at))
  return (
    <Page>
      <PageHeader title="Compare two calls" back={back} />
      <PageBody>
        {Boolean(error) && <ErrorState title="These calls could not be read">{wordsOf(error)}</ErrorState>}
        {waiting && !error && <SkeletonRows />}
        {!waiting && !error && (!left || !right) && (
          <EmptyState title="Choose two scored calls." action={<TextLink to={back}>Back to call history</TextLink>} />
        )}
        {left && right && <Comparison left={left} right={right} />}
      </PageBody>
    </Page>
  )
}

/** `/simulation-history?compare=A,B`: two practice calls side by side, the earlier one first. */
export function ComparePractice({ ids }: { ids: readonly string[] }) {
  const { orgId, userId } = useSession()
  const calls = useQueries({ queries: ids.map((id) => callQuery(orgId, id)) })
  const reviews = useQueries({ queries: ids.map((id) => reviewQuery(orgId, id)) })
  const sides = calls.flatMap((query, index): Side[] => {
    const found = reviews[index]?.data
    return query.data && found?.state === 'ready' ? [practiceSide(query.data.simulation, found.review, userId)] : []
  })
  const all = [...calls, ...reviews]
  return (
    <ComparisonPage
      sides={sides}
      waiting={all.some((query) => query.isPending)}
      error={all.find((query) => query.isLoadingError)?.error}
      back="/simulation-history"
    />
  )
}

function practiceSide(call: Simulation, review: Review, userId: string): Side {
  const { type, difficulty, persona } = call
  return {
    title: `${callTypeLabels[type]} with ${buyerOf(call)}`,
    path: reviewPath(call._id),
    fact: `${formatMoment(timeOf(call))}, ${difficultyLabels[difficulty]}`,
    at: timeOf(call),
    review,
    writtenTo: call.userId === userId ? null : call.repName,
    likeness: `${persona.personaId} ${difficulty}`,
  }
}

/** `/simulation-history?tab=uploaded&compare=A,B`: two uploaded calls side by side, the earlier upload first. */
export function CompareUploaded({ ids }: { ids: readonly string[] }) {
  const { orgId, userId } = useSession()
  const calls = useQueries({ queries: ids.map((id) => transcriptQuery(orgId, id)) })
  const sides = calls.flatMap(({ data }): Side[] =>
    data?.review ? [uploadedSide(data.transcript, data.review, userId)] : [],
  )
  return (
    <ComparisonPage
      sides={sides}
      waiting={calls.some((query) => query.isPending)}
      error={calls.find((query) => query.isLoadingError)?.error}
      back="/simulation-history?tab=uploaded"
    />
  )
}

const uploadedSide = (call: Transcript, review: Review, userId: string): Side => ({
  title: call.title,
  path: transcriptPath(call._id),
  fact: `${formatMoment(call.createdAt)}, ${callTypeLabels[call.type]}`,
  at: call.createdAt,
  review,
  writtenTo: call.userId === userId ? null : call.repName,
  // Whoever was on the line, and how hard they were, no file says.
  likeness: call._id,
})
