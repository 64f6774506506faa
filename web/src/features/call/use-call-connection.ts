import { useEffect, useMemo, useReducer, useRef } from 'react'
import { useAuth } from '../../lib/auth/auth-context.ts'
import { browserNeeds } from '../../lib/call-socket/browser-needs.ts'
import { connectCall, type CallSocket } from '../../lib/call-socket/call-socket.ts'
import { callView, connecting, type CallView } from '../../lib/call-socket/call-view.ts'

export type CallActions = Omit<CallSocket, 'close' | 'wentOffline'>

/** Joins a call for as long as the screen stands. */
export function useCallConnection(simulationId: string): { view: CallView; actions: CallActions } {
  const auth = useAuth()
  const [view, tell] = useReducer(callView, connecting)
  const socket = useRef<CallSocket | null>(null)
  useEffect(() => {
    const joined = connectCall(
      browserNeeds(simulationId, () => auth.getToken()),
      tell,
    )
    const retry = () => joined.retryNow()
    const lose = () => joined.wentOffline()
    socket.current = joined
    window.addEventListener('online', retry)
    window.addEventListener('offline', lose)
    return () => {
      window.removeEventListener('online', retry)
      window.removeEventListener('offline', lose)
      socket.current = null
      joined.close()
    }
  }, [simulationId, auth])
  const actions = useMemo<CallActions>(
    () => ({
      say: (line) => socket.current?.say(line),
      interrupt: (turn, wordsSaid) => socket.current?.interrupt(turn, wordsSaid),
      spoken: (turn) => socket.current?.spoken(turn),
      saveNotes: (notes) => socket.current?.saveNotes(notes),
      hangUp: () => socket.current?.hangUp(),
      retryNow: () => socket.current?.retryNow(),
      takeBack: () => socket.current?.takeBack(),
    }),
    [],
  )
  return { view, actions }
}
