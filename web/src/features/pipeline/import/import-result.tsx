import { undoLimits, type AccountImport } from '@ringside/contract/pipeline/imports'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { saveLeftOut } from './choose-file.tsx'
import { leftOutWords, madeWords, rowWords } from './import-words.ts'

/** What became of an import: on its way, made, or undone but for what stays. */
export function ImportResult({ result, segmentName }: { result: AccountImport; segmentName: string }) {
  const { state, made, kept, rows } = result
  if (state === 'running') {
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        Importing {rowWords(rows)}. You can close this: we will tell you when they are ready.
      </p>
    )
  }
  if (state === 'undone') {
    return (
      <div className="flex flex-col gap-2">
        <p role="status">
          {kept.length === 0
            ? 'The import is undone. Everything it added is gone.'
            : 'The import is undone, except for these:'}
        </p>
        <ul>
          {kept.map(({ name, reason }, nth) => (
            <li key={`${nth} ${name}`}>
              <span className="font-medium">{name}</span> <span className="text-ink-2">{reason}</span>
            </li>
          ))}
        </ul>
      </div>
    )
  }
  if (!made) return null
  const left = leftOutWords(made)
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status">
        <span className="font-semibold">{`${madeWords(made)} imported`}</span>
        {made.accounts > 0 && ` into ${segmentName}`}. You can undo this for {undoLimits.days} days, as long as it is
        one of your last {undoLimits.imports} imports and nobody there has been called.
      </p>
      {left !== '' && (
        <>
          <p className="text-ink-2">
            {left}. Download these rows with the reason beside each, correct them, and import that file.
          </p>
          <Button onClick={() => void saveLeftOut(result._id)}>Download these rows</Button>
        </>
      )}
    </div>
  )
}
