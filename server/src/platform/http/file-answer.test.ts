import { describe, expect, it } from 'vitest'
import { rangeIn } from './file-answer.ts'

describe('the range of a file that is asked for', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 100 }],
    ['bytes=10-19', { start: 10, end: 20 }],
    ['bytes=99-99', { start: 99, end: 100 }],
    ['bytes=90-500', { start: 90, end: 100 }],
    ['bytes=-30', { start: 70, end: 100 }],
    ['bytes=-300', { start: 0, end: 100 }],
  ])('%s of 100 bytes', (header, range) => {
    expect(rangeIn(header, 100)).toEqual(range)
  })

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,4-5', 'bytes=20-10'])(
    'is the whole file for %s',
    (header) => {
      expect(rangeIn(header, 100)).toBeNull()
    },
  )

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=999999999999999999999-'])(
    'is refused where the file has ended: %s',
    (header) => {
      expect(() => rangeIn(header, 100)).toThrow('The file ends before that.')
    },
  )
})
