import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { ImportPreview, PreviewedRow } from '@ringside/contract/pipeline/imports'
import { Table } from '../../../ui/table.tsx'
import type { Column } from '../../../ui/table-columns.ts'
import { madeWords, rowWords } from './import-words.ts'

const fromSegment = <span className="text-ink-3">From the segment</span>

const personWords = ({ person }: PreviewedRow) => {
  if (!person) return <span className="text-ink-3">One for each decision maker</span>
  const standing = person.department === null ? person.level : `${person.level}, ${person.department}`
  return (
    <span className="block min-w-0">
      <span className="block truncate">{person.title === null ? person.name : `${person.name}, ${person.title}`}</span>
      <span className="block truncate text-small text-ink-2">{standing}</span>
    </span>
  )
}

const columns: Column<PreviewedRow>[] = [
  { key: 'row', head: 'Row', cell: ({ row }) => row, width: '72px' },
  {
    key: 'account',
    head: 'Account',
    cell: ({ account, isNew }) => (
      <span className="block min-w-0">
        <span className="block truncate font-medium">{account}</span>
        {!isNew && <span className="block text-small text-ink-2">There already</span>}
      </span>
    ),
    phone: 'lead',
  },
  { key: 'place', head: 'Place', cell: ({ location, isNew }) => location ?? (isNew ? fromSegment : '') },
  { key: 'size', head: 'Employees', cell: ({ size, isNew }) => size ?? (isNew ? fromSegment : '') },
  { key: 'person', head: 'Person', cell: personWords, phone: 'detail' },
]

function Problems({ preview }: { preview: ImportPreview }) {
  const { leftOut, problems } = preview
  if (leftOut === 0) return null
  return (
    <section aria-label="Rows that will be left out" className="rounded-box bg-warn-tint px-4 py-3">
      <p className="flex items-center gap-2 font-semibold">
        <IconAlertTriangle size={18} stroke={1.5} className="text-warn" aria-hidden />
        {rowWords(leftOut)} will be left out
      </p>
      <div
        role="group"
        aria-label="Why"
        // What scrolls takes the focus, so that the arrow keys scroll it.
        tabIndex={0}
        className="mt-1 max-h-36 overflow-auto text-ink-2"
      >
        <ul>
          {problems.map(({ row, reason }) => (
            <li key={row}>
              Row {row}: {reason}
            </li>
          ))}
        </ul>
        {leftOut > problems.length && <p>And {rowWords(leftOut - problems.length)} more.</p>}
      </div>
    </section>
  )
}

/** What would come of the file, and what would not and why. */
export function ImportPreviewPart({ preview }: { preview: ImportPreview }) {
  const { accounts, people, decisionMakers, rows } = preview
  const newRoles =
    decisionMakers === 0
      ? ''
      : ` ${decisionMakers === 1 ? '1 new decision maker comes' : `${decisionMakers} new decision makers come`} with them.`
  return (
    <div className="flex flex-col gap-4">
      <p aria-live="polite">
        <span className="font-semibold">{`${madeWords({ accounts, people })} will be imported.`}</span>
        {newRoles}
      </p>
      <Problems preview={preview} />
      {rows.length > 0 && (
        <div className="-mx-6 max-tablet:-mx-4">
          <Table
            label="The first rows as they will become"
            rows={rows}
            columns={columns}
            rowKey={({ row }) => String(row)}
          />
        </div>
      )}
    </div>
  )
}
