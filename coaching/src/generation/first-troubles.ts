import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { ownFirst } from './account-facts.ts'
import type { GeneratedAccount } from './account-schema.ts'
import { generalTrade, trades } from './content/trades.ts'
import type { Values } from './fill.ts'
import { namedByOwner } from './own-market.ts'
import { ownPain } from './own-words.ts'
import { wordingsOf } from './tellings.ts'

/** What a first trouble is called where its owner wrote a sentence, which names none: as its trade calls it. */
function usualName({ industry, trade: madeFrom, subIndustry, values }: GeneratedAccount, id: string): string {
  const trade = trades[industry].find((each) => each.subIndustry === (madeFrom ?? subIndustry)) ?? generalTrade
  const names = wordingsOf((id === 'pain' ? trade.pain : trade.secondPain).name)
  const has = values[id] ?? ''
  return names.includes(has) ? has : (names[0] ?? has)
}

/**
 * The first troubles of a company in a market of its own that are told as its owner has written them (`ownPain` is the first of
 * those): what each is called in calls, and how it shows. Nothing where a described trade's troubles stand, or were found out.
 */
export function firstTroubles(
  account: GeneratedAccount,
  { painPoints }: GeneratedAccount['segment'],
  facts: readonly Fact[],
): { ownPain?: string; called: Values } {
  const { values } = account
  const market = values['ownMarket'] === undefined ? undefined : values['market']
  if (market === undefined) return { called: {} }
  const texts = new Map(painPoints.map((text, index) => [ownPain(text, index, values).summary, text]))
  const told = ownFirst.flatMap((id) => {
    const text = texts.get(facts.find((fact) => fact.id === id)?.summary ?? '')
    return text === undefined ? [] : [{ id, text, ...namedByOwner(usualName(account, id), text, market) }]
  })
  const called = Object.fromEntries(
    told.flatMap(({ id, name, says }) => [
      [id, name],
      [`${id}Says`, says],
    ]),
  )
  const [first] = told
  return first === undefined ? { called } : { ownPain: first.text, called }
}
