import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'

const serviceOf = (settings: Record<string, string>) => loadConfig(settings).speechToText

describe('the speech service of the settings', () => {
  it('is none unless one is named: then no recording leaves the server', () => {
    expect(serviceOf({})).toBeNull()
    expect(serviceOf({ SPEECH_TO_TEXT: '', SPEECH_TO_TEXT_KEY: 'k', SPEECH_TO_TEXT_PRICE: '1' })).toBeNull()
  })

  it('of a server of one’s own needs its address, and costs nothing unless a price is given', () => {
    const named = { SPEECH_TO_TEXT: 'openai-compatible/Systran/faster-whisper-large-v3' }
    expect(() => serviceOf(named)).toThrow(
      'SPEECH_TO_TEXT=openai-compatible/Systran/faster-whisper-large-v3 needs SPEECH_TO_TEXT_URL as well.',
    )
    expect(serviceOf({ ...named, SPEECH_TO_TEXT_URL: 'http://127.0.0.1:8000/v1' })).toEqual({
      vendor: 'openai-compatible',
      model: 'Systran/faster-whisper-large-v3',
      url: 'http://127.0.0.1:8000/v1',
      key: null,
      pricePerHour: 0,
      monthHours: 100,
    })
  })

  it.each(['openai', 'deepgram'])('of %s needs its key and its price', (vendor) => {
    const given: Record<string, string> = { SPEECH_TO_TEXT: `${vendor}/ears` }
    for (const [name, value] of [
      ['SPEECH_TO_TEXT_KEY', 'k'],
      ['SPEECH_TO_TEXT_PRICE', '0.36'],
    ] as const) {
      expect(() => serviceOf(given)).toThrow(`needs ${name} as well`)
      given[name] = value
    }
    expect(serviceOf({ ...given, SPEECH_TO_TEXT_MONTH_HOURS: '5' })).toEqual({
      vendor,
      model: 'ears',
      url: null,
      key: 'k',
      pricePerHour: 0.36,
      monthHours: 5,
    })
  })

  it.each([
    ['SPEECH_TO_TEXT', 'whisper-1'],
    ['SPEECH_TO_TEXT', 'assemblyai/best'],
    ['SPEECH_TO_TEXT_URL', '127.0.0.1:8000'],
    ['SPEECH_TO_TEXT_KEY', 'two words'],
    ['SPEECH_TO_TEXT_PRICE', 'free'],
    ['SPEECH_TO_TEXT_MONTH_HOURS', '0'],
  ])('%s=%s stops the start with a sentence that names it, and not its value', (name, value) => {
    expect(() => serviceOf({ [name]: value })).toThrow(`The setting ${name} must be`)
    expect(() => serviceOf({ [name]: value })).not.toThrow(`${name}=${value}`)
  })

  it('is reached at an address without a user or key in it', () => {
    const given = { SPEECH_TO_TEXT: 'openai-compatible/ears', SPEECH_TO_TEXT_URL: 'https://me:secret@ears.example/v1' }
    expect(() => serviceOf(given)).toThrow('SPEECH_TO_TEXT_URL must not hold a user or key: use SPEECH_TO_TEXT_KEY.')
  })
})
