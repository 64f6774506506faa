import { describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'

const modelOf = (settings: Record<string, string>) => loadConfig(settings).languageModel

describe('the language model of the settings', () => {
  it('is none unless one is named', () => {
    expect(modelOf({})).toBeNull()
    expect(modelOf({ LANGUAGE_MODEL: '', LANGUAGE_MODEL_URL: 'http://127.0.0.1:11434/v1' })).toBeNull()
  })

  it('of a server of one’s own needs its address, and costs nothing unless a price is given', () => {
    const named = { LANGUAGE_MODEL: 'openai-compatible/meta/llama3.1:8b' }
    expect(() => modelOf(named)).toThrow('LANGUAGE_MODEL=openai-compatible/meta/llama3.1:8b needs LANGUAGE_MODEL_URL')
    expect(modelOf({ ...named, LANGUAGE_MODEL_URL: 'http://127.0.0.1:11434/v1' })).toEqual({
      vendor: 'openai-compatible',
      id: 'meta/llama3.1:8b',
      url: 'http://127.0.0.1:11434/v1',
      key: null,
      price: { read: 0, written: 0 },
      limit: { call: 0.05, month: 20 },
      wordsReviews: false,
    })
  })

  it('words reviews only where that is switched on: more is sent then, of calls that people upload', () => {
    const named = { LANGUAGE_MODEL: 'openai-compatible/x', LANGUAGE_MODEL_URL: 'http://127.0.0.1:11434/v1' }
    expect(modelOf(named)?.wordsReviews).toBe(false)
    expect(modelOf({ ...named, LANGUAGE_MODEL_REVIEWS: 'off' })?.wordsReviews).toBe(false)
    expect(modelOf({ ...named, LANGUAGE_MODEL_REVIEWS: 'on' })?.wordsReviews).toBe(true)
  })

  it.each(['anthropic', 'openai'])(
    'of %s needs its key and both prices, since what is not priced can’t be limited',
    (vendor) => {
      const given: Record<string, string> = { LANGUAGE_MODEL: `${vendor}/fast` }
      for (const [name, value] of [
        ['LANGUAGE_MODEL_KEY', 'k'],
        ['LANGUAGE_MODEL_PRICE_READ', '0.8'],
        ['LANGUAGE_MODEL_PRICE_WRITTEN', '4'],
      ] as const) {
        expect(() => modelOf(given)).toThrow(`needs ${name} as well`)
        given[name] = value
      }
      expect(modelOf({ ...given, LANGUAGE_MODEL_CALL_LIMIT: '0.2' })).toMatchObject({
        vendor,
        id: 'fast',
        price: { read: 0.8, written: 4 },
        limit: { call: 0.2, month: 20 },
      })
    },
  )

  it.each([
    ['LANGUAGE_MODEL', 'llama3'],
    ['LANGUAGE_MODEL', 'mistral/large'],
    ['LANGUAGE_MODEL_URL', 'localhost:11434'],
    ['LANGUAGE_MODEL_PRICE_READ', '-1'],
    ['LANGUAGE_MODEL_MONTH_LIMIT', 'much'],
    ['LANGUAGE_MODEL_REVIEWS', 'maybe'],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(() => modelOf({ [name]: value })).toThrow(`The setting ${name} must be`)
  })
})
