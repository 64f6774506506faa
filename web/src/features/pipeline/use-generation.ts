import { useEffect, useRef, useState } from 'react'
import type { Who } from '../../domain-ui/use-archive.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { toast } from '../../ui/toast-queue.ts'
import { useGenerateAccount } from './pipeline-changes.ts'

/** How many accounts of which segment. */
export interface Order {
  segmentId: string
  amount: number
}

/** An order on its way, or one that stopped: `made` of its accounts are ready. */
export interface Generation {
  order: Order
  made: number
  /** Why it stopped; null while it goes on. */
  failure: string | null
}

export interface Generating {
  /** Null when nothing is being made. */
  now: Generation | null
  start(order: Order): void
  /** Leaves a failure behind. */
  forget(): void
}

/**
 * Makes accounts one after another, so that the table fills row by row. It goes on without its dialog; what became of it
 * is said in a toast when nobody is looking at the dialog any more.
 */
export function useGeneration(who: Who, watched: boolean, onDone: () => void): Generating {
  const [now, setNow] = useState<Generation | null>(null)
  const isWatched = useRef(watched)
  const generate = useGenerateAccount(who)
  useEffect(() => {
    isWatched.current = watched
    return () => void (isWatched.current = false)
  }, [watched])

  const start = async (order: Order) => {
    for (let made = 0; made < order.amount; made++) {
      setNow({ order, made, failure: null })
      try {
        await generate.mutateAsync(order.segmentId)
      } catch (error) {
        setNow({ order, made, failure: wordsOf(error) })
        if (!isWatched.current)
          toast.error('Failed to generate segment account', {
            detail: `${made} of ${order.amount} are ready. ${wordsOf(error)}`,
          })
        return
      }
    }
    setNow(null)
    toast.success(order.amount === 1 ? '1 account is ready' : `${order.amount} accounts are ready`)
    onDone()
  }
  return { now, start: (order) => void start(order), forget: () => setNow(null) }
}
