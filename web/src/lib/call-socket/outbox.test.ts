import { beforeEach, describe, expect, it } from 'vitest'
import type { RepLine } from './call-record.ts'
import { openOutbox } from './outbox.ts'

const first: RepLine = { lineId: '0199a000-0000-7000-8000-000000000001', words: 'Good morning', mode: 'typed' }
const second: RepLine = {
  lineId: '0199a000-0000-7000-8000-000000000002',
  words: 'Two minutes?',
  mode: 'voice',
  startMs: 900,
}
const tab = () => sessionStorage

beforeEach(() => sessionStorage.clear())

describe('the lines the server has not acknowledged', () => {
  it('are there again after a reload, in order, each once, and of their own call alone', () => {
    const outbox = openOutbox('call-1', tab)
    for (const line of [first, second, second]) outbox.add(line)
    expect(openOutbox('call-1', tab).lines()).toEqual([first, second])
    expect(openOutbox('call-2', tab).lines()).toEqual([])
  })

  it('leave nothing behind once they are acknowledged', () => {
    const outbox = openOutbox('call-1', tab)
    outbox.add(first)
    outbox.remove(first.lineId)
    expect(sessionStorage).toHaveLength(0)
  })

  it.each(['not JSON', '{"lineId":1}', '[{"words":"no id"}]'])('are none where storage holds %s', (kept) => {
    openOutbox('call-1', tab).add(first)
    sessionStorage.setItem(sessionStorage.key(0) ?? '', kept)
    expect(openOutbox('call-1', tab).lines()).toEqual([])
  })
})

describe('in a browser that forbids storage', () => {
  const forbidden = (): Storage => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }

  it('a call can be held all the same: its lines live as long as the page', () => {
    const outbox = openOutbox('call-1', forbidden)
    outbox.add(first)
    outbox.add(second)
    outbox.remove(first.lineId)
    expect(outbox.lines()).toEqual([second])
  })
})

describe('in a browser whose storage is full', () => {
  const full = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => ({
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError')
    },
  })

  it('no line is lost from the page', () => {
    const outbox = openOutbox('call-1', full)
    outbox.add(first)
    expect(outbox.lines()).toEqual([first])
  })
})
