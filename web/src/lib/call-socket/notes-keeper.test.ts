import { describe, expect, it } from 'vitest'
import { backoffMs } from './backoff.ts'
import { connectCall } from './call-socket.ts'
import { callOf, callView, connecting, type CallView } from './call-view.ts'
import { event, fakeBrowser, joined } from './fake/fake-call.ts'

const notesIn = (sent: readonly { type: string }[]) => sent.filter((each) => each.type === 'notes')
/** Lets what was promised come true. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

async function start() {
  const browser = fakeBrowser()
  let view: CallView = connecting
  const socket = connectCall(browser.needs, (input) => {
    view = callView(view, input)
  })
  const wire = await browser.connected()
  wire.says(joined())
  return { browser, socket, wire, saved: () => callOf(view)?.notes }
}

describe('the notes of a call', () => {
  it('count as saved when the server says so, and not before', async () => {
    const { socket, wire, saved } = await start()
    socket.saveNotes('Ask for Grace.')
    expect(saved()).toBe('')
    wire.says({ type: 'notes-saved' })
    expect(saved()).toBe('Ask for Grace.')
  })

  it('count as saved when the newest of them are, not when older ones are', async () => {
    const { socket, wire, saved } = await start()
    socket.saveNotes('Ask')
    socket.saveNotes('Ask for Grace.')
    wire.says({ type: 'notes-saved' })
    expect(saved()).toBe('')
    wire.says({ type: 'notes-saved' })
    expect(saved()).toBe('Ask for Grace.')
  })

  it('are sent again after a drop until they are saved, and no longer', async () => {
    const { browser, socket, wire } = await start()
    socket.saveNotes('Ask for Grace.')
    wire.drops()
    browser.pass(backoffMs(0, 0))
    const again = await browser.connected()
    again.says(joined())
    expect(notesIn(again.sent)).toEqual([{ type: 'notes', notes: 'Ask for Grace.' }])
    again.says({ type: 'notes-saved' })
    again.drops()
    browser.pass(backoffMs(0, 0))
    const third = await browser.connected()
    third.says(joined())
    expect(notesIn(third.sent)).toEqual([])
    expect(browser.kept).toEqual([])
  })

  it('are kept without the socket once the call is over', async () => {
    const { browser, socket, wire, saved } = await start()
    wire.happens(event.pickedUp(1), event.ended(2))
    socket.saveNotes('Call Grace on Monday.')
    await settle()
    expect(browser.kept).toEqual(['Call Grace on Monday.'])
    expect(saved()).toBe('Call Grace on Monday.')
  })

  it('that the call’s end overtook are kept without the socket', async () => {
    const { browser, socket, wire, saved } = await start()
    socket.saveNotes('Ask for Grace.')
    wire.happens(event.pickedUp(1), event.ended(2))
    await settle()
    expect(browser.kept).toEqual(['Ask for Grace.'])
    expect(saved()).toBe('Ask for Grace.')
  })

  it('that no connection took are kept without the socket when the rep leaves', async () => {
    const { browser, socket, wire } = await start()
    wire.drops()
    socket.saveNotes('Ask for Grace.')
    expect(browser.kept).toEqual([])
    socket.close()
    await settle()
    expect(browser.kept).toEqual(['Ask for Grace.'])
  })

  it('are tried again while the server does not answer, the newest only', async () => {
    const { browser, socket, wire, saved } = await start()
    wire.happens(event.pickedUp(1), event.ended(2))
    browser.setServerDown(true)
    socket.saveNotes('Call')
    await settle()
    socket.saveNotes('Call Grace.')
    await settle()
    expect(saved()).toBe('')
    browser.setServerDown(false)
    expect(browser.waits()).toEqual([backoffMs(1, 0)])
    browser.pass(backoffMs(1, 0))
    await settle()
    expect(browser.kept).toEqual(['Call Grace.'])
    expect(saved()).toBe('Call Grace.')
  })

  it('are not tried again for a page that is gone', async () => {
    const { browser, socket, wire } = await start()
    wire.drops()
    socket.saveNotes('Ask for Grace.')
    browser.setServerDown(true)
    socket.close()
    await settle()
    expect(browser.waits()).toEqual([])
  })
})
