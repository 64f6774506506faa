import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import { tierCaps } from '@ringside/contract/reference-data'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LastChangeLine } from '../../domain-ui/last-change.tsx'
import type { Who } from '../../domain-ui/use-archive.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { pipelineQuery } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Page, PageBody, PageHeader } from '../../ui/page.tsx'
import { ErrorState, Notice, SkeletonRows } from '../../ui/states.tsx'
import { TabLinks } from '../../ui/tabs.tsx'
import { GenerationStrip } from './generation-strip.tsx'
import { HeaderActions } from './header-actions.tsx'
import { fullWords, hindrancesOf } from './hindrances.ts'
import { useImportWatch } from './import/use-imports.ts'
import { isWholeArchive } from '../../domain-ui/older-archive.ts'
import { here, Views, type Here, type Opened } from './pipeline-views.tsx'
import { useGeneration } from './use-generation.ts'
import { useNamedOrder } from './use-named-order.ts'
import { useNamedSegment } from './use-named-segment.ts'

const ContactDialog = lazyPart(() => import('./contact-dialog.tsx').then((module) => module.ContactDialog))
const GenerateDialog = lazyPart(() => import('./generate-dialog.tsx').then((module) => module.GenerateDialog))
const SegmentDialog = lazyPart(() => import('./segment-dialog.tsx').then((module) => module.SegmentDialog))
const ImportDialog = lazyPart(() => import('./import/import-dialog.tsx').then((module) => module.ImportDialog))
const OwnProduct = lazyPart(() => import('../../domain-ui/product/own-product.tsx').then((module) => module.OwnProduct))

function Note({ title }: { title: string }) {
  return (
    <div className="p-4">
      <Notice tone="info" icon={IconBuilding} title={title} />
    </div>
  )
}

/** The dialog that is open over the pipeline, if one is. */
function OpenDialog({ opened, all, who, close }: { opened: Opened; all: Here | null; who: Who; close(): void }) {
  const [address] = useSearchParams()
  switch (opened) {
    case null:
      return null
    case 'segment':
      return <SegmentDialog who={who} segment={null} open onClose={close} />
    case 'contact':
      return <ContactDialog who={who} open onClose={close} />
    case 'product':
      return <OwnProduct onClose={close} />
    case 'import':
      return all && <ImportDialog orgId={who.orgId} segments={all.segments} open onClose={close} />
    case 'generate':
      return (
        all && (
          <GenerateDialog
            who={who}
            segments={all.segments}
            segmentId={address.get('segment')}
            hasDecisionMakers={all.contacts.length > 0}
            room={tierCaps.accounts - all.accounts.length}
            open
            onClose={close}
          />
        )
      )
  }
}

/** `/pipeline/*`: the market, its segments, accounts and decision makers. */
export function PipelineScreen() {
  const { orgId, userId } = useSession()
  const who: Who = { orgId, userId }
  const [opened, setOpened] = useState<Opened>(null)
  const query = useQuery(pipelineQuery(orgId))
  const all = useMemo(() => (query.data ? here(query.data) : null), [query.data])
  const named = useNamedSegment(orgId, query.data?.targetSegmentProfiles)
  const ordered = useNamedOrder(orgId)
  const isWaiting = named.state === 'waiting' || ordered.state === 'waiting'
  const failure = (all ? null : query.error) ?? ordered.failure
  const readAgain = () => {
    if (!all) void query.refetch()
    if (ordered.failure) ordered.readAgain()
  }
  const generation = useGeneration(who)
  const hindrances = hindrancesOf(generation, all)
  useImportWatch(orgId, opened === 'import')
  return (
    <Page>
      <PageHeader
        title="Pipeline"
        actions={
          <HeaderActions
            hasSegment={(all?.segments.length ?? 0) > 0}
            hasAccounts={(all?.accounts.length ?? 0) > 0}
            hindrances={hindrances}
            onAdd={setOpened}
            onImport={() => setOpened('import')}
            onProduct={() => setOpened('product')}
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
          // What is known of a longer archive is no count of it.
          {
            to: '/pipeline/archive',
            label: 'Archive',
            count: all && isWholeArchive(all.archived) ? all.archived.length : undefined,
          },
        ]}
      />
      <LastChangeLine orgId={orgId} />
      <PageBody>
        <GenerationStrip who={who} generation={generation} />
        {failure && (
          <ErrorState title="Failed to fetch pipeline data" onRetry={readAgain}>
            {wordsOf(failure)}
          </ErrorState>
        )}
        {(query.isPending || isWaiting) && <SkeletonRows rows={8} />}
        {all && fullWords(all).map((words) => <Note key={words} title={words} />)}
        {named.state === 'unknown' && (
          <Note title="The segment of this link is not in your pipeline. These are the accounts of all segments." />
        )}
        {ordered.state === 'unknown' && (
          <Note title="The order of this link is not known any more. These are the accounts of its segment." />
        )}
        {ordered.state === 'incomplete' && (
          <Note title="It is not known which accounts the order of this link made. These are the accounts of its segment." />
        )}
        {all && !isWaiting && !failure && (
          <Views
            {...{ all, who }}
            hindrance={hindrances.generate}
            segments={named.segments}
            order={ordered.order}
            open={setOpened}
          />
        )}
      </PageBody>
      <OpenDialog opened={opened} all={all} who={who} close={() => setOpened(null)} />
    </Page>
  )
}
