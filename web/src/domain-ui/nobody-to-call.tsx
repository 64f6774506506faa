import { useQuery } from '@tanstack/react-query'
import { pipelineQuery } from '../lib/queries/pipeline.ts'
import { useSession } from '../lib/session/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState, SkeletonRows } from '../ui/states.tsx'
import { AllArchived } from './all-archived.tsx'
import { archivedBuyersWords } from './archived-words.ts'

/** Instead of a list of buyers, where there is none: what makes one, or where those are that were. */
export function NobodyToCall() {
  const { orgId } = useSession()
  const pipeline = useQuery(pipelineQuery(orgId))
  if (pipeline.isPending) return <SkeletonRows />
  const archived = pipeline.data ? archivedBuyersWords(pipeline.data) : null
  if (archived !== null) return <AllArchived words={archived} />
  return (
    <EmptyState
      title="Nobody to call yet."
      action={
        <ButtonLink variant="primary" to="/pipeline">
          Go to the pipeline
        </ButtonLink>
      }
    >
      Add a segment and a decision maker, then generate an account: its people appear here.
    </EmptyState>
  )
}
