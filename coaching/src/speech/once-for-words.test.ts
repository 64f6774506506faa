import { describe, expect, it } from 'vitest'
import { onceForWords } from './once-for-words.ts'

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
