import { describe, expect, it } from 'vitest'
import { buyerTurn, event, joined, lineId, repTurn } from './fake/fake-call.ts'
import { callOf, callView, connecting, type CallInput, type CallView } from './call-view.ts'
import type { CallEvent } from '@ringside/contract/simulations/call-protocol'

const now = 50_000
const says = (message: Extract<CallInput, { kind: 'message' }>['message']): CallInput => ({
  kind: 'message',
  message,
  now,
})
const happens = (each: CallEvent) => says({ type: 'event', event: each })
const after = (...inputs: CallInput[]): CallView => inputs.reduce(callView, connecting)
const line = { lineId: lineId(1), words: 'Hi Dana.', mode: 'typed' as const }

describe('the view of a call', () => {
  it('connects, rings until the buyer picks up, and then is live', () => {
    expect(connecting.state).toBe('connecting')
    const ringing = after(says(joined({ elapsedMs: null })))
    expect(ringing.state).toBe('ringing')
    const live = callView(ringing, happens(event.pickedUp(1)))
    expect(live).toMatchObject({ state: 'live', call: { pickedUpAt: now } })
  })

  it('counts time from when the buyer picked up, also when joined in the middle', () => {
    expect(callOf(after(says(joined({ elapsedMs: 42_000 }))))?.pickedUpAt).toBe(now - 42_000)
  })

  it('counts what is left of the buyer’s time from when that was told, also when joined later', () => {
    const told: CallEvent = { type: 'time-nearly-up', seq: 2, leftMs: 60_000, atMs: 10_000 }
    const later = after(says(joined({ elapsedMs: 42_000, lastSeq: 2 })), happens(event.pickedUp(1)), happens(told))
    expect(callOf(later)?.nearlyUp).toEqual({ leftMs: 60_000, at: now - 32_000 })
    const { atMs: _, ...withoutTime } = told
    const older = after(says(joined({ elapsedMs: 42_000 })), happens(event.pickedUp(1)), happens(withoutTime))
    expect(callOf(older)?.nearlyUp?.at).toBe(now)
  })

  it('takes each event once, however often it comes', () => {
    const once = after(says(joined()), happens(event.pickedUp(1)), happens(event.buyer(2, buyerTurn(0))))
    const twice = [event.pickedUp(1), event.buyer(2, buyerTurn(0))].map(happens).reduce(callView, once)
    expect(twice).toEqual(once)
  })

  it('says a buyer turn aloud that comes while we are here', () => {
    const view = after(says(joined()), happens(event.pickedUp(1)), happens(event.buyer(2, buyerTurn(0))))
    expect(callOf(view)?.toSay).toBe(0)
  })

  it('shows what had been said before we joined without saying it again', () => {
    const join = says(joined({ elapsedMs: 60_000, lastSeq: 2 }))
    const view = after(join, happens(event.pickedUp(1)), happens(event.buyer(2, buyerTurn(0))))
    expect(callOf(view)).toMatchObject({ toSay: null, turns: [{ turn: 0 }] })
  })

  it('says the line again that a reload broke off', () => {
    const join = says(joined({ elapsedMs: 1000, lastSeq: 2 }))
    const view = after(join, happens(event.pickedUp(1)), happens(event.buyer(2, buyerTurn(0))))
    expect(callOf(view)?.toSay).toBe(0)
  })

  it('shows a line at once and drops the copy when the server has it', () => {
    const said = after(says(joined()), happens(event.pickedUp(1)), { kind: 'said', line })
    expect(callOf(said)?.unacknowledged).toEqual([line])
    const kept = callView(said, happens(event.rep(2, repTurn(1), line.lineId)))
    expect(callOf(kept)).toMatchObject({ unacknowledged: [], turns: [{ turn: 1, words: 'Hi Dana.' }] })
  })

  it('takes back a line the server refused and says why', () => {
    const said = after(says(joined()), { kind: 'said', line })
    const view = callView(said, says({ type: 'refused', message: 'That line is too long.', lineId: line.lineId }))
    expect(callOf(view)).toMatchObject({ unacknowledged: [], notice: 'That line is too long.' })
  })

  it('keeps of a turn that was cut only what was said aloud', () => {
    const before = after(says(joined()), happens(event.buyer(1, buyerTurn(0, 'Irene does, our CFO.'))))
    const cut = { ...buyerTurn(0, 'Irene does'), cut: true }
    const view = callView(before, happens({ seq: 2, type: 'buyer-cut', turn: cut }))
    expect(callOf(view)).toMatchObject({ toSay: null, turns: [{ words: 'Irene does', cut: true }] })
  })

  it('ticks a fact off when it was found', () => {
    const item = { factId: 'slots', label: 'How slots are booked', foundAtMs: 8000 }
    const view = after(says(joined()), happens({ seq: 1, type: 'fact-found', item }))
    expect(callOf(view)?.plan).toEqual([item])
  })

  it('stops thinking when the buyer speaks or the connection goes', () => {
    const thinking = after(says(joined()), happens(event.pickedUp(1)), says({ type: 'thinking' }))
    expect(callOf(thinking)?.thinkingSince).toBe(now)
    expect(callOf(callView(thinking, happens(event.buyer(2, buyerTurn(0)))))?.thinkingSince).toBeNull()
    expect(callOf(callView(thinking, { kind: 'lost', now }))?.thinkingSince).toBeNull()
  })

  it('keeps all it knows while it reconnects, and goes on from there', () => {
    const before = after(says(joined()), happens(event.pickedUp(1)), happens(event.buyer(2, buyerTurn(0))))
    const lost = callView(before, { kind: 'lost', now: 60_000 })
    expect(lost).toMatchObject({ state: 'reconnecting', lostAt: 60_000 })
    const back = [says(joined({ elapsedMs: 9000, lastSeq: 3 })), happens(event.buyer(3, buyerTurn(2)))].reduce(
      callView,
      lost,
    )
    expect(back.state).toBe('live')
    expect(callOf(back)).toMatchObject({ toSay: 2, turns: [{ turn: 0 }, { turn: 2 }] })
  })

  it('is over for good once it ended', () => {
    const over = after(says(joined()), happens(event.pickedUp(1)), happens(event.ended(2)))
    expect(over).toMatchObject({ state: 'ended', outcome: 'hung-up', endedBy: 'buyer', atMs: 9000 })
    for (const late of [{ kind: 'lost', now } as const, says(joined()), { kind: 'said', line } as const])
      expect(callView(over, late)).toEqual(over)
  })

  it.each([
    ['buyer', 0],
    ['time', 0],
    ['rep', null],
    ['abandoned', null],
  ] as const)('ended by %s, it still has the last words to say: %s', (endedBy, toSay) => {
    const goodbye = happens(event.buyer(2, buyerTurn(0)))
    const over = happens({ ...event.ended(3), type: 'ended', endedBy, outcome: 'hung-up', atMs: 9000 })
    expect(callOf(after(says(joined()), happens(event.pickedUp(1)), goodbye, over))?.toSay).toBe(toSay)
  })

  it('shows the newest whisper with the time it came, and an old one without', () => {
    const whisper = (seq: number, id: string): CallEvent => ({
      seq,
      type: 'whisper',
      id,
      from: 'Ruth',
      text: 'Ask why.',
    })
    const view = after(says(joined({ lastSeq: 1 })), happens(whisper(1, 'a')), happens(whisper(2, 'b')))
    expect(callOf(view)?.whispers.map((each) => each.receivedAt)).toEqual([null, now])
  })
})
