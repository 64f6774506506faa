import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Fetches the code ahead of need: on hover, on focus. */
  preload(): void
}

/**
 * A part that is fetched when first shown. Unlike a screen it has no fallback: what opens it stays as it is meanwhile.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const Part = lazy(async () => ({ default: await load() }))
  const Shown = (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
  return Object.assign(Shown, { preload: () => void load().catch(() => undefined) })
}
