import type { Transcript } from '@ringside/contract/transcripts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { callTypeLabels } from '../../domain-ui/call-labels.ts'
import { Score } from '../../domain-ui/score-ticks.tsx'
import { UploadCallButton } from '../../domain-ui/upload-call-button.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { transcriptPath } from '../../lib/paths.ts'
import { transcriptsQuery } from '../../lib/queries/calls.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatClock, formatMoment } from '../../lib/time-format.ts'
import { PageBody } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { UploadNotScored } from './not-scored.tsx'
import { useRowKeys } from './row-keys.ts'

const states: Record<Transcript['state'], string> = {
  asking: 'Which one is you?',
  scoring: 'Scoring...',
  'waiting-for-credit': 'Waiting for a credit',
  reviewed: 'Reviewed',
  failed: 'Scoring failed',
}

const columns: Column<Transcript>[] = [
  {
    key: 'title',
    head: 'Call',
    phone: 'lead',
    cell: (transcript) => (
      <TextLink look="name" to={transcriptPath(transcript._id)}>
        {transcript.title}
      </TextLink>
    ),
  },
  { key: 'type', head: 'Type', cell: (transcript) => callTypeLabels[transcript.type], phone: 'detail' },
  { key: 'length', head: 'Length', align: 'right', cell: (transcript) => formatClock(transcript.durationMs) },
  { key: 'state', head: 'State', cell: (transcript) => <span className="text-ink-2">{states[transcript.state]}</span> },
  {
    key: 'score',
    head: 'Score',
    cell: (transcript) =>
      transcript.state === 'failed' ? <UploadNotScored transcript={transcript} /> : <Score score={transcript.score} />,
    phone: 'value',
  },
  {
    key: 'when',
    head: 'When',
    align: 'right',
    phone: 'end',
    cell: (transcript) => formatMoment(transcript.createdAt),
  },
]

/** Real calls, uploaded as transcripts. */
export function UploadedCalls() {
  const { orgId } = useSession()
  const navigate = useNavigate()
  useRowKeys(false)
  const query = useInfiniteQuery(transcriptsQuery(orgId))
  const calls = query.data?.pages.flatMap((page) => page.items) ?? []
  const total = query.data?.pages[0]?.total ?? 0
  const isPaged = typeof query.data?.pages[0]?.next === 'string'
  return (
    <PageBody>
      {query.isPending && <SkeletonRows />}
      {query.isError && !query.data && (
        <ErrorState title="Your uploaded calls could not be read" onRetry={() => void query.refetch()}>
          {wordsOf(query.error)}
        </ErrorState>
      )}
      {query.data && calls.length === 0 && (
        <EmptyState title="No uploaded calls yet." action={<UploadCallButton />}>
          A transcript of a real call is reviewed like one you practised.
        </EmptyState>
      )}
      {calls.length > 0 && (
        <Table
          label="Uploaded calls"
          rows={calls}
          totalRows={total}
          columns={columns}
          rowKey={(transcript) => transcript._id}
          onOpen={(transcript) => void navigate(transcriptPath(transcript._id))}
        />
      )}
      {isPaged && (
        <Pagination
          shown={calls.length}
          total={total}
          noun="calls"
          onMore={() => void query.fetchNextPage()}
          loading={query.isFetchingNextPage}
        />
      )}
    </PageBody>
  )
}
