import { describe, expect, it } from 'vitest'
import { askedAt, draftToSend, offeredFor, withReader } from './mention-draft.ts'

const readers = [
  { userId: 'maya', name: 'Maya Okafor' },
  { userId: 'ann', name: 'Ann' },
  { userId: 'annlee', name: 'Ann Lee' },
]

describe('a name that is being typed', () => {
  it.each([
    ['Look, @ma', { start: 6, part: 'ma' }],
    ['@', { start: 0, part: '' }],
    ['maya@tally', null],
    ['@ no', null],
    ['@maya\nnext', null],
    ['no at all', null],
  ])('is found before the caret: %j', (text, asked) => {
    expect(askedAt(text, text.length)).toEqual(asked)
  })

  it('offers people by any word of their name', () => {
    expect(offeredFor(readers, 'oka').map(({ userId }) => userId)).toEqual(['maya'])
    expect(offeredFor(readers, '').map(({ userId }) => userId)).toEqual(['maya', 'ann', 'annlee'])
    expect(offeredFor(readers, 'zed')).toEqual([])
  })

  it('is written out, with the caret after it', () => {
    expect(withReader('See @ma there', 7, 4, { userId: 'maya', name: 'Maya Okafor' }, [])).toEqual({
      text: 'See @Maya Okafor there',
      caret: 17,
    })
  })
})

describe('a comment that is sent', () => {
  it('names by id whom it still names, and nobody who was taken out again', () => {
    expect(draftToSend('@Ann Lee, ask @Ann. @Ann!', readers)).toEqual({
      text: '@{annlee}, ask @{ann}. @{ann}!',
      mentions: ['annlee', 'ann'],
    })
  })

  it('tells two people of one name apart by the order in which they were chosen', () => {
    const [first, second] = ['one', 'two'].map((userId) => ({ userId, name: 'Ann Lee' }))
    if (!first || !second) throw new Error('Two go in')
    const { text } = withReader('@Ann Lee and @ann', 17, 13, second, [first])
    expect(text).toBe('@Ann Lee and @Ann Lee (2) ')
    expect(draftToSend(text, [first, second])).toEqual({ text: '@{one} and @{two} ', mentions: ['two', 'one'] })
  })
})
