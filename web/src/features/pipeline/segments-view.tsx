import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import type { Account } from '@ringside/contract/pipeline/accounts'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { useState } from 'react'
import type { Who } from '../../domain-ui/use-archive.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { ConfigurationDialog } from './configuration-dialog.tsx'
import { placeOf } from './pipeline-figures.ts'
import { SegmentDialog } from './segment-dialog.tsx'

export interface SegmentsViewProps {
  who: Who
  segments: readonly Segment[]
  accounts: readonly Account[]
  onAdd(): void
  onArchive(ids: readonly string[]): void
}

/** Segments as a table: change, configure, archive. */
export function SegmentsView({ who, segments, accounts, onAdd, onArchive }: SegmentsViewProps) {
  const [changing, setChanging] = useState<Segment | null>(null)
  const [configuring, setConfiguring] = useState<Segment | null>(null)
  const accountsIn = (segment: Segment) =>
    accounts.filter((account) => account.targetSegmentProfileId === segment._id).length
  const columns: Column<Segment>[] = [
    {
      key: 'name',
      head: 'Segment',
      cell: (segment) => (
        <button
          type="button"
          className="rounded-tick font-medium hover:underline"
          onClick={() => setConfiguring(segment)}
        >
          {segment.name}
        </button>
      ),
      compare: (a, b) => a.name.localeCompare(b.name),
      phone: 'lead',
    },
    { key: 'industry', head: 'Industry', cell: (segment) => segment.displayIndustry, phone: 'detail' },
    { key: 'sub', head: 'Sub-industry', cell: (segment) => segment.displaySubIndustry || 'Any' },
    { key: 'size', head: 'Size', cell: (segment) => segment.companySize },
    { key: 'place', head: 'Geography', cell: placeOf },
    {
      key: 'accounts',
      head: 'Accounts',
      align: 'right',
      cell: accountsIn,
      compare: (a, b) => accountsIn(a) - accountsIn(b),
    },
    {
      key: 'menu',
      head: '',
      name: 'Actions',
      width: '56px',
      phone: 'action',
      cell: (segment) => (
        <Menu
          label={`Actions for ${segment.name}`}
          items={[
            { kind: 'action', label: 'Configure', onSelect: () => setConfiguring(segment) },
            { kind: 'action', label: 'Change', onSelect: () => setChanging(segment) },
            { kind: 'action', label: 'Archive', onSelect: () => onArchive([segment._id]) },
          ]}
          opener={(opener) => (
            <button
              {...opener}
              type="button"
              aria-label={`Actions for ${segment.name}`}
              className="grid size-8 touch-target place-items-center rounded-control text-ink-2 hover:bg-hover"
            >
              <IconDots size={18} stroke={1.5} aria-hidden />
            </button>
          )}
        />
      ),
    },
  ]
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
      <Table
        label="Segments"
        rows={segments}
        columns={columns}
        rowKey={(segment) => segment._id}
        initialSort={{ key: 'name', direction: 'ascending' }}
      />
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
