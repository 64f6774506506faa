import type { RubricProblem } from '@ringside/contract/rubrics/rubric-problems'
import type { OwnRubricPage } from '@ringside/contract/rubrics/rubrics'
import { useState } from 'react'
import { wordsOf } from '../../../lib/api/query-client.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { focusFirstInvalid } from '../../../ui/focus-invalid.ts'
import { ErrorState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast-queue.ts'
import { rubricChanges } from './rubric-changes.ts'
import { usePublishRubric } from './rubric-queries.ts'
import type { Saving, useDraft } from './use-draft.ts'

interface PublishBarProps {
  page: OwnRubricPage
  draft: ReturnType<typeof useDraft>
  problems: readonly RubricProblem[]
  /** What a check of the library is called. */
  textOf(key: string): string
  /** Somebody wants to publish: from now on what is missing is said at its place. */
  onTried(): void
}

const savingWords = (saving: Saving): string =>
  ({ saved: 'Saved', waiting: 'Not saved yet', saving: 'Saving...', failed: 'Not saved' })[saving.state]

/** Where the rubric stands: its version, and whether what is written is kept. */
function Standing({ page, saving, isNew }: { page: OwnRubricPage; saving: Saving; isNew: boolean }) {
  const { published, draft } = page
  const next = draft?.version ?? (published ? published.version + 1 : 1)
  const before = published ? `Version ${published.version} is published.` : 'Not published yet.'
  return (
    <p role="status" className="min-w-0 flex-1 text-small text-ink-2">
      {before}{' '}
      {isNew ? `You are writing version ${next}. ${savingWords(saving)}.` : 'Change something to begin the next.'}
    </p>
  )
}

type ChangesProps = Pick<PublishBarProps, 'page' | 'draft' | 'textOf'>

/** Null for a first version, which changes nothing. */
const changesIn = ({ page, draft, textOf }: ChangesProps): string[] | null =>
  page.published && rubricChanges(page.published.content, draft.content, textOf)

function Changes({ page, changes }: { page: OwnRubricPage; changes: readonly string[] | null }) {
  if (!page.published || changes === null)
    return <p>This is its first version. Choose it in the settings to have calls scored with it.</p>
  if (changes.length === 0) return <p>Nothing has changed since version {page.published.version}.</p>
  return (
    <>
      <p className="mb-2">What has changed since version {page.published.version}:</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </>
  )
}

/** What is missing, in one place as well as at its fields. */
function Missing({ problems }: { problems: readonly RubricProblem[] }) {
  return (
    <ErrorState title={problems.length === 1 ? '1 thing to finish' : `${problems.length} things to finish`}>
      {problems[0]?.message}
    </ErrorState>
  )
}

/** Where the rubric stands, and publishing it with what that changes. */
export function PublishBar({ page, draft, problems, textOf, onTried }: PublishBarProps) {
  const { orgId } = useSession()
  const [asking, setAsking] = useState(false)
  const [tried, setTried] = useState(false)
  const publish = usePublishRubric(orgId, page._id)
  const { saving } = draft
  const isNew = page.draft !== null || saving.state !== 'saved'
  const changes = asking ? changesIn({ page, draft, textOf }) : null
  const ask = () => {
    setTried(true)
    onTried()
    if (problems.length > 0) focusFirstInvalid()
    else setAsking(true)
  }
  const submit = async () => {
    const revision = await draft.save()
    if (revision === null) return setAsking(false)
    publish.mutate(revision, {
      onSuccess: ({ name, published }) => {
        draft.begin()
        setAsking(false)
        setTried(false)
        toast.success(`${name}, version ${published?.version ?? 1}, is published`)
      },
    })
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-6 py-3 max-tablet:px-4">
        <Standing page={page} saving={saving} isNew={isNew} />
        <Button variant="primary" disabled={!isNew} onClick={ask}>
          Publish
        </Button>
      </div>
      {saving.state === 'failed' && (
        <ErrorState title="The draft could not be saved" onRetry={() => void draft.save()}>
          {saving.message}
        </ErrorState>
      )}
      {tried && problems.length > 0 && <Missing problems={problems} />}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        width={640}
        title={`Publish ${draft.content.name}?`}
        description="A published version never changes. What was scored stays as it is."
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button
              variant="primary"
              loading={publish.isPending}
              disabled={changes?.length === 0}
              onClick={() => void submit()}
            >
              Publish
            </Button>
          </>
        }
      >
        {publish.isError && <ErrorState title="The rubric could not be published">{wordsOf(publish.error)}</ErrorState>}
        <Changes page={page} changes={changes} />
      </Dialog>
    </>
  )
}
