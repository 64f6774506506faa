import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'

/** Nothing is in use, and what was stands in the archive: no new start. `children` are other ways on. */
export function AllArchived({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <EmptyState
      title={words}
      action={
        <span className="flex flex-wrap gap-2">
          <ButtonLink variant="primary" to="/pipeline/archive">
            Open the archive
          </ButtonLink>
          {children}
        </span>
      }
    >
      What is archived can be restored there.
    </EmptyState>
  )
}
