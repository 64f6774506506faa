import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { BlockerResult, Review } from '@ringside/contract/reviews/review'

/** What a call must have in it and has not. */
export const failedIn = ({ blockers }: Review): BlockerResult[] => blockers.filter(({ met }) => !met)

/** That a call failed and why, whatever its score; nothing where it has not. */
export function FailedBlockers({ review }: { review: Review }) {
  const failed = failedIn(review)
  if (failed.length === 0) return null
  return (
    <ul className="my-1 flex flex-col gap-1">
      {failed.map(({ key, text, reason }) => (
        <li key={key} className="flex items-start gap-1.5 text-bad">
          <IconAlertTriangle size={16} stroke={1.5} className="mt-0.5 shrink-0" aria-hidden />
          <span>
            <span className="font-semibold">Failed: {text}.</span> {reason}
          </span>
        </li>
      ))}
    </ul>
  )
}
