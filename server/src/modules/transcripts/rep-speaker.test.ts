import { describe, expect, it } from 'vitest'
import { repSpeakerIn } from './rep-speaker.ts'

const maya = { firstName: 'Maya', lastName: 'Okafor', email: 'maya@tallyport.test' }

describe('who of the speakers is the rep', () => {
  it('is the one with their whole name, however it is written', () => {
    for (const name of ['Maya Okafor', ' maya  okafor', 'OKAFOR, MAYA', 'maya@tallyport.test']) {
      expect(repSpeakerIn(['Dana Whitfield', name], maya)).toBe(name)
    }
  })

  it('is the only one with their first name', () => {
    expect(repSpeakerIn(['Dana', 'Maya (Tallyport)'], maya)).toBe('Maya (Tallyport)')
  })

  it('is asked when two could be meant', () => {
    expect(repSpeakerIn(['Maya A', 'Maya B'], maya)).toBeNull()
  })

  it('is asked when nobody has their name', () => {
    expect(repSpeakerIn(['Speaker 1', 'Speaker 2'], maya)).toBeNull()
    expect(repSpeakerIn(['Speaker 1', ''], { firstName: '', lastName: '', email: 'x@y.test' })).toBeNull()
  })

  it('prefers the whole name to a first name somebody shares', () => {
    expect(repSpeakerIn(['Maya Lind', 'Maya Okafor'], maya)).toBe('Maya Okafor')
  })
})
