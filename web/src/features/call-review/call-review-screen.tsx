import { ApiError } from '@ringside/contract/kernel/errors'
import type { Simulation } from '@ringside/contract/simulations/simulations'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { wordsOf } from '../../lib/api/query-client.ts'
import { callPath } from '../../lib/paths.ts'
import { callQuery, reviewQuery } from '../../lib/queries/calls.ts'
import { useScoreAgain } from '../../domain-ui/use-scoring.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { callTitle } from './reviewed-call.ts'
import { ScoredCall } from './scored-call.tsx'

const historyPath = '/simulation-history'

function Waiting({ words }: { words?: string }) {
  return (
    <Page>
      <PageHeader title="Call review" back={historyPath} />
      {words && <p className="px-6 pt-5 text-lead">{words}</p>}
      <SkeletonRows />
    </Page>
  )
}

function NotFound() {
  return (
    <Page>
      <PageHeader title="Call review" back={historyPath} />
      <EmptyState title="This call was not found" action={<ButtonLink to={historyPath}>All calls</ButtonLink>}>
        It may belong to another person or another organisation.
      </EmptyState>
    </Page>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Page>
      <PageHeader title="Call review" back={historyPath} />
      <ErrorState title="Failed to fetch the review" onRetry={onRetry}>
        {wordsOf(error)}
      </ErrorState>
    </Page>
  )
}

function NotScored({ simulation }: { simulation: Simulation }) {
  const { userId } = useSession()
  const again = useScoreAgain(simulation._id)
  return (
    <Page>
      <PageHeader title={callTitle(simulation)} back={historyPath} />
      <EmptyState
        title="This call could not be scored"
        action={
          simulation.userId === userId && (
            <Button variant="primary" loading={again.isPending} onClick={() => again.mutate(undefined)}>
              Try again
            </Button>
          )
        }
      >
        The fault is ours. What the call cost was given back, and scoring it again is free.
      </EmptyState>
    </Page>
  )
}

/** The review of a practised call. */
export function CallReviewScreen() {
  const { simulationId = '' } = useParams()
  const { orgId } = useSession()
  const call = useQuery(callQuery(orgId, simulationId))
  const review = useQuery(reviewQuery(orgId, simulationId))
  const error = call.error ?? review.error
  // An address with something else than an id in it is answered as invalid.
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <NotFound />
  const retry = () => void Promise.all([call.refetch(), review.refetch()])
  if (error && !(call.data && review.data)) return <Failed error={error} onRetry={retry} />
  if (!call.data || !review.data) return <Waiting />
  switch (review.data.state) {
    case 'scoring':
      return <Waiting words="Scoring..." />
    case 'failed':
      return <NotScored simulation={call.data.simulation} />
    case 'in-call':
      return (
        <Page>
          <PageHeader title="Call review" back={historyPath} />
          <EmptyState
            title="This call is not over"
            action={
              <ButtonLink variant="primary" to={callPath(simulationId)}>
                Back to the call
              </ButtonLink>
            }
          >
            Its review comes a second after it ends.
          </EmptyState>
        </Page>
      )
    case 'ready':
      // Read while the call still ran: what it has become is on its way.
      if (!call.data.isOver) return <Waiting />
      return <ScoredCall key={simulationId} call={call.data} ready={review.data} />
  }
}
