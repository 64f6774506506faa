import type { LiveBuyerTurn, LiveRepTurn, LiveTurn } from '@ringside/contract/simulations/turn'
import { describe, expect, it } from 'vitest'
import type { CallRecord } from '../../lib/call-socket/call-record.ts'
import type { CallView } from '../../lib/call-socket/call-view.ts'
import { captionLines, sayingIn } from './caption-lines.ts'

const buyer = (turn: number, words: string, over: Partial<LiveBuyerTurn> = {}): LiveBuyerTurn => ({
  turn,
  speaker: 'buyer',
  words,
  startMs: turn * 5000,
  endMs: turn * 5000 + 3000,
  cut: false,
  ...over,
})
const rep = (turn: number, words: string): LiveRepTurn => ({
  turn,
  speaker: 'rep',
  words,
  startMs: 0,
  endMs: 1,
  mode: 'typed',
})
const call = (turns: readonly LiveTurn[], over: Partial<CallRecord> = {}) =>
  ({ turns, unacknowledged: [], toSay: null, ...over }) as CallRecord
const wordsOf = (lines: readonly { words: string }[]) => lines.map((line) => line.words)

describe('the last line of a call', () => {
  const half = { turn: 0, begun: 2, isSaying: true }
  const record = call([buyer(0, 'Thanks, but not today.')])
  const endedBy = (who: Extract<CallView, { state: 'ended' }>['endedBy']): CallView => ({
    state: 'ended',
    call: record,
    outcome: 'brush-off',
    endedBy: who,
    atMs: 3000,
  })

  it.each(['buyer', 'time'] as const)('is shown whole when the call is ended by %s', (who) => {
    expect(wordsOf(captionLines(record, sayingIn(endedBy(who), half), ''))).toEqual(['Thanks, but not today.'])
  })

  it('is shown whole while it is still to be heard', () => {
    const view = { ...endedBy('buyer'), call: { ...record, toSay: 0 } } as Extract<CallView, { state: 'ended' }>
    expect(wordsOf(captionLines(view.call, sayingIn(view, null), ''))).toEqual(['Thanks, but not today.'])
  })

  it('stays where the rep hung up on it', () => {
    expect(wordsOf(captionLines(record, sayingIn(endedBy('rep'), half), ''))).toEqual(['Thanks, but'])
  })

  it('comes word by word while the call goes on', () => {
    expect(sayingIn({ state: 'live', call: record }, half)).toEqual(half)
  })
})

describe('the captions of a call', () => {
  it('show what was said, by whom, in order', () => {
    const lines = captionLines(call([buyer(0, 'Hello?'), rep(1, 'Hi Dana.')]), null, '')
    expect(lines.map((line) => [line.speaker, line.words])).toEqual([
      ['buyer', 'Hello?'],
      ['rep', 'Hi Dana.'],
    ])
  })

  it('never run ahead of the voice', () => {
    const talking = call([buyer(0, 'No login at all.')], { toSay: 0 })
    expect(captionLines(talking, null, '')).toEqual([])
    expect(wordsOf(captionLines(talking, { turn: 0, begun: 2, isSaying: true }, ''))).toEqual(['No login'])
    expect(captionLines(talking, { turn: 0, begun: 2, isSaying: true }, '')[0]?.isGrowing).toBe(true)
  })

  it('keep the words exactly as they were once all of them were said', () => {
    const said = call([buyer(0, 'No  login.')], { toSay: 0 })
    expect(captionLines(said, { turn: 0, begun: 2, isSaying: false }, '')).toMatchObject([
      { words: 'No  login.', isGrowing: false },
    ])
  })

  it('hold the words the rep let the buyer say, also before the server has cut the turn', () => {
    const stopped = call([buyer(0, 'Irene does, our CFO.')], { toSay: 0 })
    expect(captionLines(stopped, { turn: 0, begun: 2, isSaying: false }, '')).toMatchObject([
      { words: 'Irene does,', isGrowing: false },
    ])
  })

  it('say when the rep cut in', () => {
    const cut = call([buyer(0, 'Irene does,', { cut: true, endMs: 2000 })])
    expect(captionLines(cut, { turn: 0, begun: 2, isSaying: false }, '')).toMatchObject([{ cutAtMs: 2000 }])
  })

  it('show a line on its way, and what the rep is saying just now, after the rest', () => {
    const sending = call([buyer(0, 'Hello?')], { unacknowledged: [{ lineId: 'x', words: 'Hi.', mode: 'typed' }] })
    const lines = captionLines(sending, null, 'is this a')
    expect(wordsOf(lines)).toEqual(['Hello?', 'Hi.', 'is this a'])
    expect(lines.map((line) => line.isOnItsWay)).toEqual([false, true, false])
  })
})
