import { describe, expect, it } from 'vitest'
import { captionsOutput } from './captions-output.ts'
import { fakeTimers } from './fake/fake-timers.ts'

const voice = { pitch: 0.5, pace: 0.5 }

function say(line: string, msPerWord = 90) {
  const timers = fakeTimers()
  const heard: (number | 'end')[] = []
  const saying = captionsOutput({ msPerWord, after: timers.after }).say(line, voice, {
    onWord: (begun) => heard.push(begun),
    onEnd: () => heard.push('end'),
  })
  return { timers, heard, saying }
}

describe('captions without a voice', () => {
  it('show a word at a time and then end', () => {
    const { timers, heard } = say('Two doors maybe.')
    timers.pass(0)
    expect(heard).toEqual([1])
    timers.pass(90)
    expect(heard).toEqual([1, 2])
    timers.pass(180)
    expect(heard).toEqual([1, 2, 3, 'end'])
  })

  it('stop where they are when the rep cuts in', () => {
    const { timers, heard, saying } = say('Irene does, our CFO.')
    timers.pass(95)
    saying.stop()
    timers.pass(10_000)
    expect(heard).toEqual([1, 2])
  })

  it('stand there at once under reduced motion', () => {
    const { timers, heard } = say('Two doors maybe.', 0)
    timers.pass(0)
    expect(heard).toEqual([3, 'end'])
  })

  it('end at once when there is nothing to say', () => {
    const { timers, heard } = say('')
    timers.pass(0)
    expect(heard).toEqual(['end'])
  })
})
