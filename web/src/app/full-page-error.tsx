import type { ReactNode } from 'react'
import { ErrorState } from '../ui/states.tsx'

/** Stands for the whole page when nothing else can be drawn. */
export function FullPageError({ title, children, onRetry }: { title: string; children: ReactNode; onRetry(): void }) {
  return (
    <main>
      <h1 className="sr-only">Ringside</h1>
      <ErrorState title={title} onRetry={onRetry}>
        {children}
      </ErrorState>
    </main>
  )
}
