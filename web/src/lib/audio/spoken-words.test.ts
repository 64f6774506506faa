import { describe, expect, it } from 'vitest'
import { breathsOf, firstWords, isEchoOf, wordsBegunAt } from './spoken-words.ts'

const line = 'No login. Half of them won’t download an app.'

describe('the words of a line', () => {
  it('are shown up to the one being said and never ahead', () => {
    expect(firstWords(line, 3)).toBe('No login. Half')
    expect(firstWords(line, 0)).toBe('')
    expect(firstWords(line, 99)).toBe(line)
  })

  it('are counted from where the engine is: the word that begins there has begun', () => {
    expect(wordsBegunAt(line, 0)).toBe(1)
    expect(wordsBegunAt(line, line.indexOf('login'))).toBe(2)
    expect(wordsBegunAt(line, line.indexOf('Half'))).toBe(3)
    expect(wordsBegunAt(line, line.indexOf('alf'))).toBe(3)
  })

  it('never number more than there are', () => {
    expect(wordsBegunAt(line, line.length)).toBe(9)
    expect(wordsBegunAt(`${line} `, line.length + 1)).toBe(9)
  })

  it('are said in breaths that lose nothing and end at sentences', () => {
    const long = `${line} ${line} ${line} ${line} ${line}`
    const breaths = breathsOf(long, 100)
    expect(breaths.join('')).toBe(long)
    expect(breaths.length).toBeGreaterThan(1)
    for (const breath of breaths) expect(breath.trim()).toMatch(/\.$/)
  })
})

describe('hearing the loudspeaker', () => {
  it('does not take the buyer’s own words for the rep cutting in', () => {
    expect(isEchoOf('half of them', line)).toBe(true)
    expect(isEchoOf('Half of THEM, won’t', line)).toBe(true)
  })

  it('takes any other word for the rep', () => {
    expect(isEchoOf('sorry half of them', line)).toBe(false)
  })

  it('takes nothing for nothing', () => {
    expect(isEchoOf('', line)).toBe(false)
  })
})
