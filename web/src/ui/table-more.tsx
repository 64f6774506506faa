import type { ReactNode } from 'react'

const places = {
  first: 'pl-6 max-tablet:basis-full max-tablet:truncate',
  middle: 'px-3 text-ink-2',
  last: 'pr-6 text-right max-tablet:ml-auto',
}

/** Rows of another kind than those of the Table they stand under. */
export const MoreRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <tbody role="rowgroup" aria-label={label}>
    {children}
  </tbody>
)

/** One of them; on a phone its first cell takes a line of its own. */
export const MoreRow = ({ children }: { children: ReactNode }) => (
  <tr
    role="row"
    className="border-b border-line max-tablet:flex max-tablet:flex-wrap max-tablet:items-center max-tablet:gap-x-3 max-tablet:px-4 max-tablet:py-1"
  >
    {children}
  </tr>
)

/** `columns` is how many of the Table's it takes. */
export const MoreCell = ({
  at = 'middle',
  columns,
  children,
}: {
  at?: keyof typeof places
  columns?: number
  children: ReactNode
}) => (
  <td
    role="cell"
    colSpan={columns}
    className={`h-11 whitespace-nowrap max-tablet:h-auto max-tablet:p-0! ${places[at]}`}
  >
    {children}
  </td>
)
