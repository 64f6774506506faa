/** A message on the bus: ids and small values only. Whoever is told reads the rest from the database. */
export type BusMessage = Readonly<Record<string, string | number | boolean | null>>

/**
 * Tells other parts of the server, on every node, that something happened. It may be missed (a node was away), so
 * only what can be read again from the database may hang on it; what must not be lost is a job.
 */
export interface Bus {
  /** Resolves when the message has left this node, not when it has been heard. At most 7,000 bytes as JSON. */
  publish(topic: string, message: BusMessage): Promise<void>
  /** Calls `handler` for every message on `topic` from now on; returns how to stop. */
  subscribe(topic: string, handler: (message: BusMessage) => void): () => void
  close(): Promise<void>
}

export const maxMessageBytes = 7_000

/** Encodes a message as every bus carries it; throws when it is too large, whichever bus is in use. */
export function encodeMessage(message: BusMessage): string {
  const text = JSON.stringify(message)
  if (Buffer.byteLength(text) > maxMessageBytes) throw new Error('A bus message carries ids, not content: too large')
  return text
}

/** The subscribers of one node, shared by every implementation. */
export function createSubscribers(onError: (error: unknown) => void): {
  add: Bus['subscribe']
  deliver: (topic: string, message: BusMessage) => void
} {
  const byTopic = new Map<string, Set<(message: BusMessage) => void>>()
  return {
    add(topic, handler) {
      const handlers = byTopic.get(topic) ?? new Set()
      byTopic.set(topic, handlers.add(handler))
      return () => {
        handlers.delete(handler)
        if (handlers.size === 0 && byTopic.get(topic) === handlers) byTopic.delete(topic)
      }
    },
    deliver(topic, message) {
      for (const handler of Array.from(byTopic.get(topic) ?? [])) {
        try {
          handler(message)
        } catch (error) {
          onError(error)
        }
      }
    },
  }
}

/** The bus of a single node. Delivers after the publisher's own step, as a bus between nodes would. */
export function createInProcessBus(onError: (error: unknown) => void): Bus {
  const subscribers = createSubscribers(onError)
  let open = true
  return {
    async publish(topic, message) {
      const text = encodeMessage(message)
      setImmediate(() => {
        if (open) subscribers.deliver(topic, JSON.parse(text))
      })
    },
    subscribe: subscribers.add,
    async close() {
      open = false
    },
  }
}
