import { describe, expect, it } from 'vitest'
import { marked, voicesBy, type Marks, type Voice } from './told-voices.ts'

const none: Marks = new Map()
const told = (...marks: Array<[number, Voice]>) =>
  voicesBy(
    marks.reduce((all, [line, voice]) => marked(all, line, voice), none),
    5,
  )

describe('who says which line', () => {
  it('is not known before anything is said of it', () => {
    expect(told()).toEqual([null, null, null, null, null])
  })

  it('holds from a line on until somebody else begins', () => {
    expect(told([0, 'you'])).toEqual(['you', 'you', 'you', 'you', 'you'])
    expect(told([0, 'you'], [2, 'other'], [3, 'you'])).toEqual(['you', 'you', 'other', 'you', 'you'])
  })

  it('is the other one before the first line that is said to be somebody’s', () => {
    expect(told([2, 'you'])).toEqual(['other', 'other', 'you', 'you', 'you'])
  })

  it('can be said again', () => {
    expect(told([0, 'you'], [2, 'other'], [2, 'you'])).toEqual(['you', 'you', 'you', 'you', 'you'])
    expect(told([0, 'you'], [2, 'other'], [0, 'other'])).toEqual(['other', 'other', 'other', 'other', 'other'])
  })
})
