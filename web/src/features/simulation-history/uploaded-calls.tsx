import type { ListedTranscript } from '@ringside/contract/transcripts'
import { callTypes } from '@ringside/contract/simulations/vocabulary'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callTypeLabels } from '../../domain-ui/call-labels.ts'
import { Score } from '../../domain-ui/score-ticks.tsx'
import { UploadRows } from '../../domain-ui/upload-rows.tsx'
import { UploadCallButton } from '../../domain-ui/upload-call-button.tsx'
import { transcriptPath } from '../../lib/paths.ts'
import { transcriptsQuery } from '../../lib/queries/calls.ts'
import { useStore } from '../../lib/store.ts'
import { uploadQueue } from '../../lib/uploads/upload-queue.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatClock, formatMoment } from '../../lib/time-format.ts'
import type { Column } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { CallList } from './call-list.tsx'
import { FoundLineLink } from './found-line.tsx'
import { uploadsQueryOf, type HistoryState } from './history-filters.ts'
import { UploadNotScored } from './not-scored.tsx'
import { sortable } from './server-sort.ts'
import { useHistoryFilters } from './use-history-filters.ts'

const states: Record<ListedTranscript['state'], string> = {
  'needs-transcript': 'Needs a transcript',
  asking: 'Which one is you?',
  scoring: 'Scoring...',
  'waiting-for-credit': 'Waiting for a credit',
  reviewed: 'Reviewed',
  failed: 'Scoring failed',
}

/** How far a call is. */
function stateWords({ state, transcription }: ListedTranscript): string {
  if (transcription?.state === 'running') return `Writing it down, ${transcription.percent}%`
  return transcription?.state === 'failed' ? 'Not written down: needs a transcript' : states[state]
}

const rep: Column<ListedTranscript> = { key: 'rep', head: 'Rep', cell: ({ repName }) => repName ?? '–' }

const columnsFor = ({ search, userId }: HistoryState): Column<ListedTranscript>[] => [
  {
    key: 'title',
    head: 'Call',
    phone: 'lead',
    cell: (transcript) => (
      <>
        <TextLink look="name" to={transcriptPath(transcript._id)}>
          {transcript.title}
        </TextLink>
        {transcript.found && (
          <FoundLineLink
            found={transcript.found}
            search={search}
            to={transcriptPath(transcript._id, transcript.found.startMs)}
          />
        )}
      </>
    ),
  },
  ...(userId === 'all' ? [rep] : []),
  {
    key: 'type',
    head: 'Type',
    phone: 'detail',
    cell: (transcript) => (
      <>
        {callTypeLabels[transcript.type]}
        {/* A phone has no column for what is asked. */}
        {transcript.state !== 'failed' && transcript.state !== 'reviewed' && (
          <span className="tablet:hidden">, {stateWords(transcript)}</span>
        )}
      </>
    ),
  },
  sortable({ key: 'length', head: 'Length', align: 'right', cell: (transcript) => formatClock(transcript.durationMs) }),
  { key: 'state', head: 'State', cell: (transcript) => <span className="text-ink-2">{stateWords(transcript)}</span> },
  sortable({
    key: 'score',
    head: 'Score',
    cell: (transcript) =>
      transcript.state === 'failed' ? (
        <UploadNotScored transcript={transcript} />
      ) : (
        <Score score={transcript.score} engine={transcript.engineScore} failed={transcript.failedBlocker} />
      ),
    phone: 'value',
  }),
  sortable({
    key: 'when',
    head: 'When',
    align: 'right',
    phone: 'end',
    cell: (transcript) => formatMoment(transcript.createdAt),
  }),
]

/** Files that are no calls yet. What is done stands in the table. */
function OnTheirWay({ orgId }: { orgId: string }) {
  const uploads = useStore(uploadQueue).filter(
    (upload) => upload.orgId === orgId && upload.transcriptId === undefined && upload.state !== 'done',
  )
  return uploads.length === 0 ? null : (
    <div className="max-w-[720px] px-6 max-tablet:px-4">
      <UploadRows uploads={uploads} />
    </div>
  )
}

/** Real calls, uploaded. */
export function UploadedCalls() {
  const { orgId } = useSession()
  const filters = useHistoryFilters()
  const query = useInfiniteQuery(transcriptsQuery(orgId, uploadsQueryOf(filters.state)))
  return (
    <CallList
      label="Uploaded calls"
      failure="Your uploaded calls could not be read"
      query={query}
      filters={filters}
      types={() => callTypes}
      columns={columnsFor(filters.state)}
      nameOf={(transcript) => transcript.title}
      pathOf={(transcript) => transcriptPath(transcript._id)}
      none={{
        title: 'No uploaded calls yet.',
        words: 'A real call, as a recording or a transcript, is reviewed like one you practised.',
        action: <UploadCallButton />,
      }}
    >
      <OnTheirWay orgId={orgId} />
    </CallList>
  )
}
