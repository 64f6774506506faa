import type { ArchivedThing } from '../../domain-ui/archived-things.ts'
import { isWholeArchive, useOlderArchive } from '../../domain-ui/older-archive.ts'
import { useSettled } from './use-settled.ts'

const pauseMs = 250

/** How much a search finds of the archive beyond what the overview has, which the server is asked for when the typing pauses. */
export function useFoundInArchive(archived: readonly ArchivedThing[], search: string) {
  const typed = search.trim()
  const asked = useSettled(typed, pauseMs)
  const waits = typed === '' || asked !== typed
  const older = useOlderArchive(archived, {
    kind: null,
    search: asked,
    waits,
  })
  return {
    counts: older.counts,
    /** Nothing can be said yet of what is not found. */
    isLooking: typed !== '' && (older.isReading || (waits && !isWholeArchive(archived))),
    error: older.error,
    lookAgain: older.readAgain,
  }
}
