import type { Transcript } from '@ringside/contract/transcripts'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { PlayedRecording } from '../../domain-ui/review/use-recording.ts'
import { recordingQuery } from './transcript-queries.ts'

/** The call's recording as a player takes it; null when there is none. */
export function usePlayedRecording({ orgId, _id, recording }: Transcript): PlayedRecording | null {
  const link = useQuery(recordingQuery(orgId, _id, recording && `${recording.media} ${recording.durationMs}`))
  const { refetch } = link
  const until = link.data?.until
  const onLost = useCallback(() => {
    // An address whose time is not over and that does not play won't play under another name either.
    if (until !== undefined && Date.parse(until) < Date.now()) void refetch()
  }, [until, refetch])
  return recording && { url: link.data?.url ?? null, offsetMs: recording.offsetMs, onLost }
}
