import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { ApiError } from '@ringside/contract/kernel/errors'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { callTypeLabels } from '../../domain-ui/call-labels.ts'
import { ExportMenu } from '../../domain-ui/review/export-menu.tsx'
import { ShareButton } from '../../domain-ui/review/share-review.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { transcriptQuery } from '../../lib/queries/calls.ts'
import { readCreditsAgain } from '../../lib/queries/credits.ts'
import { readScoresAgain } from '../../lib/queries/scores.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatClock, formatDay } from '../../lib/time-format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { AddedFiles } from './add-file.tsx'
import { LengthsNotice } from './lengths-notice.tsx'
import { OwnActions } from './own-actions.tsx'
import { usePractising } from './use-practising.tsx'
import { UploadedCall } from './uploaded-call.tsx'
import { uploadsPath } from './uploads-path.ts'

/** When scoring ends, what it held of the credits is spent or given back, and the call has another score wherever it stands. */
function useReadAfterScoring(isScoring: boolean) {
  const queries = useQueryClient()
  const session = useSession()
  useEffect(() => {
    if (!isScoring) return
    return () => {
      void readCreditsAgain(queries)
      void readScoresAgain(queries, session)
    }
  }, [session, isScoring, queries])
}

/** The review of an uploaded call, and what is asked before it can be made. */
export function TranscriptsScreen() {
  const { transcriptId = '' } = useParams()
  const { orgId, userId } = useSession()
  const query = useQuery(transcriptQuery(orgId, transcriptId))
  const { onPractise, dialog } = usePractising(query.data)
  const isUnknown = query.error instanceof ApiError && [400, 404].includes(query.error.status)
  const transcript = query.data?.transcript
  useReadAfterScoring(transcript?.state === 'scoring')
  const isReviewed = typeof query.data?.reviewId === 'string'
  const fact =
    transcript &&
    [
      // A review says itself what kind it is of.
      ...(isReviewed ? [] : [callTypeLabels[transcript.type]]),
      formatDay(transcript.createdAt),
      formatClock(transcript.durationMs),
    ].join(', ')
  return (
    <Page>
      <PageHeader
        title={transcript?.title ?? 'Uploaded call'}
        back={uploadsPath}
        fact={fact}
        actions={
          <>
            {query.data?.reviewId && (
              <span className="max-desktop:hidden">
                <ShareButton reviewId={query.data.reviewId} />
              </span>
            )}
            {query.data?.reviewId && <ExportMenu reviewId={query.data.reviewId} />}
            {query.data?.reviewId && (
              <Button icon={IconPhone} onClick={onPractise}>
                Practise this call
              </Button>
            )}
            {query.data?.transcript.userId === userId && <OwnActions answer={query.data} onPractise={onPractise} />}
          </>
        }
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
      {transcript && <AddedFiles transcript={transcript} />}
      {transcript && <LengthsNotice transcript={transcript} isOwn={transcript.userId === userId} />}
      {dialog}
      {query.data && <UploadedCall key={transcriptId} answer={query.data} />}
    </Page>
  )
}
