import type { AccountImport, ImportColumns, ImportField } from '@ringside/contract/pipeline/imports'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { segmentOptions } from '../../../domain-ui/segment-options.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { fieldLabels } from './import-words.ts'
import type { Choice } from './use-imports.ts'

const ofCompany = ['company', 'size', 'location', 'city', 'state', 'country', 'description'] as const
const ofPerson = ['personName', 'firstName', 'lastName', 'title', 'level', 'department'] as const
const none = 'none'

/** The columns with one field said anew. A column holds one thing: what it held before is left open. */
export function withColumn(columns: ImportColumns, field: ImportField, index: number | undefined): ImportColumns {
  const others = Object.entries(columns).filter(([name, held]) => name !== field && held !== index)
  return { ...(Object.fromEntries(others) as ImportColumns), ...(index !== undefined && { [field]: index }) }
}

interface ColumnSelectProps {
  field: ImportField
  file: AccountImport
  columns: ImportColumns
  onChange(columns: ImportColumns): void
}

function ColumnSelect({ field, file, columns, onChange }: ColumnSelectProps) {
  const held = columns[field]
  const example = held === undefined ? '' : (file.sample.find((row) => row[held])?.[held] ?? '')
  const missing = field === 'company' && held === undefined
  return (
    <div className="min-w-0">
      <Field
        label={fieldLabels[field]}
        error={missing ? 'Choose the column with the names of the companies.' : undefined}
      >
        <Select
          label={fieldLabels[field]}
          options={[
            { value: none, label: 'Not in the file' },
            ...file.head.map((name, index) => ({ value: String(index), label: name })),
          ]}
          value={held === undefined ? none : String(held)}
          onChange={(next) => onChange(withColumn(columns, field, next === none ? undefined : Number(next)))}
        />
      </Field>
      {example !== '' && <p className="mt-1 truncate text-small text-ink-2">{example}</p>}
    </div>
  )
}

function Columns({
  title,
  fields,
  ...rest
}: { title: string; fields: readonly ImportField[] } & Omit<ColumnSelectProps, 'field'>) {
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold text-ink-2">{title}</legend>
      <div className="grid grid-cols-4 gap-x-4 gap-y-3 max-tablet:grid-cols-2">
        {fields.map((field) => (
          <ColumnSelect key={field} field={field} {...rest} />
        ))}
      </div>
    </fieldset>
  )
}

/** What of the file is not imported, so that nobody looks for it afterwards. */
function Unused({ file, columns }: Pick<ColumnSelectProps, 'file' | 'columns'>) {
  const used = new Set(Object.values(columns))
  const names = file.head.filter((_, index) => !used.has(index))
  return names.length > 0 && <p className="break-words text-small text-ink-2">Not imported: {names.join(', ')}.</p>
}

export interface MatchColumnsProps {
  file: AccountImport
  segments: readonly Segment[]
  choice: Choice
  onChange(choice: Choice): void
}

/** The second step: where the accounts go, and which column holds what. */
export function MatchColumns({ file, segments, choice, onChange }: MatchColumnsProps) {
  const columns = {
    file,
    columns: choice.columns,
    onChange: (next: ImportColumns) => onChange({ ...choice, columns: next }),
  }
  return (
    <div className="flex flex-col gap-5">
      <Field
        label="Segment"
        help={
          choice.segmentId === ''
            ? 'Choose the market these companies belong to, to see what will be added.'
            : 'What your list leaves open is filled in from it: industry, problems, facts and, where nobody is named, people.'
        }
      >
        <Select
          label="Segment"
          placeholder="Choose a segment"
          options={segmentOptions(segments)}
          value={choice.segmentId}
          onChange={(segmentId) => onChange({ ...choice, segmentId })}
        />
      </Field>
      <Columns title="Columns about the company" fields={ofCompany} {...columns} />
      <Columns title="Columns about a person there, if your list names people" fields={ofPerson} {...columns} />
      <Unused file={file} columns={choice.columns} />
    </div>
  )
}
