import { targetIndustries } from '@ringside/contract/reference-data'
import type { TargetIndustry } from '@ringside/contract/reference-data'
import type { ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import { objectionTemplates, trades } from './content/content.ts'

/** What companies of a market have before anybody has written anything about it. */
export type MarketTroubles = { painPoints: string[]; objections: string[] }

const objectionWords: Record<ObjectionFamily, string> = {
  price: 'It costs too much',
  timing: 'This is not the time',
  incumbent: 'We already have something for that',
  'tried-before': 'We tried that before',
  'no-need': 'We do not need it',
  'no-authority': 'That is not for me to decide',
  'send-something': 'Just send me something',
  'vendor-trust': 'We do not know you',
  security: 'Is our data safe there?',
  effort: 'It is too much work to bring in',
  competitor: 'Others offer the same for less',
  contract: 'We do not want to be tied down',
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The trades a company of this market is made from: those of its sub-industries, else every one of the industry. */
export function tradesOf(industry: TargetIndustry, wanted: readonly string[]): (typeof trades)[string] {
  const known = trades[industry] ?? trades['Other'] ?? []
  const fitting = known.filter(({ subIndustry }) => wanted.includes(subIndustry))
  return fitting.length > 0 ? fitting : known
}

/**
 * The troubles and objections that companies of a market come with. Each company has the two troubles of its own trade,
 * and each of its people some of the objections.
 */
export function marketTroubles(industry: TargetIndustry, subIndustries: readonly string[]): MarketTroubles {
  const listed: readonly string[] = targetIndustries[industry]
  const of = tradesOf(
    industry,
    subIndustries.filter((name) => listed.includes(name)),
  )
  return {
    painPoints: [...new Set(of.flatMap(({ pain, secondPain }) => [capital(pain.name), capital(secondPain.name)]))],
    objections: objectionTemplates.map(({ family }) => objectionWords[family]),
  }
}
