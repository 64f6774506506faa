import { describe, expect, it } from 'vitest'
import { namedIn, withNames } from './mention-words.ts'

const names = new Map([
  ['maya', 'Maya Okafor'],
  ['jonas', 'Jonas Lind'],
])

describe('a text that names people by id', () => {
  it('is read with their names, and says where they stand', () => {
    const { text, mentions } = withNames('@{jonas}: as @{maya} did, and @{maya} again', names)
    expect(text).toBe('@Jonas Lind: as @Maya Okafor did, and @Maya Okafor again')
    expect(mentions.map(({ start, end }) => text.slice(start, end))).toEqual([
      '@Jonas Lind',
      '@Maya Okafor',
      '@Maya Okafor',
    ])
    expect(mentions.map(({ userId }) => userId)).toEqual(['jonas', 'maya', 'maya'])
  })

  it('keeps what only looks like one, also in a name', () => {
    expect(withNames('@{somebody} said @{maya', names)).toEqual({ text: '@{somebody} said @{maya', mentions: [] })
    expect(withNames('@{a} there', new Map([['a', '@{a}']])).text).toBe('@@{a} there')
  })

  it('names only those of the people asked for who stand in it, once', () => {
    expect(namedIn('@{maya} and @{maya}', ['maya', 'maya', 'jonas'])).toEqual(['maya'])
  })
})
