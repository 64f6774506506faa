import { exportSimulations } from '@ringside/contract/simulations/simulations'
import { exportTranscripts } from '@ringside/contract/transcripts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { saveFile } from '../../lib/api/save-file.ts'
import { toast } from '../../ui/toast-queue.ts'
import { queryOf, uploadsQueryOf, type HistoryState } from './history-filters.ts'

/** Saves a table of the calls that the filters leave, or of those among them that are named. */
export async function exportCalls(state: HistoryState, ids?: readonly string[]): Promise<void> {
  const named = ids ? { ids: ids.join(',') } : {}
  try {
    if (state.tab === 'uploaded') await saveFile(exportTranscripts, { query: { ...uploadsQueryOf(state), ...named } })
    else await saveFile(exportSimulations, { query: { ...queryOf(state), ...named } })
  } catch (error) {
    toast.error('Failed to export the calls', { detail: wordsOf(error) })
  }
}
