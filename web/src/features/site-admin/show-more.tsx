import { Button } from '../../ui/button.tsx'

interface ShowMoreProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): Promise<unknown> }
  left: number
}

/** Reads the next page of a list, while there is one. */
export function ShowMore({ query, left }: ShowMoreProps) {
  if (!query.hasNextPage) return null
  return (
    <div className="px-6 py-3 max-tablet:px-4">
      <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {`Show more, ${left.toLocaleString('en-GB')} left`}
      </Button>
    </div>
  )
}
