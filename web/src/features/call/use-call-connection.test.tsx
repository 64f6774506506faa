import { closeCodes } from '@ringside/contract/simulations/call-protocol'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as pageNeeds from '../../lib/call-socket/browser-needs.ts'
import { AuthContext } from '../../lib/auth/auth-context.ts'
import type { AuthPort } from '../../lib/auth/auth-port.ts'
import { fakeBrowser, joined, simulationId } from '../../lib/call-socket/fake/fake-call.ts'
import { useCallConnection } from './use-call-connection.ts'
import { useNotes } from './use-notes.ts'

afterEach(cleanup)

function Notes({ kept, save }: { kept: string; save: (notes: string) => void }) {
  const { notes, setNotes, isSaved } = useNotes(kept, save)
  return (
    <>
      <textarea aria-label="Notes" value={notes} onChange={(event) => setNotes(event.target.value)} />
      <p>{isSaved ? 'Saved' : 'Not saved'}</p>
    </>
  )
}

function Call() {
  const { view, actions } = useCallConnection(simulationId)
  return (
    <>
      <p>{view.state}</p>
      {'call' in view && <Notes kept={view.call.notes} save={actions.saveNotes} />}
      <button type="button" onClick={actions.takeBack}>
        Use it here
      </button>
    </>
  )
}

async function onTheCall() {
  const browser = fakeBrowser()
  vi.spyOn(pageNeeds, 'browserNeeds').mockReturnValue(browser.needs)
  const { unmount } = render(
    <AuthContext value={{ getToken: () => Promise.resolve('token') } as unknown as AuthPort}>
      <Call />
    </AuthContext>,
  )
  const join = async () => {
    const wire = await browser.connected()
    act(() => wire.says(joined()))
    return wire
  }
  return { browser, unmount, join, wire: await join() }
}

const network = (name: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(name)))

describe('a screen that is on a call', () => {
  it('comes back at once when the network does', async () => {
    const { browser, join } = await onTheCall()
    network('offline')
    expect(browser.wires).toHaveLength(1)
    network('online')
    expect(browser.wires).toHaveLength(2)
    await join()
    expect(screen.getByText('live')).toBeTruthy()
  })

  it('leaves a call that another tab has taken alone until the rep asks for it', async () => {
    const { browser, wire, join } = await onTheCall()
    act(() => wire.drops(closeCodes.takenOver))
    network('offline')
    network('online')
    expect(browser.wires).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Use it here' }))
    await join()
    expect(screen.getByText('live')).toBeTruthy()
  })

  it('sends the notes typed last before it lets go of the connection', async () => {
    const { unmount, wire } = await onTheCall()
    fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Ask for Grace.' } })
    unmount()
    expect(wire.sent.at(-1)).toEqual({ type: 'notes', notes: 'Ask for Grace.' })
    expect(wire.closed).toBe(true)
  })

  it('calls notes saved when the server has said so', async () => {
    vi.useFakeTimers()
    const { wire } = await onTheCall()
    fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Ask for Grace.' } })
    act(() => void vi.advanceTimersByTime(800))
    vi.useRealTimers()
    expect(screen.getByText('Not saved')).toBeTruthy()
    act(() => wire.says({ type: 'notes-saved' }))
    expect(screen.getByText('Saved')).toBeTruthy()
  })
})
