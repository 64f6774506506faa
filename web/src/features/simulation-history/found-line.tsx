import type { FoundLine } from '@ringside/contract/simulations/found-line'
import { Link } from 'react-router'
import { formatClock } from '../../lib/time-format.ts'
import { partsOf } from './found-words.ts'

const edges = { rep: 'border-you', buyer: 'border-buyer' } as const
const speakers = { rep: 'The rep said: ', buyer: 'The buyer said: ' } as const

/** Where a search was said in a call: the line, which opens the review there. */
export function FoundLineLink({ found, search, to }: { found: FoundLine; search: string; to: string }) {
  const { speaker } = found
  return (
    <Link
      to={to}
      className={`mt-0.5 mb-1.5 line-clamp-2 max-w-[60ch] rounded-tick border-l-2 pl-2.5 text-small whitespace-normal text-ink-2 hover:text-ink hover:underline ${speaker === null ? 'border-line-strong' : edges[speaker]}`}
    >
      <span className="font-medium text-link">{formatClock(found.startMs)}</span>{' '}
      <span className="sr-only">{speaker === null ? 'Said: ' : speakers[speaker]}</span>“
      {partsOf(found.words, search).map(({ words, isFound, at }) =>
        isFound ? (
          <mark key={at} className="bg-transparent font-semibold text-ink">
            {words}
          </mark>
        ) : (
          words
        ),
      )}
      ”
    </Link>
  )
}
