import type { CriterionScore, Review } from '@ringside/contract/reviews/review'
import type { Simulation } from '@ringside/contract/simulations/simulations'
import { useQueries } from '@tanstack/react-query'
import { callTypeLabels, difficultyLabels } from '../../domain-ui/call-labels.ts'
import { buyerOf } from '../../domain-ui/call-columns.tsx'
import { Delta } from '../../domain-ui/delta.tsx'
import { LevelTicks } from '../../domain-ui/score-ticks.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { reviewPath } from '../../lib/paths.ts'
import { callQuery, reviewQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatMoment } from '../../lib/time-format.ts'
import { Page, PageBody, PageHeader } from '../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { comparedCriteria, unscoredWords } from './compared.ts'

interface Side {
  simulation: Simulation
  review: Review
}

const totalOf = (review: Review) => (review.result.state === 'scored' ? review.result.total : null)

function Head({ side }: { side: Side }) {
  const { userId } = useSession()
  const total = totalOf(side.review)
  return (
    <th scope="col" className="px-4 py-4 text-left align-top font-normal">
      <TextLink look="name" to={reviewPath(side.simulation._id)}>
        {callTypeLabels[side.simulation.type]} with {buyerOf(side.simulation)}
      </TextLink>
      <span className="block text-small text-ink-2">
        {formatMoment(side.simulation.endedAt ?? side.simulation.createdAt)},{' '}
        {difficultyLabels[side.simulation.difficulty]}
      </span>
      <span className="mt-2 block numeral text-numeral">{total ?? '–'}</span>
      {side.simulation.userId !== userId && (
        <span className="block text-small text-ink-2">Written to {side.simulation.repName}, who made this call.</span>
      )}
      <span className="block max-w-[44ch]">{side.review.verdict}</span>
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
      {quote && <span className="mt-1 block text-small text-ink-2">“{quote}”</span>}
    </>
  )
}

function Comparison({ left, right }: { left: Side; right: Side }) {
  const cell = 'px-4 py-2.5 align-top'
  const isAlike =
    left.simulation.persona.personaId === right.simulation.persona.personaId &&
    left.simulation.difficulty === right.simulation.difficulty
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Two calls side by side</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="w-56 px-6 py-4 text-left align-top text-tiny font-medium text-ink-3">
            Criterion
          </th>
          <Head side={left} />
          <Head side={right} />
          <th scope="col" className="px-6 py-4 text-right align-top text-tiny font-medium text-ink-3">
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {comparedCriteria(left.review, right.review).map(({ label, change, ...sides }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="px-6 py-2.5 text-left align-top font-medium">
              {label}
            </th>
            <td className={cell}>
              <Level score={sides.left} />
            </td>
            <td className={cell}>
              <Level score={sides.right} />
            </td>
            <td className="px-6 py-2.5 text-right align-top">
              <Delta change={change} neutral={!isAlike} />
            </td>
          </tr>
        ))}
        {left.review.metrics
          .filter((metric) => metric.applies)
          .map((metric) => {
            const other = right.review.metrics.find((each) => each.key === metric.key)
            return (
              <tr key={metric.key} className="border-b border-line">
                <th scope="row" className="px-6 py-2.5 text-left font-normal text-ink-2">
                  {metric.label}
                </th>
                <td className={cell}>{metric.display}</td>
                <td className={cell}>{other?.applies ? other.display : '–'}</td>
                <td aria-hidden />
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}

/** `/simulation-history?compare=A,B`: two calls side by side, the earlier one first. */
export function Compare({ ids }: { ids: readonly string[] }) {
  const { orgId } = useSession()
  const calls = useQueries({ queries: ids.map((id) => callQuery(orgId, id)) })
  const reviews = useQueries({ queries: ids.map((id) => reviewQuery(orgId, id)) })
  const failed = [...calls, ...reviews].find((query) => query.isLoadingError)
  const sides = calls
    .flatMap((query, index): Side[] => {
      const found = reviews[index]?.data
      return query.data && found?.state === 'ready' ? [{ simulation: query.data.simulation, review: found.review }] : []
    })
    .toSorted((a, b) => a.simulation.createdAt.localeCompare(b.simulation.createdAt))
  const [left, right] = sides
  const waiting = [...calls, ...reviews].some((query) => query.isPending)
  return (
    <Page>
      <PageHeader title="Compare two calls" back="/simulation-history" />
      <PageBody>
        {failed && <ErrorState title="These calls could not be read">{wordsOf(failed.error)}</ErrorState>}
        {waiting && !failed && <SkeletonRows />}
        {!waiting && !failed && (!left || !right) && (
          <EmptyState
            title="Choose two scored calls."
            action={<TextLink to="/simulation-history">Back to call history</TextLink>}
          />
        )}
        {left && right && <Comparison left={left} right={right} />}
      </PageBody>
    </Page>
  )
}
