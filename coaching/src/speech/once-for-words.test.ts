import { describe, expect, it } from 'vitest'
import { onceForWords, onceForWordsAfter } from './once-for-words.ts'

describe('work done once for words', () => {
  it('is not done again for any of the last few words', () => {
    const seen: string[] = []
    const upper = onceForWords((words) => {
      seen.push(words)
      return words.toUpperCase()
    }, 2)
    expect(['one', 'two', 'one', 'two'].map(upper)).toEqual(['ONE', 'TWO', 'ONE', 'TWO'])
    expect(seen).toEqual(['one', 'two'])
  })

  it('lets go of the oldest words, and does their work anew', () => {
    const seen: string[] = []
    const noted = onceForWords((words) => seen.push(words), 2)
    for (const words of ['one', 'two', 'three', 'one']) noted(words)
    expect(seen).toEqual(['one', 'two', 'three', 'one'])
  })

  it('remembers that nothing was found', () => {
    let times = 0
    const nothing = onceForWords((words) => {
      times += 1
      return words === 'none' ? undefined : words
    })
    expect([nothing('none'), nothing('none')]).toEqual([undefined, undefined])
    expect(times).toBe(1)
  })
})

describe('work done once for words and what was said before them', () => {
  const joining = () => {
    const seen: string[] = []
    const joined = onceForWordsAfter((words, before) => {
      seen.push(words)
      return `${before}|${words}`
    }, 4)
    return { seen, joined }
  }

  it('is not done again for the same words after the same', () => {
    const { seen, joined } = joining()
    expect([joined('yes', 'Now?'), joined('yes', 'Now?'), joined('yes', '')]).toEqual(['Now?|yes', 'Now?|yes', '|yes'])
    expect(seen).toEqual(['yes', 'yes'])
  })

  it('is not kept for very long words', () => {
    const { seen, joined } = joining()
    const long = 'so '.repeat(400)
    joined(long, '')
    joined('yes', long)
    expect([joined(long, ''), joined('yes', long)]).toEqual([`|${long}`, `${long}|yes`])
    expect(seen).toHaveLength(4)
  })

  it('mistakes no words for others that run together the same', () => {
    const { joined } = joining()
    const odd = '\u0000'
    expect(joined(`b${odd}c`, 'a')).toBe(`a|b${odd}c`)
    expect(joined('c', `a${odd}b`)).toBe(`a${odd}b|c`)
    expect(joined('bc', 'a')).toBe('a|bc')
    expect(joined('c', 'ab')).toBe('ab|c')
  })
})
