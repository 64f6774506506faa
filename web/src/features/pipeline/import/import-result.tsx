import type { AccountImport } from '@ringside/contract/pipeline/imports'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { saveLeftOut } from './choose-file.tsx'
import { madeWords, rowWords } from './import-words.ts'

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
        <p role="status" data-toast-clear>
          {kept.length === 0 ? 'The import is undone: all it made is gone.' : 'The import is undone, but for these:'}
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
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status">
        <span className="font-semibold">{`${madeWords(made)} imported`}</span>
        {made.accounts > 0 && ` into ${segmentName}`}. You can undo it for 30 days, while it is one of your last ten and
        nobody was called there.
      </p>
      {made.leftOut > 0 && (
        <p className="text-ink-2">
          {rowWords(made.leftOut)} left out, or the person in them. Save them with the reason beside each, mend them,
          and import that file.
        </p>
      )}
      {made.leftOut > 0 && <Button onClick={() => void saveLeftOut(result._id)}>Save the rows left out</Button>}
    </div>
  )
}
