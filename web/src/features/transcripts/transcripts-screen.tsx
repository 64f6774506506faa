import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { ApiError } from '@ringside/contract/kernel/errors'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { wordsOf } from '../../lib/api/query-client.ts'
import { readCreditsAgain } from '../../lib/queries/credits.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatClock, formatDay } from '../../lib/time-format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import type { TranscriptAnswer } from './transcript-lines.ts'
import { transcriptQuery, useDeleteTranscript } from './transcript-queries.ts'
import { UploadedCall } from './uploaded-call.tsx'

const uploadsPath = '/simulation-history?tab=uploaded'

function DeleteButton({ answer }: { answer: TranscriptAnswer }) {
  const { transcript } = answer
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const remove = useDeleteTranscript(transcript.orgId, transcript._id)
  return (
    <>
      <Button icon={IconTrash} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        width={440}
        title={`Delete “${transcript.title}”?`}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button
              variant="danger"
              loading={remove.isPending}
              onClick={() =>
                remove.mutate(undefined, { onSuccess: () => void navigate(uploadsPath, { replace: true }) })
              }
            >
              Delete the call
            </Button>
          </>
        }
      >
        <p>Its words and its review go with it. This can’t be undone.</p>
        {remove.isError && <ErrorState title="Failed to delete the call">{wordsOf(remove.error)}</ErrorState>}
      </Dialog>
    </>
  )
}

/** What scoring holds of the credits is spent or given back when it ends. */
function useCreditsAfterScoring(isScoring: boolean) {
  const queries = useQueryClient()
  useEffect(() => {
    if (isScoring) return () => void readCreditsAgain(queries)
  }, [isScoring, queries])
}

/** The review of an uploaded call, and what is asked before it can be made. */
export function TranscriptsScreen() {
  const { transcriptId = '' } = useParams()
  const { orgId, userId } = useSession()
  const query = useQuery(transcriptQuery(orgId, transcriptId))
  const isUnknown = query.error instanceof ApiError && [400, 404].includes(query.error.status)
  const transcript = query.data?.transcript
  useCreditsAfterScoring(transcript?.state === 'scoring')
  const fact = transcript && `${formatDay(transcript.createdAt)}, ${formatClock(transcript.durationMs)}`
  return (
    <Page>
      <PageHeader
        title={transcript?.title ?? 'Uploaded call'}
        back={uploadsPath}
        fact={fact}
        actions={query.data?.transcript.userId === userId && <DeleteButton answer={query.data} />}
      />
      {query.isPending && <SkeletonRows />}
      {isUnknown && (
        <EmptyState title="This call was not found" action={<ButtonLink to={uploadsPath}>Uploaded calls</ButtonLink>}>
          It may have been deleted, or belong to another person.
        </EmptyState>
      )}
      {query.isError && !isUnknown && !query.data && (
        <ErrorState title="Failed to fetch the call" onRetry={() => void query.refetch()}>
          {wordsOf(query.error)}
        </ErrorState>
      )}
      {query.data && <UploadedCall key={transcriptId} answer={query.data} />}
    </Page>
  )
}
