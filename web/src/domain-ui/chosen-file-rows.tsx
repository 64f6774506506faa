import { callTypes, type CallType } from '@ringside/contract/simulations/vocabulary'
import { useId, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { callTypeLabels } from './call-labels.ts'
import { fileSize } from './upload-file.ts'
import { isByName, typeOf, type ChosenFile } from './upload-type.ts'

const options = callTypes.map((value) => ({ value, label: callTypeLabels[value] }))

interface ChosenFileRowProps {
  chosen: ChosenFile
  /** What holds where nothing else is said; null where the kind is not asked here. */
  forAll: CallType | null
  onType: (type: CallType) => void
  /** The file is about to go: the keyboard has to be somewhere else by then. */
  onRemove: (row: HTMLLIElement | null) => void
}

function ChosenFileRow({ chosen, forAll, onType, onRemove }: ChosenFileRowProps) {
  const problemId = useId()
  const row = useRef<HTMLLIElement>(null)
  const { file, problem } = chosen
  return (
    <li
      ref={row}
      className="flex items-center gap-x-3 gap-y-1.5 border-b border-line py-2 max-tablet:flex-wrap max-tablet:gap-x-2"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium" title={file.name}>
          {file.name}
        </span>
        {problem === null ? (
          <span className="block text-small text-ink-2">
            {fileSize(file.size)}
            {forAll !== null && isByName(chosen) && ', its name says the kind'}
          </span>
        ) : (
          <span id={problemId} role="alert" className="block text-small text-bad">
            {problem}
          </span>
        )}
      </span>
      {forAll !== null && (
        <span className="w-44 shrink-0 max-tablet:order-last max-tablet:w-full">
          <Select<CallType>
            label={`Kind of call of ${file.name}`}
            options={options}
            value={typeOf(chosen, forAll)}
            onChange={onType}
          />
        </span>
      )}
      <Button
        size="small"
        variant="quiet"
        data-removes
        aria-label={`Remove ${file.name}`}
        aria-describedby={problem === null ? undefined : problemId}
        onClick={() => onRemove(row.current)}
      >
        Remove
      </Button>
    </li>
  )
}

export interface ChosenFileRowsProps {
  files: readonly ChosenFile[]
  /** What holds for those of which nothing else is said; null where a row does not ask for its kind. */
  forAll: CallType | null
  onFile: (file: ChosenFile, type: CallType) => void
  onRemove: (file: ChosenFile) => void
  /** The last one is about to go, and the keyboard with it. */
  onEmptied: () => void
}

/** Where the keyboard goes on when a row goes: to the row after it, else to the one before. */
const beside = (row: HTMLLIElement | null): HTMLElement | null | undefined =>
  (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>('[data-removes]')

/** The chosen files, each with what is wrong with it, what kind of call it is, and a way out. */
export function ChosenFileRows({ files, forAll, onFile, onRemove, onEmptied }: ChosenFileRowsProps) {
  return (
    <ul aria-label="Chosen files" className="-mt-2 flex flex-col">
      {files.map((chosen) => (
        <ChosenFileRow
          key={chosen.id}
          chosen={chosen}
          forAll={chosen.problem === null ? forAll : null}
          onType={(type) => onFile(chosen, type)}
          onRemove={(row) => {
            const next = beside(row)
            if (next) next.focus()
            else onEmptied()
            onRemove(chosen)
          }}
        />
      ))}
    </ul>
  )
}
