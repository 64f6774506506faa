import { ApiError } from '@ringside/contract/kernel/errors'
import { toast } from '../ui/toast-queue.ts'

/** As many requests as are on their way at once: a thousand rows must not be a thousand of them. */
const atOnce = 4

/** So often one is sent again that the server had no room for, and so long it is waited for that at most. */
const mostWaits = 3
const longestWaitS = 90

/** What came of changing several things. */
export interface Changed<Thing> {
  done: Thing[]
  failed: Array<{ thing: Thing; error: unknown }>
}

/** How long the server asks to be left alone; undefined where it does not, or for longer than anybody waits. */
function askedToWaitS(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 429) return undefined
  const { retryAfterS } = error
  return retryAfterS !== undefined && retryAfterS <= longestWaitS ? retryAfterS : undefined
}

/** One pause for all who work at once, with one toast that says so. */
function createPause() {
  let running: Promise<void> | undefined
  return {
    over: () => running,
    begin(seconds: number): void {
      if (running) return
      toast.info('Too many changes for one minute', {
        detail: `The rest follows by itself in ${seconds === 1 ? '1 second' : `${seconds} seconds`}. Keep this page open.`,
      })
      running = new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000)).finally(() => (running = undefined))
    },
  }
}

/**
 * Changes each, a few at a time; one that fails does not keep the others from it. A person has so many requests a minute: who has
 * more to change goes on when the server takes them again.
 */
export async function changeEach<Thing>(
  things: readonly Thing[],
  change: (thing: Thing) => Promise<unknown>,
): Promise<Changed<Thing>> {
  const waiting = things.map((thing) => ({ thing, waits: 0 }))
  const changed: Changed<Thing> = { done: [], failed: [] }
  const pause = createPause()
  const changeOne = async (next: { thing: Thing; waits: number }) => {
    const { thing, waits } = next
    try {
      await change(thing)
      changed.done.push(thing)
    } catch (error) {
      const seconds = waits < mostWaits ? askedToWaitS(error) : undefined
      if (seconds === undefined) return changed.failed.push({ thing, error })
      pause.begin(seconds)
      waiting.unshift({ thing, waits: waits + 1 })
    }
  }
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await changeOne(next)
      await pause.over()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return changed
}
