import { nobodyToCall } from '@ringside/contract/pipeline/nobody-to-call'
import { useQuery } from '@tanstack/react-query'
import { pipelineQuery } from '../lib/queries/pipeline.ts'
import { useSession } from '../lib/session/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState, SkeletonRows } from '../ui/states.tsx'
import { holdingsOf } from './archived-words.ts'

/** Instead of a list of buyers, where there is none: why, in the words of the suggested next call, and the way to what makes one. */
export function NobodyToCall() {
  const { orgId } = useSession()
  const pipeline = useQuery(pipelineQuery(orgId))
  if (pipeline.isPending) return <SkeletonRows />
  const why = pipeline.data && nobodyToCall(holdingsOf(pipeline.data))
  return (
    <EmptyState
      title={why?.title ?? 'Nobody to call yet.'}
      action={
        <ButtonLink variant="primary" to={why?.isInArchive ? '/pipeline/archive' : '/pipeline'}>
          {why?.isInArchive ? 'Open the archive' : 'Go to the pipeline'}
        </ButtonLink>
      }
    >
      {why?.advice}
    </EmptyState>
  )
}
