import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import { exportLeftOut, importLimits, type AccountImport } from '@ringside/contract/pipeline/imports'
import { useId } from 'react'
import { useDropzone } from 'react-dropzone'
import { wordsOf } from '../../../lib/api/query-client.ts'
import { saveFile } from '../../../lib/api/save-file.ts'
import { formatDay } from '../../../lib/time-format.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-queue.ts'
import { leftOutWords, madeWords, numberWords } from './import-words.ts'

/** Why a file need not be sent at all; null when it may be. */
export function fileProblem({ size, name }: File): string | null {
  if (size === 0) return 'This file is empty. Choose another one.'
  if (size > importLimits.bytes) return 'This file is over 5 MB. Split it, or leave columns out.'
  if (/\.xlsx?$/i.test(name)) return 'This is a workbook. In your spreadsheet, save it as CSV and choose that.'
  return null
}

interface DropBoxProps {
  busy: boolean
  problem: string | null
  onFile(file: File): void
}

/** A file can be dropped on it; the button in it opens the browser's own dialog. */
function DropBox({ busy, problem, onFile }: DropBoxProps) {
  const problemId = useId()
  const drop = useDropzone({
    onDrop: ([file]) => file && onFile(file),
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: busy,
  })
  return (
    <div
      {...drop.getRootProps({ role: undefined, tabIndex: undefined })}
      className={`flex flex-col items-center gap-2 rounded-box border border-dashed px-4 py-8 text-center ${drop.isDragActive ? 'border-focus bg-selected' : 'border-control bg-subtle'}`}
    >
      <IconFileSpreadsheet size={20} stroke={1.5} className="text-ink-2" aria-hidden />
      <p className="font-medium">Drop a list from your CRM here</p>
      <Button loading={busy} aria-describedby={problem ? problemId : undefined} onClick={drop.open}>
        Choose a file
      </Button>
      <p className="text-small text-ink-2">
        A CSV file with the names of its columns in the first row, up to {numberWords(importLimits.rows)} rows
      </p>
      {problem && (
        <p id={problemId} role="alert" className="max-w-[60ch] text-small text-bad">
          {problem}
        </p>
      )}
      <input {...drop.getInputProps({ accept: '.csv,.tsv,.txt', 'aria-label': 'File', tabIndex: -1 })} />
    </div>
  )
}

export const saveLeftOut = (id: string) =>
  saveFile(exportLeftOut, { params: { id } }).catch((error: unknown) =>
    toast.error('Failed to download the rows', { detail: wordsOf(error) }),
  )

const stateWords = ({ state, made, failure }: AccountImport): string => {
  if (state === 'undone') return 'undone'
  if (state === 'failed') return `failed. ${failure ?? ''}`
  if (!made) return 'being imported'
  return [madeWords(made), leftOutWords(made)].filter((words) => words !== '').join(', ')
}

function PastImport({ past, undoing, onUndo }: { past: AccountImport; undoing: boolean; onUndo(): void }) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 max-tablet:flex-wrap">
      <span className="min-w-0 flex-1 max-tablet:basis-full">
        <span className="block truncate font-medium">{past.fileName}</span>
        <span className="block text-small text-ink-2">
          {formatDay(past.createdAt)}, {stateWords(past)}
        </span>
      </span>
      {past.made && leftOutWords(past.made) !== '' && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Download these rows of ${past.fileName}`}
          onClick={() => void saveLeftOut(past._id)}
        >
          Download these rows
        </Button>
      )}
      {past.state === 'imported' && (
        <Button size="small" loading={undoing} aria-label={`Undo the import of ${past.fileName}`} onClick={onUndo}>
          Undo
        </Button>
      )}
    </li>
  )
}

export interface ChooseFileProps extends DropBoxProps {
  past: readonly AccountImport[]
  /** The id of the import that is being undone. */
  undoing: string | null
  onUndo(id: string): void
}

/** The first step: a file, or one of the last imports, to take it back. */
export function ChooseFile({ past, undoing, onUndo, ...box }: ChooseFileProps) {
  return (
    <div className="flex flex-col gap-5">
      <DropBox {...box} />
      {past.length > 0 && (
        <section aria-label="Your last imports">
          <h3 className="text-small font-semibold text-ink-2">Your last imports</h3>
          <p className="mb-1 text-small text-ink-2">
            Undo removes what an import added, except what has been used since.
          </p>
          <ul>
            {past.map((each) => (
              <PastImport key={each._id} past={each} undoing={undoing === each._id} onUndo={() => onUndo(each._id)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
