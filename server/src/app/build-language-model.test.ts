import { expect, it, vi } from 'vitest'
import { loadConfig } from '../platform/config/config.ts'
import { buildLanguageModel } from './build-language-model.ts'

it('without configuration there is no language model, and nothing of its vendors is loaded', async () => {
  const load = vi.fn<() => Promise<never>>()
  expect(await buildLanguageModel(loadConfig({}).languageModel, load)).toBeNull()
  expect(load).not.toHaveBeenCalled()
})

it('with configuration there is the one named, with its prices and limits', async () => {
  const { languageModel } = loadConfig({
    LANGUAGE_MODEL: 'anthropic/fast-1',
    LANGUAGE_MODEL_KEY: 'k',
    LANGUAGE_MODEL_PRICE_READ: '1',
    LANGUAGE_MODEL_PRICE_WRITTEN: '5',
    LANGUAGE_MODEL_MONTH_LIMIT: '7.5',
  })
  expect(await buildLanguageModel(languageModel)).toMatchObject({
    model: { name: 'fast-1' },
    terms: { price: { read: 1, written: 5 }, limit: { call: 0.05, month: 7.5 } },
  })
})
