import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import type { Pipeline } from '@ringside/contract/pipeline/pipeline'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { tierCaps } from '@ringside/contract/reference-data'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, Route, Routes, useSearchParams } from 'react-router'
import { AllArchived } from '../../domain-ui/all-archived.tsx'
import { archivedWords } from '../../domain-ui/archived-words.ts'
import { FirstSteps } from '../../domain-ui/first-steps.tsx'
import { thingsOf, useArchive, type Who } from '../../domain-ui/use-archive.ts'
import { useRestoring } from '../../domain-ui/use-restoring.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { pipelineQuery } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Page, PageBody, PageHeader } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Notice, SkeletonRows } from '../../ui/states.tsx'
import { TabLinks } from '../../ui/tabs.tsx'
import { ArchiveView } from './archive-view.tsx'
import { archivedThings } from '../../domain-ui/archived-things.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { ContactsView, decisionMakerWords } from './contacts-view.tsx'
import { usePlacingRoles } from './use-placing-roles.ts'
import { GenerateDialog } from './generate-dialog.tsx'
import { GenerationStrip } from './generation-strip.tsx'
import { HeaderActions, type Addable } from './header-actions.tsx'
import { AccountsView, Overview } from './overview.tsx'
import { isHere } from './pipeline-changes.ts'
import { SegmentDialog } from './segment-dialog.tsx'
import { SegmentsView } from './segments-view.tsx'
import { useImportWatch } from './import/use-imports.ts'
import { useGeneration } from './use-generation.ts'
import { useNamedSegment } from './use-named-segment.ts'

const whatAnAccountIs = 'An account is an invented company of your segment, with people, problems and facts of its own.'

type Opened = Addable | 'import' | null

const ImportDialog = lazyPart(() => import('./import/import-dialog.tsx').then((module) => module.ImportDialog))

const here = (pipeline: Pipeline) => ({
  segments: pipeline.targetSegmentProfiles.filter(isHere),
  contacts: pipeline.contactProfiles.filter(isHere),
  accounts: pipeline.accounts.filter(isHere),
  archived: archivedThings(pipeline),
  archivedAccounts: pipeline.accounts.filter((account) => !isHere(account)),
  everything: pipeline,
})
type Here = ReturnType<typeof here>

/** A plan allows no more accounts than these. */
const isFull = (all: Here) => all.accounts.length >= tierCaps.accounts

/** No account yet: the step that comes next, and where it leads. */
function NoAccounts({ all, open }: { all: Here; open(dialog: Opened): void }) {
  const [dialog, title, action, words] =
    all.segments.length === 0
      ? (['segment', 'No target segments yet.', 'Add a segment', 'A segment is a market you sell to.'] as const)
      : all.contacts.length === 0
        ? (['contact', 'No decision makers yet.', 'Add a decision maker', decisionMakerWords] as const)
        : (['generate', 'No accounts here yet.', 'Generate accounts', whatAnAccountIs] as const)
  const archived = archivedWords(all.everything)
  if (archived !== null) {
    return (
      <AllArchived words={archived}>
        <Button onClick={() => open(dialog)}>{action}</Button>
      </AllArchived>
    )
  }
  return (
    <>
      <EmptyState
        title={title}
        action={
          <span className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => open(dialog)}>
              {action}
            </Button>
            {all.segments.length > 0 && <Button onClick={() => open('import')}>Import a list</Button>}
          </span>
        }
      >
        {words}
      </EmptyState>
      <div className="max-w-[68ch] px-6 pt-3 max-tablet:px-4">
        <h3 className="mb-3 text-small font-semibold text-ink-2">To your first call</h3>
        <FirstSteps pipeline={all.everything} />
      </div>
    </>
  )
}

interface ViewsProps {
  all: Here
  /** Those of the lists, and the one of the address. */
  segments: readonly Segment[]
  who: Who
  open(dialog: Opened): void
}

