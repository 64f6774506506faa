import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'

/** Instead of a list of buyers, where there is none yet: what makes one. */
export function NobodyToCall() {
  return (
    <EmptyState
      title="Nobody to call yet."
      action={
        <ButtonLink variant="primary" to="/pipeline">
          Go to the pipeline
        </ButtonLink>
      }
    >
      Add a segment and a decision maker, then generate an account: its people appear here.
    </EmptyState>
  )
}
