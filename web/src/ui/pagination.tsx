import { Button } from './button.tsx'

export interface PaginationProps {
  /** How many are shown already. */
  shown: number
  total: number
  /** "calls", "members" */
  noun: string
  onMore?: (() => void) | undefined
  loading?: boolean
}

/** Under a list read page by page with a cursor: what is shown, and a button for more. */
export function Pagination({ shown, total, noun, onMore, loading = false }: PaginationProps) {
  return (
    <div className="flex items-center gap-3 px-6 py-3 text-small text-ink-2 max-tablet:px-4">
      <span role="status">
        {shown.toLocaleString('en-GB')} of {total.toLocaleString('en-GB')} {noun}
      </span>
      {onMore && shown < total && (
        <Button size="small" onClick={onMore} loading={loading}>
          Show more
        </Button>
      )}
    </div>
  )
}
