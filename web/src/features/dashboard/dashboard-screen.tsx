import { mostExcluded } from '@ringside/contract/pipeline/next-call'
import { keepPreviousData, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { UploadCallButton } from '../../domain-ui/upload-call-button.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { progressQuery, recentCallsQuery } from '../../lib/queries/calls.ts'
import { nextCallQuery } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { storage } from '../../lib/storage.ts'
import { formatLongDay, greetingAt } from '../../lib/time-format.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Page, PageBody, PageHeader } from '../../ui/page.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ChooseWhoToCall, NextCall, NextCallWaiting } from './next-call.tsx'
import { OwnLiveCall } from './own-live-call.tsx'
import { ProgressWaiting } from './progress-waiting.tsx'

/** Charts and table come while their figures do: the suggested call above them waits for neither. */
const ProgressCards = lazyPart(() => import('./progress-cards.tsx').then((file) => file.ProgressCards))
ProgressCards.preload()
const OwnAssignments = lazyPart(() => import('./own-assignments.tsx').then((file) => file.OwnAssignments))
OwnAssignments.preload()
const RecentCalls = lazyPart(() => import('./recent-calls.tsx').then((file) => file.RecentCalls))
RecentCalls.preload()
const ProfileCard = lazyPart(() => import('./profile-card.tsx').then((file) => file.ProfileCard))
const FirstVisit = lazyPart(() => import('./first-visit.tsx').then((file) => file.FirstVisit))

const today = () => new Date().toDateString()

/** Whom the rep has been shown and passed over: for the rest of the day, on this machine. */
function useShown(key: string) {
  const [shown, setShown] = useState(() => {
    const [day, ...ids] = storage.read(key)?.split(',') ?? []
    return day === today() ? ids : []
  })
  return {
    shown,
    setShown(ids: string[]) {
      setShown(ids)
      storage.write(key, [today(), ...ids].join())
    },
  }
}

/** Undefined until it is known whether somebody has called before. */
function Hero({ isFirstVisit }: { isFirstVisit: boolean | undefined }) {
  const { orgId, userId } = useSession()
  const { shown, setShown } = useShown(`shown:${orgId}:${userId}`)
  const query = useQuery({ ...nextCallQuery(orgId, userId, { shown }), placeholderData: keepPreviousData })
  if (query.isPending) return <NextCallWaiting />
  if (query.data?.persona) {
    const id = query.data.persona._id
    return (
      <NextCall
        suggestion={query.data}
        // Whoever comes twice has begun a new round.
        onAnother={() => setShown(shown.includes(id) || shown.length === mostExcluded ? [id] : [...shown, id])}
        looking={query.isPlaceholderData}
        round={query.isPlaceholderData || !shown.includes(id) ? 'first' : shown.at(-1) === id ? 'only-one' : 'again'}
      />
    )
  }
  if (isFirstVisit === undefined) return <NextCallWaiting />
  return isFirstVisit ? <FirstVisit /> : <ChooseWhoToCall reason={query.data?.reason} />
}

/** `/`: whom to call next, how the rep is doing, and the last calls. */
export function DashboardScreen() {
  const { orgId, userId, user } = useSession()
  const query = useQuery(progressQuery(orgId, userId))
  const progress = query.data
  // Drawn under the figures, and asked for beside them.
  usePrefetchQuery(recentCallsQuery(orgId))
  const recent = (
    <>
      <div className="flex items-center justify-between gap-2 px-6 pt-5 pb-1 max-tablet:px-4">
        <h2 className="text-h2 font-semibold">Recent calls</h2>
        {progress && progress.calls > 0 && (
          <TextLink look="alone" to="/simulation-history">
            {progress.calls === 1 ? 'Your call' : `All ${progress.calls} calls`}
          </TextLink>
        )}
      </div>
      <RecentCalls target={progress?.targetScore} />
    </>
  )
  const [now] = useState(() => new Date())
  return (
    <Page>
      <PageHeader
        title={`${greetingAt(now)}, ${user.firstName || 'there'}`}
        fact={formatLongDay(now)}
        actions={<UploadCallButton />}
      />
      <PageBody>
        <OwnLiveCall />
        <Hero isFirstVisit={progress ? progress.calls === 0 : query.isLoadingError ? false : undefined} />
        <ProfileCard />
        {query.isPending && <ProgressWaiting />}
        {query.isLoadingError && (
          <>
            <ErrorState title="Your progress could not be read" onRetry={() => void query.refetch()}>
              {wordsOf(query.error)}
            </ErrorState>
            {recent}
          </>
        )}
        {progress && (
          <ProgressCards progress={progress} assignments={<OwnAssignments />}>
            {recent}
          </ProgressCards>
        )}
      </PageBody>
    </Page>
  )
}
