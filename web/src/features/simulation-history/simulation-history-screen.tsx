import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { UploadCallButton } from '../../domain-ui/upload-call-button.tsx'
import { transcriptsQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import { Page, PageHeader } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { callPagesQuery } from './call-pages.ts'
import { Compare } from './compare.tsx'
import { queryOf, stateOf } from './history-filters.ts'
import { PracticeCalls } from './practice-calls.tsx'
import { UploadedCalls } from './uploaded-calls.tsx'

type Tab = 'practice' | 'uploaded'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function History() {
  const { orgId } = useSession()
  const [address, setAddress] = useSearchParams()
  const tab: Tab = address.get('tab') === 'uploaded' ? 'uploaded' : 'practice'
  const practised = useInfiniteQuery(callPagesQuery(orgId, queryOf(stateOf(address)))).data?.pages[0]?.allTotal
  const uploaded = useInfiniteQuery(transcriptsQuery(orgId)).data?.pages[0]?.total
  return (
    <Page>
      <PageHeader
        title="Call history"
        fact={practised === undefined ? undefined : practised === 1 ? '1 call' : `${practised} calls`}
        actions={<UploadCallButton />}
      />
      <Tabs<Tab>
        label="Call history"
        tabs={[
          { value: 'practice', label: 'Practice calls', count: practised },
          { value: 'uploaded', label: 'Uploaded calls', count: uploaded },
        ]}
        value={tab}
        onChange={(next) => setAddress(next === 'uploaded' ? { tab: next } : {}, { replace: true })}
      >
        {tab === 'practice' ? <PracticeCalls /> : <UploadedCalls />}
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
  return compared && compared.length === 2 ? <Compare ids={compared} /> : <History />
}
