import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { UploadCallButton } from '../../domain-ui/upload-call-button.tsx'
import { bestMomentsQuery } from '../../lib/queries/best-moments.ts'
import { transcriptsQuery } from '../../lib/queries/calls.ts'
import { mentionsQuery } from '../../lib/queries/mentions.ts'
import { sharedReviewsQuery } from '../../lib/queries/shared-reviews.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { BestMoments } from './best-moments.tsx'
import { callPagesQuery } from './call-pages.ts'
import { ComparePractice, CompareUploaded } from './compare.tsx'
import {
  addressOf,
  momentsQueryOf,
  onTab,
  queryOf,
  stateOf,
  uploadsQueryOf,
  type HistoryTab,
} from './history-filters.ts'
import { exportCalls } from './export-calls.ts'
import { Mentions } from './mentions.tsx'
import { PracticeCalls } from './practice-calls.tsx'
import { SharedReviews } from './shared-reviews.tsx'
import { UploadedCalls } from './uploaded-calls.tsx'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function History() {
  const { orgId } = useSession()
  const [address, setAddress] = useSearchParams()
  const state = stateOf(address)
  const { tab } = state
  const practised = useInfiniteQuery(callPagesQuery(orgId, queryOf(onTab(state, 'practice')))).data?.pages[0]?.allTotal
  const uploaded = useInfiniteQuery(transcriptsQuery(orgId, uploadsQueryOf(onTab(state, 'uploaded')))).data?.pages[0]
    ?.allTotal
  const shared = useInfiniteQuery(sharedReviewsQuery(orgId)).data?.pages[0]?.total
  const mentioned = useInfiniteQuery(mentionsQuery(orgId)).data?.pages[0]?.total
  const moments = useInfiniteQuery(bestMomentsQuery(orgId, momentsQueryOf(state))).data?.pages[0]?.allTotal
  const all = practised === undefined || uploaded === undefined ? undefined : practised + uploaded
  const hasCalls = Boolean({ practice: practised, uploaded, shared: 0, moments: 0, mentions: 0 }[tab])
  return (
    <Page>
      <PageHeader
        title="Call history"
        fact={all === undefined ? undefined : all === 1 ? '1 call' : `${all} calls`}
        actions={
          <>
            {hasCalls && (
              <span className="max-tablet:hidden">
                <Button icon={IconDownload} onClick={() => void exportCalls(state)}>
                  Export
                </Button>
              </span>
            )}
            <UploadCallButton />
          </>
        }
      />
      <Tabs<HistoryTab>
        label="Call history"
        tabs={[
          { value: 'practice', label: 'Practice calls', count: practised },
          { value: 'uploaded', label: 'Uploaded calls', count: uploaded },
          { value: 'shared', label: 'Shared reviews', count: shared },
          { value: 'moments', label: 'Best moments', count: moments },
          { value: 'mentions', label: 'Mentioned you', count: mentioned },
        ]}
        value={tab}
        onChange={(next) => setAddress(addressOf(onTab(state, next)), { replace: true })}
      >
        {tab === 'practice' && <PracticeCalls />}
        {tab === 'uploaded' && <UploadedCalls />}
        {tab === 'shared' && <SharedReviews />}
        {tab === 'mentions' && <Mentions />}
        {tab === 'moments' && <BestMoments />}
      </Tabs>
    </Page>
  )
}

/** `/simulation-history`: calls practised and uploaded; with `?compare=A,B` two of them side by side. */
export function SimulationHistoryScreen() {
  const [address] = useSearchParams()
  const compared = address
    .get('compare')
    ?.split(',')
    .filter((id) => uuid.test(id))
    .slice(0, 2)
  if (compared?.length !== 2) return <History />
  return stateOf(address).tab === 'uploaded' ? <CompareUploaded ids={compared} /> : <ComparePractice ids={compared} />
}
