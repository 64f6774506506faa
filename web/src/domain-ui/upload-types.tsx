import { callTypes, type CallType } from '@ringside/contract/simulations/vocabulary'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { callTypeLabels } from './call-labels.ts'
import { fileSize } from './upload-file.ts'
import { isByName, typeOf, type ChosenFile } from './upload-type.ts'

const options = callTypes.map((value) => ({ value, label: callTypeLabels[value] }))
const what = 'It decides what is asked of the call. You can change it later.'

interface UploadTypesProps {
  files: readonly ChosenFile[]
  /** What holds for those of which nothing else is said. */
  forAll: CallType
  onForAll: (type: CallType) => void
  onFile: (file: ChosenFile, type: CallType) => void
}

/** What kind of call each chosen file is: one kind for all, and of several files each can have its own. */
export function UploadTypes({ files, forAll, onForAll, onFile }: UploadTypesProps) {
  const [only] = files
  if (only && files.length === 1)
    return (
      <Field label="Kind of call" help={isByName(only) ? `The file’s name says it. ${what}` : what}>
        <Select<CallType>
          label="Kind of call"
          options={options}
          value={typeOf(only, forAll)}
          onChange={(type) => onFile(only, type)}
        />
      </Field>
    )
  return (
    <>
      <Field label="Kind of call" help={files.length > 1 ? `For all files that have none of their own. ${what}` : what}>
        <Select<CallType> label="Kind of call" options={options} value={forAll} onChange={onForAll} />
      </Field>
      {files.length > 1 && (
        <ul aria-label="Chosen files" className="-mt-2 flex flex-col">
          {files.map((chosen, at) => (
            // The same file can be there twice, from two folders.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="flex items-center gap-x-3 gap-y-1.5 border-b border-line py-2 max-tablet:flex-wrap">
              <span className="min-w-0 flex-1 max-tablet:basis-full">
                <span className="block truncate font-medium">{chosen.file.name}</span>
                <span className="block text-small text-ink-2">
                  {fileSize(chosen.file.size)}
                  {isByName(chosen) && ', its name says the kind'}
                </span>
              </span>
              <span className="w-44 shrink-0 max-tablet:w-full">
                <Select<CallType>
                  label={`Kind of call of ${chosen.file.name}`}
                  options={options}
                  value={typeOf(chosen, forAll)}
                  onChange={(type) => onFile(chosen, type)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
