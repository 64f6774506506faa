import type { BodyOf } from '@ringside/contract/kernel/endpoint'
import {
  editTranscriptLine,
  renameTranscriptSpeaker,
  setTranscriptSpeakers,
  type Transcript,
} from '@ringside/contract/transcripts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { readScoresAgain } from '../../lib/queries/scores.ts'
import { useSession } from '../../lib/session/session.ts'

export type NewName = BodyOf<typeof renameTranscriptSpeaker>

/** What somebody puts right in a call of theirs; done in this order, so that a line is found where it stood. */
export interface Correction {
  readonly words?: { readonly line: number; readonly words: string } | undefined
  readonly name?: NewName | undefined
  /** Who sits on the rep's side. */
  readonly seats?: BodyOf<typeof setTranscriptSpeakers> | undefined
}

/** Puts words and speakers right. The call is then scored again, which costs nothing. */
export function useCorrection({ _id: id }: Transcript) {
  const queries = useQueryClient()
  const session = useSession()
  return useMutation({
    mutationFn: async ({ words, name, seats }: Correction) => {
      if (words) await call(editTranscriptLine, { params: { id, line: words.line }, body: { words: words.words } })
      if (name) await call(renameTranscriptSpeaker, { params: { id }, body: name })
      if (seats) await call(setTranscriptSpeakers, { params: { id }, body: seats })
    },
    // One of them may have been made before another was refused.
    onSettled: () => readScoresAgain(queries, session),
  })
}
