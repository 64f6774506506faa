import { TextLink } from '../../ui/text-link.tsx'
import { isEdited, originName, type SourcedLine } from './line-sources.ts'

/** Where a sentence was taken from; a page can be looked at. */
function SourceName({ line }: { line: SourcedLine }) {
  const name = originName(line)
  return (
    <span className="min-w-0 break-words">
      {line.from === 'page' ? (
        <TextLink to={line.address} target="_blank" rel="noopener noreferrer">
          {name}
        </TextLink>
      ) : (
        name
      )}
      {`, paragraph ${line.line}`}
    </span>
  )
}

interface LineSourcesProps {
  label: string
  lines: readonly SourcedLine[]
  /** They stand under a field, for somebody to look over. */
  toCheck?: boolean
}

/** Where the lines of a field were taken from, each with its own source; one that was edited says what it was. */
export function LineSources({ label, lines, toCheck = false }: LineSourcesProps) {
  if (lines.length === 0) return null
  return (
    <div className="text-small text-ink-2">
      {toCheck && <p>{lines.some(isEdited) ? 'Where it was taken from.' : 'Taken word for word. Check it.'}</p>}
      <ul aria-label={`Sources of “${label}”`}>
        {lines.map((line) => (
          <li key={`${line.line} ${line.text}`} className="flex flex-wrap justify-between gap-x-3">
            <span className="min-w-0 break-words">
              {isEdited(line) && 'Edited, was: '}
              <q>{line.text}</q>
            </span>
            <SourceName line={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}