function Views({ all, segments, who, open }: ViewsProps) {
  const { archive } = useArchive(who)
  const { restore, question } = useRestoring(who)
  const placeRoles = usePlacingRoles(who)
  const archiveAccounts = (ids: readonly string[]) => void archive(thingsOf('account', ids))
  const empty = all.accounts.length === 0 ? <NoAccounts all={all} open={open} /> : null
  const { targetSegmentProfiles, contactProfiles } = all.everything
  const allSegments = archivedWords({ targetSegmentProfiles })
  const allContacts = archivedWords({ contactProfiles })
  return (
    <>
      <Routes>
        <Route
          index
          element={
            empty ?? (
              <Overview
                segments={segments}
                accounts={all.accounts}
                archived={all.archivedAccounts}
                onArchive={archiveAccounts}
                onGenerate={isFull(all) ? undefined : () => open('generate')}
                onRestore={restore}
              />
            )
          }
        />
        <Route
          path="segments"
          element={
            allSegments === null ? (
              <SegmentsView
                who={who}
                segments={all.segments}
                accounts={all.accounts}
                onAdd={() => open('segment')}
                onArchive={(things) => void archive(things)}
              />
            ) : (
              <AllArchived words={allSegments}>
                <Button onClick={() => open('segment')}>Add a segment</Button>
              </AllArchived>
            )
          }
        />
        <Route
          path="accounts"
          element={
            empty ?? (
              <AccountsView
                segments={segments}
                accounts={all.accounts}
                archived={all.archivedAccounts}
                onArchive={archiveAccounts}
                onGenerate={isFull(all) ? undefined : () => open('generate')}
                onRestore={restore}
              />
            )
          }
        />
        <Route
          path="decision-makers"
          element={
            allContacts === null ? (
              <ContactsView
                contacts={all.contacts}
                accounts={all.accounts}
                onAdd={() => open('contact')}
                onPlace={placeRoles}
                onArchive={(things) => void archive(things)}
              />
            ) : (
              <AllArchived words={allContacts}>
                <Button onClick={() => open('contact')}>Add a decision maker</Button>
              </AllArchived>
            )
          }
        />
        <Route path="archive" element={<ArchiveView things={all.archived} onRestore={restore} />} />
        <Route path="*" element={<Navigate to="/pipeline" replace />} />
      </Routes>
      {question}
    </>
  )
}

/** `/pipeline/*`: the market, its segments, accounts and decision makers. */
export function PipelineScreen() {
  const { orgId, userId } = useSession()
  const who: Who = { orgId, userId }
  const [opened, setOpened] = useState<Opened>(null)
  const [address] = useSearchParams()
  const query = useQuery(pipelineQuery(orgId))
  const all = query.data ? here(query.data) : null
  const named = useNamedSegment(orgId, query.data?.targetSegmentProfiles)
  const close = () => setOpened(null)
  const generation = useGeneration(who)
  useImportWatch(orgId, opened === 'import')
  return (
    <Page>
      <PageHeader
        title="Pipeline"
        actions={
          <HeaderActions
            hasSegment={(all?.segments.length ?? 0) > 0}
            hasAccounts={(all?.accounts.length ?? 0) > 0}
            canGenerate={generation.order?.state !== 'running' && !(all && isFull(all))}
            onAdd={setOpened}
            onImport={() => setOpened('import')}
          />
        }
      />
      <TabLinks
        label="Pipeline"
        tabs={[
          { to: '/pipeline', label: 'Overview', end: true },
          { to: '/pipeline/segments', label: 'Segments', count: all?.segments.length },
          { to: '/pipeline/accounts', label: 'Accounts', count: all?.accounts.length },
          { to: '/pipeline/decision-makers', label: 'Decision makers', count: all?.contacts.length },
          { to: '/pipeline/archive', label: 'Archive', count: all?.archived.length },
        ]}
      />
      <PageBody>
        <GenerationStrip who={who} generation={generation} />
        {query.isError && !all && (
          <ErrorState title="Failed to fetch pipeline data" onRetry={() => void query.refetch()}>
            {wordsOf(query.error)}
          </ErrorState>
        )}
        {(query.isPending || named.state === 'waiting') && <SkeletonRows rows={8} />}
        {all && isFull(all) && (
          <div className="p-4">
            <Notice
              tone="info"
              icon={IconBuilding}
              title={`You have ${tierCaps.accounts.toLocaleString('en-GB')} accounts, the most a plan allows. Archive some to add more.`}
            />
          </div>
        )}
        {named.state === 'unknown' && (
          <div className="p-4">
            <Notice
              tone="info"
              icon={IconBuilding}
              title="The segment of this link is not in your pipeline. These are the accounts of all segments."
            />
          </div>
        )}
        {all && named.state !== 'waiting' && <Views all={all} segments={named.segments} who={who} open={setOpened} />}
      </PageBody>
      {opened === 'segment' && <SegmentDialog who={who} segment={null} open onClose={close} />}
      {opened === 'contact' && <ContactDialog who={who} open onClose={close} />}
      {opened === 'import' && all && <ImportDialog orgId={orgId} segments={all.segments} open onClose={close} />}
      {opened === 'generate' && all && (
        <GenerateDialog
          who={who}
          segments={all.segments}
          segmentId={address.get('segment')}
          hasDecisionMakers={all.contacts.length > 0}
          room={tierCaps.accounts - all.accounts.length}
          open
          onClose={close}
        />
      )}
    </Page>
  )
}
