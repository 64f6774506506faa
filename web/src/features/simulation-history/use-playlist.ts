import type { BestMoment } from '@ringside/contract/reviews/best-moments'
import { getRecordingLink } from '@ringside/contract/transcripts'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { toast } from '../../ui/toast-queue.ts'

export const isPlayable = ({ recording }: BestMoment): boolean => recording !== null

/** Plays one moment from its first word to its last; gives the way to stop it. */
function play(moment: BestMoment, onEnd: () => void, onFail: (error: unknown) => void): () => void {
  const audio = new Audio()
  const offset = moment.recording?.offsetMs ?? 0
  const asked = new AbortController()
  const isOver = () => audio.currentTime * 1000 >= moment.endMs + offset
  // Once stopped it ends no more: a player says so after it was paused.
  audio.addEventListener('timeupdate', () => isOver() && onEnd(), { signal: asked.signal })
  audio.addEventListener('ended', onEnd, { signal: asked.signal })
  const begin = async () => {
    const { url } = await call(getRecordingLink, { params: { id: moment.call.id }, signal: asked.signal })
    audio.src = url
    audio.currentTime = Math.max(0, (moment.startMs + offset) / 1000)
    await audio.play()
  }
  begin().catch((error: unknown) => asked.signal.aborted || onFail(error))
  return () => {
    asked.abort()
    audio.pause()
  }
}

/** Plays moments one at a time: a single one, or all from the first on. */
export function usePlaylist(moments: readonly BestMoment[]) {
  const [playing, setPlaying] = useState<{ moment: BestMoment; goesOn: boolean } | null>(null)
  const playable = moments.filter(isPlayable)
  const after = playing?.goesOn ? playable[playable.findIndex(({ _id }) => _id === playing.moment._id) + 1] : undefined
  const goOn = useEffectEvent(() => setPlaying(after ? { moment: after, goesOn: true } : null))
  const giveUp = useEffectEvent((error: unknown) => {
    setPlaying(null)
    toast.error('The recording could not be played', { detail: wordsOf(error) })
  })
  useEffect(() => {
    if (playing)
      return play(
        playing.moment,
        () => goOn(),
        (error) => giveUp(error),
      )
  }, [playing])
  const [first] = playable
  return {
    playingId: playing?.moment._id ?? null,
    canPlay: playable.length > 0,
    play: (moment: BestMoment) => setPlaying({ moment, goesOn: false }),
    playAll: () => first && setPlaying({ moment: first, goesOn: true }),
    stop: () => setPlaying(null),
  }
}

export type Playlist = ReturnType<typeof usePlaylist>
