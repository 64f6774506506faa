import { saveNotes } from '@ringside/contract/simulations/simulations'
import { call } from '../api/client.ts'
import { worthRetrying } from '../api/query-client.ts'
import type { CallSocketNeeds } from './call-socket.ts'
import { openOutbox } from './outbox.ts'

/** The call's address on the server this page came from. */
const addressOf = (simulationId: string) => {
  const address = new URL(`/api/simulations/${simulationId}/call`, window.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address
}

/** Also while the page is left. */
async function keepNotes(id: string, notes: string): Promise<boolean> {
  try {
    await call(saveNotes, { params: { id }, body: { notes }, keepalive: true })
    return true
  } catch (error) {
    if (worthRetrying(0, error)) throw error
    return false
  }
}

/** A call's needs as the browser fulfils them. */
export function browserNeeds(simulationId: string, token: () => Promise<string | null>): CallSocketNeeds {
  return {
    openWire({ onOpen, onFrame, onClosed }) {
      const socket = new WebSocket(addressOf(simulationId))
      socket.onopen = onOpen
      socket.onmessage = (event: MessageEvent<unknown>) => onFrame(event.data)
      socket.onclose = (event) => onClosed(event.code)
      return { send: (frame) => socket.send(frame), close: () => socket.close() }
    },
    token,
    keepNotes: (notes) => keepNotes(simulationId, notes),
    outbox: openOutbox(simulationId, () => window.sessionStorage),
    after(ms, run) {
      const timer = window.setTimeout(run, ms)
      return () => window.clearTimeout(timer)
    },
    now: () => performance.now(),
    chance: () => Math.random(),
  }
}
