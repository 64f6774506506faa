import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { wordsOf } from '../../../lib/api/query-client.ts'
import { rubricsQuery } from '../../../lib/queries/rubrics.ts'
import { useSession } from '../../../lib/session/session.ts'
import { PageBody } from '../../../ui/page.tsx'
import { ErrorState, SkeletonRows } from '../../../ui/states.tsx'
import { RubricPage } from './rubric-page.tsx'
import { rubricAddress } from './rubrics-address.ts'
import { RubricsList } from './rubrics-list.tsx'

/** What calls are scored by: the list, or the rubric that the address names. */
export function RubricsTab() {
  const { orgId } = useSession()
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const rubrics = useQuery(rubricsQuery(orgId))
  const id = address.get('rubric')
  if (id !== null) return <RubricPage key={id} id={id} />
  if (rubrics.data) return <RubricsList rubrics={rubrics.data} onOpen={(made) => void navigate(rubricAddress(made))} />
  return (
    <PageBody>
      {rubrics.isPending && <SkeletonRows />}
      {rubrics.isError && (
        <ErrorState title="The rubrics could not be read" onRetry={() => void rubrics.refetch()}>
          {wordsOf(rubrics.error)}
        </ErrorState>
      )}
    </PageBody>
  )
}
