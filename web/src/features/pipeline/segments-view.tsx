import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import type { Account } from '@ringside/contract/pipeline/accounts'
import { listedNames, segmentNames, wholeName } from '@ringside/contract/pipeline/segment-names'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { useState } from 'react'
import { thingsOf, type ToArchive, type Who } from '../../domain-ui/use-archive.ts'
import { useAddressSort } from '../../domain-ui/use-address-sort.ts'
import { useRowKeys } from '../../domain-ui/use-row-keys.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Sort } from '../../ui/table-columns.ts'
import { ListSearch } from './list-search.tsx'
import { ArchiveSegmentsDialog } from './archive-segments-dialog.tsx'
import { segmentColumns } from './segment-columns.tsx'
import { useSegmentFilters } from './segment-filters.ts'

const SegmentDialog = lazyPart(() => import('./segment-dialog.tsx').then((module) => module.SegmentDialog))
const ConfigurationDialog = lazyPart(() =>
  import('./configuration-dialog.tsx').then((module) => module.ConfigurationDialog),
)

export interface SegmentsViewProps {
  who: Who
  segments: readonly Segment[]
  /** Those in use, whichever segment they are in. */
  accounts: readonly Account[]
  onAdd(): void
  onArchive(things: readonly ToArchive[]): void
}

const segmentWords = (count: number) => (count === 1 ? '1 segment' : `${count.toLocaleString('en-GB')} segments`)

const byName: Sort = { key: 'name', direction: 'ascending' }

/** Segments that are to be archived: at once where they hold no account in use, else after a question. */
function useArchiveSegments({ segments, accounts, onArchive }: Omit<SegmentsViewProps, 'who' | 'onAdd'>) {
  const [asking, setAsking] = useState<ReadonlySet<string>>(new Set())
  const asked = segments.filter(({ _id }) => asking.has(_id))
  const within = (ids: ReadonlySet<string>) => accounts.filter((account) => ids.has(account.targetSegmentProfileId))
  const archive = (ids: readonly string[]) => {
    const chosen = new Set(ids)
    if (within(chosen).length === 0) onArchive(thingsOf('segment', ids))
    else setAsking(chosen)
  }
  const question = asked.length > 0 && (
    <ArchiveSegmentsDialog
      segments={asked}
      names={segmentNames(segments)}
      accounts={within(asking)}
      onArchive={onArchive}
      onClose={() => setAsking(new Set())}
    />
  )
  return { archive, question }
}

/** Segments as a table: change, configure, archive one or several. */
export function SegmentsView({ who, segments, accounts, onAdd, onArchive }: SegmentsViewProps) {
  const [changing, setChanging] = useState<Segment | null>(null)
  const [configuring, setConfiguring] = useState<Segment | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { archive, question } = useArchiveSegments({ segments, accounts, onArchive })
  const names = listedNames(segments)
  const listedOf = ({ _id, name }: Segment) => names.get(_id) ?? { name, traits: [], number: 1 }
  useRowKeys(true)
  const columns = segmentColumns(accounts, listedOf, {
    onConfigure: setConfiguring,
    onChange: setChanging,
    onArchive: ({ _id }) => archive([_id]),
  })
  const inUse = new Set(accounts.map((account) => account.targetSegmentProfileId))
  const { found, address } = useSegmentFilters(segments, ({ _id }) => inUse.has(_id))
  const order = useAddressSort(found.shown, columns, byName, address)
  // What a filter hides, or was archived meanwhile, is not archived with what is seen.
  const chosen = found.shown.filter(({ _id }) => selected.has(_id)).map(({ _id }) => _id)
  if (segments.length === 0) {
    return (
      <EmptyState
        title="No target segments yet."
        action={
          <Button variant="primary" onClick={onAdd}>
            Add a segment
          </Button>
        }
      >
        A segment is a market you sell to.
      </EmptyState>
    )
  }
  return (
    <>
      <ListSearch
        found={found}
        all={segments.length}
        placeholder="Segment, industry or place"
        counted={segmentWords}
        none="No segments match."
      />
      {found.shown.length > 0 && (
        <Table
          label="Segments"
          {...order}
          columns={columns}
          rowKey={(segment) => segment._id}
          rowName={(segment) => wholeName(listedOf(segment))}
          selected={new Set(chosen)}
          onSelect={setSelected}
          onOpen={(segment) => setConfiguring(segment)}
        />
      )}
      {chosen.length > 0 && (
        <ActionBar words={`${segmentWords(chosen.length)} selected`} onClear={() => setSelected(new Set())}>
          <Button size="small" icon={IconArchive} onClick={() => archive(chosen)}>
            Archive
          </Button>
        </ActionBar>
      )}
      {question}
      {changing && (
        <SegmentDialog key={changing._id} who={who} segment={changing} open onClose={() => setChanging(null)} />
      )}
      {configuring && (
        <ConfigurationDialog
          key={configuring._id}
          who={who}
          segment={configuring}
          open
          onClose={() => setConfiguring(null)}
        />
      )}
    </>
  )
}
