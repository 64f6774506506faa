import { describe, expect, it } from 'vitest'
import { chooseVoice, engineSettings } from './choose-voice.ts'

const voice = (name: string, lang: string, localService = true) => ({ voiceURI: name, name, lang, localService })
const traits = (pitch: number) => ({ pitch, pace: 0.5 })

describe('a buyer’s voice', () => {
  it('is English, however the browser writes that', () => {
    const offered = [voice('Amélie', 'fr-FR'), voice('Serena', 'en_GB')]
    expect(chooseVoice(offered, traits(0.5))?.name).toBe('Serena')
    expect(chooseVoice([voice('Amélie', 'fr-FR')], traits(0.5))).toBeNull()
  })

  it('tells where it is in a line if any does', () => {
    const offered = [voice('Remote', 'en-GB', false), voice('Here', 'en-AU')]
    expect(chooseVoice(offered, traits(0.5))?.name).toBe('Here')
  })

  it('is never a joke', () => {
    expect(chooseVoice([voice('Bad News', 'en-US'), voice('Daniel', 'en-GB')], traits(0.9))?.name).toBe('Daniel')
  })

  it('stays the same for one buyer and differs between high and low ones', () => {
    const offered = ['a', 'b', 'c', 'd'].map((name) => voice(name, 'en-GB'))
    expect(chooseVoice(offered, traits(0.3))).toBe(chooseVoice(offered.toReversed(), traits(0.3)))
    expect(chooseVoice(offered, traits(0))?.name).not.toBe(chooseVoice(offered, traits(1))?.name)
  })

  it('is ordinary in the middle of both traits', () => {
    expect(engineSettings({ pitch: 0.5, pace: 0.5 })).toEqual({ pitch: 1, rate: 1.05 })
  })
})
