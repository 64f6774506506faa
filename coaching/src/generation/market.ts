import { targetIndustries } from '@ringside/contract/reference-data'
import type { TargetIndustry } from '@ringside/contract/reference-data'
import type { ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import { objectionTemplates } from './content/content.ts'
import { trades } from './content/trades.ts'
import type { Trade } from './content/trades.ts'

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
  complaint: 'You have let us down before',
  discretion: 'We do not pass on names',
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What people call a trade when they don't use its own name. */
const alsoCalled: Readonly<Record<string, RegExp>> = {
  'Senior care': /\b(?:care homes?|nursing homes?|elder(?:ly)? care|assisted living|senior living)\b/i,
  Clinics: /\b(?:clinics?|outpatient|practices|medical offices?|surgery cent\w+)\b/i,
  'Dental groups': /\bdent(?:al|ists?)\b/i,
  'Third-party logistics': /\b(?:3pls?|fulfil+ment)\b/i,
  Trucking: /\b(?:truck\w*|haul\w*|carriers?)\b/i,
  Warehousing: /\bwarehous\w*\b/i,
  'Food & beverage': /\b(?:food|beverages?|drinks?|dair(?:y|ies)|baker(?:y|ies)|brew\w+)\b/i,
  'IT services': /\b(?:msps?|managed service\w*)\b/i,
  'Specialty trades': /\b(?:hvac|plumb\w+|electricians?|roof\w+|installers?)\b/i,
  'E-commerce': /\b(?:online (?:shops?|stores?|retail\w*)|web ?shops?)\b/i,
  Banking: /\b(?:banks?|credit unions?)\b/i,
  Insurance: /\binsur\w+\b/i,
  'Law firms': /\b(?:law|legal|lawyers?|attorneys?)\b/i,
  'Accounting firms': /\b(?:accountan\w+|bookkeep\w+|audit(?:ors?)?|cpas?)\b/i,
  'K-12 districts': /\b(?:school|schools|districts?)\b/i,
  Universities: /\b(?:universit\w+|colleges?)\b/i,
}

/** Words of a trade's name that say nothing of the kind of company. */
const wide = new Set(['services', 'service', 'general', 'firms', 'groups', 'products', 'goods', 'care', 'trades'])
const stem = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y)$/, '')

/** True when somebody who wrote this meant companies of that trade. */
function names(text: string, subIndustry: string): boolean {
  if (alsoCalled[subIndustry]?.test(text) === true) return true
  const written = new Set((text.match(/[\p{L}-]+/gu) ?? []).map(stem))
  const own = (subIndustry.match(/[\p{L}-]{4,}/gu) ?? []).filter((word) => !wide.has(word.toLowerCase()))
  return own.some((word) => written.has(stem(word)))
}

/**
 * The trades a company of this market is made from: those of its sub-industries, else those that its sub-industries in
 * other words or its name speak of, else every one of the industry.
 */
export function tradesMeant(industry: TargetIndustry, wanted: readonly string[], name = ''): readonly Trade[] {
  const known = trades[industry] ?? trades['Other'] ?? []
  const meanings: ((subIndustry: string) => boolean)[] = [
    (subIndustry) => wanted.includes(subIndustry),
    (subIndustry) => wanted.some((text) => names(text, subIndustry)),
    (subIndustry) => names(name, subIndustry),
  ]
  for (const meant of meanings) {
    const fitting = known.filter(({ subIndustry }) => meant(subIndustry))
    if (fitting.length > 0) return fitting
  }
  return known
}

/**
 * The troubles and objections that companies of a market come with. Each company has the two troubles of its own trade,
 * and each of its people some of the objections.
 */
export function marketTroubles(industry: TargetIndustry, subIndustries: readonly string[]): MarketTroubles {
  const listed: readonly string[] = targetIndustries[industry]
  const meant = tradesMeant(
    industry,
    subIndustries.filter((name) => listed.includes(name)),
  )
  return {
    painPoints: [...new Set(meant.flatMap(({ pain, secondPain }) => [capital(pain.name), capital(secondPain.name)]))],
    objections: objectionTemplates.map(({ family }) => objectionWords[family]),
  }
}
