import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import type { OwnRubricPage } from '@ringside/contract/rubrics/rubrics'
import { useQuery } from '@tanstack/react-query'
import { wordsOf } from '../../../lib/api/query-client.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { PageBody } from '../../../ui/page.tsx'
import { ErrorState, Notice, SkeletonRows } from '../../../ui/states.tsx'
import { RubricEditor } from './rubric-editor.tsx'
import { rubricQuery, useArchiveRubric } from './rubric-queries.ts'
import { rubricsAddress } from './rubrics-address.ts'

function Archived({ page }: { page: OwnRubricPage }) {
  const { orgId } = useSession()
  const restore = useArchiveRubric(orgId)
  return (
    <div className="flex flex-col gap-4 px-6 py-5 max-tablet:p-4">
      <Notice
        tone="info"
        icon={IconArchive}
        title={`${page.name || 'This rubric'} is archived.`}
        action={
          <Button loading={restore.isPending} onClick={() => restore.mutate({ id: page._id, back: true })}>
            Restore
          </Button>
        }
      >
        Calls that were scored with it keep it, and can be scored with it again.
      </Notice>
      {restore.isError && <ErrorState title="The rubric was not restored">{wordsOf(restore.error)}</ErrorState>}
    </div>
  )
}

/** One of the organisation's rubrics, to write, try out and publish. */
export function RubricPage({ id }: { id: string }) {
  const { orgId } = useSession()
  // What is being written here must not change under the writer's hands: it is read once.
  const rubric = useQuery({ ...rubricQuery(orgId, id), staleTime: Infinity, gcTime: 0 })
  return (
    <PageBody>
      <div className="px-6 pt-3 max-tablet:px-4">
        <ButtonLink size="small" variant="quiet" icon={IconChevronLeft} to={rubricsAddress}>
          All rubrics
        </ButtonLink>
      </div>
      {rubric.isPending && <SkeletonRows />}
      {rubric.isError && (
        <ErrorState title="The rubric could not be read" onRetry={() => void rubric.refetch()}>
          {wordsOf(rubric.error)}
        </ErrorState>
      )}
      {rubric.data &&
        (rubric.data.archivedAt === null ? <RubricEditor page={rubric.data} /> : <Archived page={rubric.data} />)}
    </PageBody>
  )
}
