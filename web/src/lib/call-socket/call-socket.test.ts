import { callProtocolVersion, closeCodes } from '@ringside/contract/simulations/call-protocol'
import { describe, expect, it } from 'vitest'
import { backoffMs } from './backoff.ts'
import { connectCall, type CallSocket } from './call-socket.ts'
import { callOf, callView, connecting, type CallView } from './call-view.ts'
import { buyerTurn, event, fakeBrowser, fakeStore, joined, lineId, repTurn } from './fake/fake-call.ts'

const line = { lineId: lineId(1), words: 'Hi Dana.', mode: 'typed' as const }
const ofType = (sent: readonly { type: string }[], type: string) => sent.filter((each) => each.type === type)

function start(browser = fakeBrowser()) {
  let view: CallView = connecting
  const socket = connectCall(browser.needs, (input) => {
    view = callView(view, input)
  })
  return { browser, socket, view: () => view }
}

describe('the connection of a call', () => {
  it('joins with version and token in its first frame', async () => {
    const { browser } = start()
    const wire = await browser.connected()
    expect(wire.sent).toEqual([{ type: 'join', version: callProtocolVersion, token: 'token', lastSeq: 0 }])
  })

  it('joins again after a drop from the last event it saw', async () => {
    const { browser, view } = start()
    const wire = await browser.connected()
    wire.says(joined())
    wire.happens(event.pickedUp(1), event.buyer(2, buyerTurn(0)))
    wire.drops()
    expect(view().state).toBe('reconnecting')
    browser.pass(backoffMs(0, 0))
    const again = await browser.connected()
    expect(again.sent).toMatchObject([{ type: 'join', lastSeq: 2 }])
    again.says(joined({ elapsedMs: 9000, lastSeq: 3 }))
    again.happens(event.buyer(3, buyerTurn(2)))
    expect(callOf(view())?.turns.map((turn) => turn.turn)).toEqual([0, 2])
  })

  it('waits longer after each failure and starts anew once it was joined', async () => {
    const { browser } = start()
    for (const attempt of [0, 1, 2]) {
      browser.wires.at(-1)?.drops()
      browser.pass(backoffMs(attempt, 0))
    }
    const wire = await browser.connected()
    wire.says(joined())
    wire.drops()
    expect(browser.waits()).toEqual([backoffMs(0, 0)])
  })

  it('asks again when an event is missing in between, so that none is lost', async () => {
    const { browser, view } = start()
    const wire = await browser.connected()
    wire.says(joined())
    wire.happens(event.pickedUp(1), event.buyer(3, buyerTurn(2)))
    expect(wire.closed).toBe(true)
    browser.pass(backoffMs(0, 0))
    expect((await browser.connected()).sent).toMatchObject([{ type: 'join', lastSeq: 1 }])
    expect(callOf(view())?.turns).toEqual([])
  })

  it('sends a line again after a drop until it is acknowledged, under the same id', async () => {
    const { browser, socket, view } = start()
    const wire = await browser.connected()
    wire.says(joined())
    wire.happens(event.pickedUp(1))
    socket.say(line)
    wire.drops()
    browser.pass(backoffMs(0, 0))
    const again = await browser.connected()
    again.says(joined({ lastSeq: 1 }))
    expect(ofType(again.sent, 'line')).toEqual([{ type: 'line', ...line }])
    again.happens(event.rep(2, repTurn(1), line.lineId))
    expect(callOf(view())?.unacknowledged).toEqual([])
    again.drops()
    browser.pass(backoffMs(0, 0))
    const third = await browser.connected()
    third.says(joined({ lastSeq: 2 }))
    expect(ofType(third.sent, 'line')).toEqual([])
  })

  it('sends after a reload what the page before could not, and only that', async () => {
    const store = fakeStore()
    const before = start(fakeBrowser(store))
    const wire = await before.browser.connected()
    wire.says(joined())
    wire.happens(event.pickedUp(1))
    before.socket.say(line)
    before.socket.say({ ...line, lineId: lineId(2), words: 'Are you there?' })

    const after = start(fakeBrowser(store))
    const next = await after.browser.connected()
    next.says(joined({ elapsedMs: 9000, lastSeq: 2 }))
    expect(ofType(next.sent, 'line')).toEqual([])
    next.happens(event.pickedUp(1), event.rep(2, repTurn(1), lineId(1)))
    expect(ofType(next.sent, 'line')).toMatchObject([{ lineId: lineId(2), words: 'Are you there?' }])
  })

  it('keeps a line that was said while the connection was gone', async () => {
    const { browser, socket, view } = start()
    const wire = await browser.connected()
    wire.says(joined())
    wire.drops()
    socket.say(line)
    expect(callOf(view())?.unacknowledged).toEqual([line])
    browser.pass(backoffMs(0, 0))
    const again = await browser.connected()
    again.says(joined())
    expect(ofType(again.sent, 'line')).toHaveLength(1)
  })

  it('tells after a drop what was said aloud, the notes and the wish to hang up', async () => {
    const { browser, socket } = start()
    const wire = await browser.connected()
    wire.says(joined())
    wire.drops()
    socket.interrupt(0, 3)
    socket.saveNotes('Ask for Grace.')
    socket.hangUp()
    browser.pass(backoffMs(0, 0))
    const again = await browser.connected()
    again.says(joined())
    expect(again.sent.slice(1)).toEqual([
      { type: 'interrupt', turn: 0, wordsSaid: 3 },
      { type: 'notes', notes: 'Ask for Grace.' },
      { type: 'hang-up' },
    ])
  })

  it.each([
    [closeCodes.badToken, 'signed-out'],
    [closeCodes.forbidden, 'forbidden'],
    [closeCodes.notFound, 'not-found'],
    [closeCodes.wrongVersion, 'page-too-old'],
    [closeCodes.takenOver, 'open-elsewhere'],
  ])('does not try again when the server closes with %i', async (code, refusal) => {
    const { browser, view } = start()
    const wire = await browser.connected()
    wire.drops(code)
    expect(view()).toEqual({ state: 'refused', refusal })
    expect(browser.waits()).toEqual([])
  })

  it.each([closeCodes.takenOver, closeCodes.forbidden])(
    'stays refused (%i) when the network comes and goes',
    async (code) => {
      const { browser, socket, view } = start()
      const wire = await browser.connected()
      wire.says(joined())
      wire.drops(code)
      const refused = view()
      socket.wentOffline()
      socket.retryNow()
      expect(browser.wires).toHaveLength(1)
      expect(browser.waits()).toEqual([])
      expect(view()).toBe(refused)
    },
  )

  it('takes the call back from another tab when asked to', async () => {
    const { browser, socket, view } = start()
    const wire = await browser.connected()
    wire.says(joined())
    wire.happens(event.pickedUp(1))
    wire.drops(closeCodes.takenOver)
    socket.takeBack()
    const again = await browser.connected()
    expect(again.sent).toMatchObject([{ type: 'join', lastSeq: 0 }])
    again.says(joined({ elapsedMs: 5000, lastSeq: 1 }))
    again.happens(event.pickedUp(1))
    expect(view().state).toBe('live')
  })

  it('comes back after it was cut off for reading too slowly', async () => {
    const { browser, view } = start()
    const wire = await browser.connected()
    wire.says(joined())
    wire.drops(closeCodes.slowReader)
    expect(view().state).toBe('reconnecting')
  })

  it('tries again when it could not ask who is signed in', async () => {
    const { browser, view } = start()
    browser.setServerDown(true)
    const wire = await browser.connected()
    expect(wire.closed).toBe(true)
    expect(view()).toEqual(connecting)
    browser.setServerDown(false)
    browser.pass(backoffMs(0, 0))
    const again = await browser.connected()
    again.says(joined())
    expect(view().state).toBe('live')
  })

  it('is refused without a token', async () => {
    const { browser, view } = start(fakeBrowser(fakeStore(), null))
    await browser.connected()
    expect(view()).toEqual({ state: 'refused', refusal: 'signed-out' })
  })

  it('takes a silent connection for lost', async () => {
    const { browser, view } = start()
    const wire = await browser.connected()
    wire.says(joined())
    browser.pass(40_000)
    expect(wire.closed).toBe(true)
    expect(view().state).toBe('reconnecting')
  })

  it.each([
    ['a line', (socket: CallSocket) => socket.say(line)],
    ['a ping', (_: CallSocket, browser: ReturnType<typeof fakeBrowser>) => browser.pass(15_000)],
  ])('takes the connection for lost when %s is not answered', async (_, ask) => {
    const { browser, socket, view } = start()
    const wire = await browser.connected()
    wire.says(joined())
    ask(socket, browser)
    browser.pass(8_000)
    expect(wire.closed).toBe(true)
    expect(view().state).toBe('reconnecting')
    expect(browser.waits()).toEqual([backoffMs(0, 0)])
  })

  it('waits for no answer any more once the server said anything', async () => {
    const { browser, socket } = start()
    const wire = await browser.connected()
    wire.says(joined())
    socket.say(line)
    wire.says({ type: 'thinking' })
    expect(browser.waits()).not.toContain(8_000)
    socket.say({ ...line, lineId: lineId(2) })
    expect(browser.waits()).toContain(8_000)
  })

  it('gives the connection up as soon as the network is gone, and comes back with it', async () => {
    const { browser, socket, view } = start()
    const wire = await browser.connected()
    wire.says(joined())
    socket.wentOffline()
    socket.wentOffline()
    expect(wire.closed).toBe(true)
    expect(view().state).toBe('reconnecting')
    socket.retryNow()
    const again = await browser.connected()
    again.says(joined())
    expect(view().state).toBe('live')
  })

  it('closes at the end, forgets what was not sent, and does not come back', async () => {
    const store = fakeStore()
    const { browser, socket, view } = start(fakeBrowser(store))
    const wire = await browser.connected()
    wire.says(joined())
    wire.happens(event.pickedUp(1))
    socket.say(line)
    wire.happens(event.ended(2))
    expect(view().state).toBe('ended')
    expect(wire.closed).toBe(true)
    expect(store.kept.size).toBe(0)
    expect(browser.waits()).toEqual([])
  })

  it('passes over a frame it does not understand', async () => {
    const { browser, view } = start()
    const wire = await browser.connected()
    wire.says(joined())
    const before = view()
    wire.events.onFrame('{"type":"from-the-future"}')
    wire.events.onFrame('not json')
    expect(view()).toEqual(before)
  })
})

describe('waiting to reconnect', () => {
  it('doubles from 0.3 s and never exceeds 10 s', () => {
    expect([0, 1, 2, 3].map((attempt) => backoffMs(attempt, 0))).toEqual([300, 600, 1200, 2400])
    expect(backoffMs(50, 0)).toBe(10_000)
  })

  it('is shortened by at most a half by chance', () => {
    expect(backoffMs(1, 1)).toBe(300)
  })
})
