import { callTypes, type CallType } from '@ringside/contract/simulations/vocabulary'
import { useId, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { callTypeLabels } from './call-labels.ts'
import { fileSize } from './upload-file.ts'
import { inRows, namedAlike, type NamedAlike } from './upload-pairs.ts'
import { isByName, typeOf, type ChosenFile } from './upload-type.ts'

const options = callTypes.map((value) => ({ value, label: callTypeLabels[value] }))

interface TogetherProps {
  pair: NamedAlike
  onApart: (recording: ChosenFile, isApart: boolean) => void
}

/** Says what is made of a recording and a transcript with one name, and changes it. */
function Together({ pair: { recording, words, isOneCall }, onApart }: TogetherProps) {
  const verb = isOneCall ? 'Take apart' : 'Make one call'
  return (
    <span className="order-2 mt-1 flex basis-full flex-wrap items-center gap-x-2 text-small">
      {isOneCall ? 'One call: the recording above, with this transcript.' : 'Two calls, though they have one name.'}
      <Button
        size="small"
        aria-label={`${verb}: ${recording.file.name} and ${words.file.name}`}
        onClick={() => onApart(recording, isOneCall)}
      >
        {verb}
      </Button>
    </span>
  )
}

interface ChosenFileRowProps {
  chosen: ChosenFile
  /** It is the transcript of the recording above it, or could be. */
  pair: NamedAlike | undefined
  /** It is one call with the row below it. */
  hasMore: boolean
  onApart: (recording: ChosenFile, isApart: boolean) => void
  /** What holds where nothing else is said; null where the kind is not asked here. */
  forAll: CallType | null
  onType: (type: CallType) => void
  /** The file is about to go: the keyboard has to be somewhere else by then. */
  onRemove: (row: HTMLLIElement | null) => void
}

function ChosenFileRow({ chosen, pair, hasMore, onApart, forAll, onType, onRemove }: ChosenFileRowProps) {
  const problemId = useId()
  const row = useRef<HTMLLIElement>(null)
  const { file, problem } = chosen
  return (
    <li
      ref={row}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2 max-tablet:gap-x-2 ${hasMore ? '' : 'border-b border-line'}`}
    >
      <span className="min-w-0 flex-1 basis-40">
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
        <span className="w-44 shrink-0 max-tablet:order-1 max-tablet:w-full">
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
      {pair && <Together pair={pair} onApart={onApart} />}
    </li>
  )
}

export interface ChosenFileRowsProps {
  /** Says that a recording and the transcript with its name are two calls, or one after all. */
  onApart: (recording: ChosenFile, isApart: boolean) => void
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
export function ChosenFileRows({ files, forAll, onFile, onApart, onRemove, onEmptied }: ChosenFileRowsProps) {
  const pairs = namedAlike(files)
  const pairOf = new Map(pairs.map((pair) => [pair.words, pair]))
  return (
    <ul aria-label="Chosen files" className="-mt-2 flex flex-col">
      {inRows(files, pairs).map((chosen) => (
        <ChosenFileRow
          key={chosen.id}
          chosen={chosen}
          pair={pairOf.get(chosen)}
          hasMore={pairs.some(({ recording, isOneCall }) => isOneCall && recording === chosen)}
          onApart={onApart}
          // One call has one kind, which is asked at its recording.
          forAll={chosen.problem === null && pairOf.get(chosen)?.isOneCall !== true ? forAll : null}
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
