import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { ImportPreview, PreviewedRow } from '@ringside/contract/pipeline/imports'
import { Table } from '../../../ui/table.tsx'
import type { Column } from '../../../ui/table-columns.ts'
import { madeWords, numberWords, rowWords } from './import-words.ts'

const fromSegment = <span className="text-ink-3">From the segment</span>

const personWords = ({ person }: PreviewedRow) => {
  if (!person) return <span className="text-ink-3">Made up, one for each decision maker</span>
  const standing = person.department === null ? person.level : `${person.level}, ${person.department}`
  return (
    <span className="block min-w-0">
      <span className="block">{person.title === null ? person.name : `${person.name}, ${person.title}`}</span>
      <span className="block text-small text-ink-2">{standing}</span>
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
        <span className="block font-medium">{account}</span>
        {!isNew && <span className="block text-small text-ink-2">Already in your pipeline</span>}
      </span>
    ),
    wraps: true,
    phone: 'lead',
  },
  {
    key: 'place',
    head: 'Location',
    wraps: true,
    cell: ({ location, isNew }) => location ?? (isNew ? fromSegment : ''),
  },
  { key: 'size', head: 'Employees', cell: ({ size, isNew }) => size ?? (isNew ? fromSegment : '') },
  { key: 'person', head: 'Person', wraps: true, cell: personWords, phone: 'detail' },
]

interface SaidOfRowsProps {
  title: string
  /** What the list is of, for whoever cannot see the title above it. */
  label: string
  said: ImportPreview['problems']
  more: number
}

function SaidOfRows({ title, label, said, more }: SaidOfRowsProps) {
  return (
    <section aria-label={label} className="rounded-box bg-warn-tint px-4 py-3">
      <p className="flex items-center gap-2 font-semibold">
        <IconAlertTriangle size={18} stroke={1.5} className="text-warn" aria-hidden />
        {title}
      </p>
      <div
        role="group"
        aria-label="Why"
        // What scrolls takes the focus, so that the arrow keys scroll it.
        tabIndex={0}
        className="mt-1 max-h-36 overflow-auto text-ink-2"
      >
        <ul>
          {said.map(({ row, reason }) => (
            <li key={`${row} ${reason}`}>
              Row {row}: {reason}
            </li>
          ))}
        </ul>
        {more > 0 && <p>And {numberWords(more)} more.</p>}
      </div>
    </section>
  )
}

/** What would come of the file, and what would not and why. */
export function ImportPreviewPart({ preview }: { preview: ImportPreview }) {
  const { accounts, people, decisionMakers, leftOut, withoutPerson, problems, notes, noteCount, rows } = preview
  const newRoles =
    decisionMakers === 0
      ? ''
      : ` ${decisionMakers === 1 ? '1 new decision maker is' : `${decisionMakers} new decision makers are`} added for these accounts only. Under Decision makers you can use them at every account.`
  return (
    <div className="flex flex-col gap-4">
      <p aria-live="polite">
        <span className="font-semibold">
          {accounts + people === 0
            ? 'Nothing will be imported.'
            : `${madeWords({ accounts, people })} will be imported.`}
        </span>
        {newRoles}
        {withoutPerson > 0 &&
          ` ${rowWords(withoutPerson)} will come without ${withoutPerson === 1 ? 'its' : 'their'} person.`}
      </p>
      {leftOut > 0 && (
        <SaidOfRows
          title={`${rowWords(leftOut)} will be left out`}
          label="Rows that will be left out"
          said={problems}
          more={leftOut - problems.length}
        />
      )}
      {notes.length > 0 && (
        <SaidOfRows
          title="Check these before you import"
          label="Rows to check"
          said={notes}
          more={noteCount - notes.length}
        />
      )}
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
