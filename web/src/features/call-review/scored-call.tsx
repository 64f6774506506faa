import IconColumns2 from '@tabler/icons-react/dist/esm/icons/IconColumns2.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import type { getSimulation, getSimulationReview } from '@ringside/contract/simulations/simulations'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { difficultyLabels, timeOf } from '../../domain-ui/call-labels.ts'
import { ExportMenu } from '../../domain-ui/review/export-menu.tsx'
import { ReviewView } from '../../domain-ui/review/review-view.tsx'
import { ShareButton } from '../../domain-ui/review/share-review.tsx'
import { useRetry } from '../../domain-ui/use-retry.ts'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { setUpPath } from '../../lib/paths.ts'
import { progressQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import { storage } from '../../lib/storage.ts'
import { formatClock, formatDay } from '../../lib/time-format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { callTitle, captionsNote, lengthOf, mindsOf, reviewedTurns, sinceWords } from './reviewed-call.ts'
import { seenReviews, withSeen } from './seen-reviews.ts'

interface ScoredCallProps {
  call: Extract<ResponseOf<typeof getSimulation>, { isOver: true }>
  ready: Extract<ResponseOf<typeof getSimulationReview>, { state: 'ready' }>
}

const seenKey = 'seen-reviews'

/** True the first time a review is looked at in this browser, and for as long as it is looked at. */
function useFirstView(reviewId: string): boolean {
  const [isFirst] = useState(() => !seenReviews(storage.read(seenKey)).includes(reviewId))
  useEffect(() => storage.write(seenKey, withSeen(storage.read(seenKey), reviewId)), [reviewId])
  return isFirst
}

function Actions({ call, ready }: ScoredCallProps) {
  const { simulation } = call
  const { userId } = useSession()
  const canRetry = simulation.userId === userId && ready.retriesLeft > 0 && ready.review.retryFrom !== null
  return (
    <>
      {ready.comparedWith && (
        <ButtonLink
          icon={IconColumns2}
          to={`/simulation-history?compare=${ready.comparedWith.simulationId},${simulation._id}`}
        >
          Compare
        </ButtonLink>
      )}
      {/* A tablet's header has no room for everything; beside the score stands who reads it, and opens the same. */}
      <span className="max-desktop:hidden">
        <ShareButton reviewId={ready.reviewId} />
      </span>
      <ExportMenu reviewId={ready.reviewId} />
      {/* Beside a retry to make, a phone's header has room for the title only. */}
      <span className={canRetry ? 'max-tablet:hidden' : ''}>
        <ButtonLink icon={IconPhone} to={setUpPath(simulation.persona.personaId, simulation.type)}>
          Call again
        </ButtonLink>
      </span>
    </>
  )
}

/** A call that was scored, with its review. */
export function ScoredCall({ call, ready }: ScoredCallProps) {
  const { simulation } = call
  const { orgId, userId, isAdmin } = useSession()
  const mayKnow = simulation.userId === userId || isAdmin
  const progress = useQuery({ ...progressQuery(orgId, simulation.userId), enabled: mayKnow })
  const retry = useRetry(simulation._id)
  const isFirstView = useFirstView(ready.reviewId)
  const isOwn = simulation.userId === userId
  const buyer = simulation.persona.firstName
  const rep = isOwn ? 'You' : simulation.repName
  const turns = useMemo(() => reviewedTurns(call.turns, simulation.persona, rep), [call.turns, simulation.persona, rep])
  const durationMs = lengthOf(simulation, call.turns)
  const facts = [
    ...(simulation.forkedFrom || simulation.takenUpFrom ? ['Retry'] : []),
    formatDay(timeOf(simulation)),
    formatClock(durationMs),
    difficultyLabels[simulation.difficulty],
  ]
  return (
    <Page>
      <PageHeader
        title={callTitle(simulation)}
        back="/simulation-history"
        lead={
          <Voiceprint seed={simulation.persona.personaId} name={`${buyer} ${simulation.persona.lastName}`} size={32} />
        }
        fact={[...(isOwn ? [] : [rep]), ...facts].join(', ')}
        actions={<Actions call={call} ready={ready} />}
      />
      <ReviewView
        review={ready.review}
        reviewId={ready.reviewId}
        turns={turns}
        durationMs={durationMs}
        buyerName={mindsOf(call.turns, simulation.persona)}
        repName={rep}
        note={captionsNote(call.turns)}
        target={progress.data?.targetScore}
        change={simulation.scoreChange}
        isAlike={simulation.forkedFrom !== null}
        since={ready.comparedWith ? sinceWords(simulation, ready.comparedWith) : undefined}
        isFirstView={isFirstView}
        writtenTo={isOwn ? undefined : simulation.repName}
        onRetry={isOwn ? (turn) => retry.mutate(turn) : undefined}
        isRetrying={retry.isPending}
        retriesLeft={isOwn ? ready.retriesLeft : undefined}
        wording={ready.wording}
      />
    </Page>
  )
}
