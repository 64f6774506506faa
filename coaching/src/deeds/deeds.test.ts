import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deeds, LabelledExchangeError, parseExchanges, type LabelledExchange } from './deeds.ts'
import { loadDeeds, packDeeds } from './deeds-model.ts'
import { fitDeeds } from './fit-deeds.ts'

const folder = new URL('./training/', import.meta.url)
const exchanges = readdirSync(folder)
  .filter((name) => name.endsWith('.tsv'))
  .flatMap((name) => parseExchanges(readFileSync(new URL(name, folder), 'utf8')))

describe('a file of labelled exchanges', () => {
  it('gives each turn all that is done in it, beside the line before', () => {
    expect(
      parseExchanges('# a hand\npain, process\tWe pack by hand.\tWho packs, and what breaks?\nnone\t\tRight.\n'),
    ).toEqual([
      { before: 'We pack by hand.', words: 'Who packs, and what breaks?', deeds: new Set(['pain', 'process']) },
      { before: '', words: 'Right.', deeds: new Set() },
    ])
  })

  it.each(['pain\tonly two', 'charm\t\tHello.', 'pain\tHm.\t '])('that is wrong (%j) is refused', (text) => {
    expect(() => parseExchanges(text)).toThrow(LabelledExchangeError)
  })
})

describe('the exchanges that deeds are learnt from', () => {
  it.each(deeds)('show "%s" at least 25 times', (deed) => {
    expect(exchanges.filter((exchange) => exchange.deeds.has(deed)).length).toBeGreaterThanOrEqual(25)
  })
})

describe('training', () => {
  const few: LabelledExchange[] = [
    { before: '', words: 'Hi, it’s Jo from Brightline.', deeds: new Set(['who']) },
    { before: '', words: 'Hello, this is Sam from Copperleaf.', deeds: new Set(['who']) },
    { before: 'By hand.', words: 'And what goes wrong?', deeds: new Set(['pain', 'follow-up']) },
    { before: 'With a list.', words: 'And what goes wrong there?', deeds: new Set(['pain', 'follow-up']) },
  ]

  it('gives the same weights to the bit for the same exchanges', () => {
    expect(packDeeds(fitDeeds(few))).toEqual(packDeeds(fitDeeds(few)))
  })

  it('makes a file that is refused when its parts do not fit together', () => {
    expect(() => loadDeeds({ ...packDeeds(fitDeeds(few)), features: ['one'] })).toThrow('Train them again')
  })
})
