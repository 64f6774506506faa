import { z } from 'zod'
import type { RepLine } from './call-record.ts'

const linesSchema = z.array(
  z.object({
    lineId: z.uuid(),
    words: z.string(),
    mode: z.enum(['typed', 'voice']),
    startMs: z.number().int().min(0).optional(),
  }),
)

/** The lines of one call that the server has not acknowledged. They outlive a reload of the page. */
export interface Outbox {
  lines(): readonly RepLine[]
  add(line: RepLine): void
  remove(lineId: string): void
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Reads what an earlier page left; anything unreadable there is dropped. */
function read(store: () => Store, key: string): RepLine[] {
  try {
    const kept: unknown = JSON.parse(store().getItem(key) ?? '[]')
    const parsed = linesSchema.safeParse(kept)
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

/**
 * An outbox in the tab's session storage, which is asked for each time: a browser that forbids storage throws already
 * when it is named. Where storage is closed or full the lines live as long as the page.
 */
export function openOutbox(simulationId: string, store: () => Store): Outbox {
  const key = `ringside:call:${simulationId}:outbox`
  let lines = read(store, key)
  const keep = () => {
    try {
      if (lines.length === 0) store().removeItem(key)
      else store().setItem(key, JSON.stringify(lines))
    } catch {
      // Storage is full or forbidden: the page's own copy goes on serving.
    }
  }
  return {
    lines: () => lines,
    add(line) {
      lines = [...lines.filter((each) => each.lineId !== line.lineId), line]
      keep()
    },
    remove(lineId) {
      lines = lines.filter((each) => each.lineId !== lineId)
      keep()
    },
  }
}
