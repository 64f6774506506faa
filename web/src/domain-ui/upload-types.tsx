import { callTypes, type CallType } from '@ringside/contract/simulations/vocabulary'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { callTypeLabels } from './call-labels.ts'
import { ChosenFileRows, type ChosenFileRowsProps } from './chosen-file-rows.tsx'
import { callsIn } from './upload-pairs.ts'
import { isByName, typeOf } from './upload-type.ts'

const options = callTypes.map((value) => ({ value, label: callTypeLabels[value] }))
const what = 'It decides what is asked of the call. You can change it later.'

interface UploadTypesProps extends Omit<ChosenFileRowsProps, 'forAll'> {
  /** What holds for those of which nothing else is said. */
  forAll: CallType
  onForAll: (type: CallType) => void
}

/**
 * The chosen files, and what kind of call they are: one kind for all, and of several calls each can have its own.
 */
export function UploadTypes({ files, forAll, onForAll, onFile, ...rows }: UploadTypesProps) {
  const [first, ...others] = callsIn(files)
  const areSeveral = others.length > 0
  const only = areSeveral ? undefined : first?.leading
  const help = only && isByName(only) ? `The file’s name says it. ${what}` : what
  return (
    <>
      {/* Always in this place: a list that moved when one is left would lose the keyboard. */}
      {files.length > 0 && (
        <ChosenFileRows files={files} forAll={areSeveral ? forAll : null} onFile={onFile} {...rows} />
      )}
      <Field label="Kind of call" help={areSeveral ? `For all calls that have none of their own. ${what}` : help}>
        <Select<CallType>
          label="Kind of call"
          options={options}
          value={only ? typeOf(only, forAll) : forAll}
          onChange={(type) => (only ? onFile(only, type) : onForAll(type))}
        />
      </Field>
    </>
  )
}
