import { lazy, Suspense, useState, type ComponentType } from 'react'

/** What every screen is given; most read the session instead. */
export interface ScreenProps {
  userId: string
  orgId: string
}

export interface LazyScreen {
  Screen(props: ScreenProps): React.ReactNode
  /** Fetches the screen's code: before the first paint, and when a link to it is approached. */
  preload(): Promise<unknown>
}

/** A chunk that has not come by then never will. */
const chunkTimeoutMs = 120_000

function within<Value>(promise: Promise<Value>, what: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Loading chunk ${what} timed out.`)), chunkTimeoutMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

export function Loading() {
  return (
    <p role="status" className="grid h-full min-h-40 place-items-center">
      Loading...
    </p>
  )
}

/**
 * A screen that is fetched when it is needed. Once its code is here it is drawn without Suspense, whose fallback React
 * would hold for a third of a second.
 */
export function lazyScreen(name: string, load: () => Promise<ComponentType<ScreenProps>>): LazyScreen {
  let here: ComponentType<ScreenProps> | null = null
  const fetchScreen = async () => (here = await within(load(), name))
  const Lazy = lazy(async () => ({ default: await fetchScreen() }))
  return {
    preload: fetchScreen,
    Screen(props) {
      // Held for as long as the screen stands: changing it midway would throw its state away.
      const [Drawn] = useState(() => here ?? Lazy)
      return (
        <Suspense fallback={<Loading />}>
          <Drawn {...props} />
        </Suspense>
      )
    },
  }
}
