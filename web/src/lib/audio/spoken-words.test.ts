import { describe, expect, it } from 'vitest'
import { breathsOf, firstWords, wordsBegunAt, withoutEcho } from './spoken-words.ts'

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

  it.each([
    [
      'at a comma',
      'We have tried three of these, each of them with a login, and nobody on the docks ever used one',
      /, $/,
    ],
    [
      'between words',
      'We have tried three of these each of them with a login and nobody on the docks ever used one',
      / $/,
    ],
    ['anywhere in a word as long as that', 'a'.repeat(95), /a$/],
  ])('that would be too long end within a sentence, %s', (_, sentence, end) => {
    const breaths = breathsOf(sentence, 40)
    expect(breaths.join('')).toBe(sentence)
    for (const breath of breaths) expect(breath.length).toBeLessThanOrEqual(40)
    expect(breaths[0]).toMatch(end)
  })
})

describe('hearing the loudspeaker', () => {
  it('does not take the buyer’s own words for the rep’s', () => {
    expect(withoutEcho('half of them', line)).toBe('')
    expect(withoutEcho('Half of THEM, won’t', line)).toBe('')
    expect(withoutEcho('no login half of them won’t download an app', line)).toBe('')
  })

  it('keeps what the rep said after them in the same breath', () => {
    expect(withoutEcho('half of them won’t download an app and what do they do', line)).toBe('and what do they do')
    expect(withoutEcho('won’t download an app download an app', line)).toBe('download an app')
  })

  it('knows the buyer’s words also when one of them was misheard', () => {
    expect(withoutEcho('half of then won’t download an app why is that', line)).toBe('why is that')
  })

  it('leaves a line alone that only begins with a word the buyer used, or takes up their words', () => {
    for (const own of ['no wait', 'an app', 'sorry half of them', 'app download a you mean an app'])
      expect(withoutEcho(own, 'No login. An hour ago.')).toBe(own)
  })

  it('takes nothing for nothing', () => {
    expect(withoutEcho('', line)).toBe('')
    expect(withoutEcho('hello there', '')).toBe('hello there')
  })
})
