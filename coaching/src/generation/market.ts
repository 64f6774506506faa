import { targetIndustries, targetIndustryNames } from '@ringside/contract/reference-data'
import type { TargetIndustry } from '@ringside/contract/reference-data'
import type { ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import { objectionTemplates } from './content/content.ts'
import { generalTrade, trades } from './content/trades.ts'
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
  Clinics:
    /\b(?:(?<!\b(?:animal|dental|vet|veterinary) )clinics?|outpatient|practices|medical offices?|surgery cent\w+)\b/i,
  'Home health': /\b(?:home (?:health\w*|nursing)|hospices?)\b/i,
  'Diagnostic labs': /\b(?:laborator(?:y|ies)|patholog\w+)\b/i,
  Veterinary: /\b(?:vets?|animal (?:hospitals?|clinics?))\b/i,
  'Dental groups': /\bdent(?:al|ists?)\b/i,
  'Third-party logistics': /\b(?:3pls?|fulfil+ment)\b/i,
  Trucking: /\b(?:truck\w*|haul\w*|carriers?)\b/i,
  'Freight brokerage': /\bbrok(?:ers?|erages?)\b/i,
  'Freight forwarding': /\b(?:forwarders?|customs)\b/i,
  Drayage: /\b(?:dray\w*|intermodal|containers?)\b/i,
  'Bus & coach': /\b(?:bus(?:es)?|coach(?:es)?|charter)\b/i,
  Movers: /\b(?:moving|removals?|relocation)\b/i,
  Chemicals: /\b(?:chemical|resins?|coatings?|adhesives?)\b/i,
  'Automotive parts': /\b(?:car|auto|vehicle) parts\b/i,
  'Aerospace parts': /\b(?:aircraft|aviation)\b/i,
  'Windows & doors': /\b(?:windows?|doors?)\b/i,
  Warehousing: /\bwarehous\w*\b/i,
  'Food & beverage': /\b(?:food|beverages?|drinks?|dair(?:y|ies)|baker(?:y|ies)|brew\w+)\b/i,
  'IT services': /\b(?:msps?|managed service\w*)\b/i,
  'Specialty trades': /\b(?:hvac|plumb\w+|electricians?|roof\w+|installers?)\b/i,
  'E-commerce': /\b(?:online (?:shops?|stores?|retail\w*)|web ?shops?)\b/i,
  Banking: /\bbanks?\b/i,
  'Insurance brokers': /\b(?:insurance|independent) agenc\w+/i,
  'Fund administration': /\bfund admin\w*/i,
  'Cloud & hosting': /\b(?:host(?:s|ed|ing)|data cent(?:er|re)s?|colocation)\b/i,
  'Game studios': /\b(?:video ?)?gam(?:es?|ing)\b/i,
  Semiconductors: /\b(?:chip ?makers?|chips|fabs?|foundr(?:y|ies))\b/i,
  Insurance: /\binsur\w+\b/i,
  Translation: /\b(?:translat\w+|locali[sz]ation)\b/i,
  'Payroll & HR services': /\b(?:payrolls?|peos?)\b/i,
  'Testing & inspection': /\b(?:inspect\w+|test(?:ing)? labs?)\b/i,
  'Market research': /\b(?:pollsters?|polling)\b/i,
  'Law firms': /\b(?:law|legal|lawyers?|attorneys?)\b/i,
  'Accounting firms': /\b(?:accountan\w+|bookkeep\w+|audit(?:ors?)?|cpas?)\b/i,
  'K-12 districts': /\b(?:schools?(?: districts?)?|districts?)\b/i,
  Universities: /\b(?:universit\w+|colleges?)\b/i,
  'Property management': /\b(?:property manag\w+|apartments?)\b/i,
  'Electric utilities': /\b(?:electric\w*|utilit\w+)\b/i,
  'Oil & gas': /\b(?:oil|petroleum|upstream|drill\w*)\b/i,
  'Solar & wind': /\b(?:solar|wind)\b/i,
  'Car dealerships': /\b(?:(?:car|auto\w*) (?:dealers?|retail\w*)|dealer groups?)\b/i,
  Hotels: /\b(?:hospitality|resorts?|motels?|inns?)\b/i,
  'Convenience stores': /\b(?:c-stores?|gas stations?|petrol stations?|forecourts?)\b/i,
  'Home builders': /\bhouse ?builders?\b/i,
  'Heavy civil': /\b(?:road ?works?|highways?|paving|pavers|earthworks?|bridges?)\b/i,
  'Commercial property': /\b(?:commercial real estate|landlords?|offices?|shopping cent\w+|reits?)\b/i,
  'Building materials': /\b(?:lumber\w*|timber|builders['’]? merchants?|truss\w*)\b/i,
  'Community colleges': /\b(?:community|junior|technical|two-year) colleges?\b/i,
  'Private schools': /\b(?:independent|private|boarding|day|prep\w*) schools?\b/i,
  Childcare: /\b(?:child ?care|day ?cares?|nurser(?:y|ies)|pre-?schools?|early learning)\b/i,
  'Trade schools': /\b(?:trade|career|vocational|technical|beauty|nursing) schools?\b/i,
  Tutoring: /\b(?:tutor\w*|test prep\w*|learning cent\w+)\b/i,
  'Farm machinery': /\b(?:farm|ag|agricultural|tractors?|implements?)\b/i,
  'Material handling': /\b(?:fork ?lifts?|lift trucks?|handling)\b/i,
  'Pumps & valves': /\b(?:pumps?|valves?|compressors?|flow control)\b/i,
  'Automation integrators': /\b(?:automation|integrators?|robot\w*|controls)\b/i,
  Elevators: /\b(?:elevators?|escalators?|lifts?)\b/i,
  'Gas utilities': /\b(?:gas (?:utilit\w+|distribut\w+|compan\w+)|natural gas)\b/i,
  'Power plants': /\b(?:power (?:plants?|stations?|generat\w+)|generat(?:ion|ors))\b/i,
  'Propane & heating oil': /\b(?:propane|heating (?:oil|fuel)|fuel (?:dealers?|oil)|lpg)\b/i,
  Agriculture: /\b(?:farms|farmers?|farming|growers?|orchards?|ranch(?:es|ers?)|vineyards?)\b/i,
  'Mining & quarrying': /\b(?:(?<!\b(?:data|process|text) )mining|mines|miners|quarr(?:y|ies))\b/i,
  'Local government': /\b(?:municipal\w*|city halls?|town halls?|town councils?|public sector|government agenc\w+)\b/i,
  Nonprofits: /\b(?:non-?profits?|charit(?:y|ies)|ngos?)\b/i,
  'Media & publishing': /\b(?:newspapers?|magazines?|publishers?|broadcasters?|radio stations?)\b/i,
  'Travel & tours': /\b(?:tour operators?|travel (?:agenc\w+|agents?|compan\w+)|tourism)\b/i,
  'Sports & recreation':
    /\b(?:gyms?|fitness \w+|health clubs?|sports? clubs?|leisure cent(?:er|re)s?|golf (?:clubs?|courses?))\b/i,
  'Personal services': /\b(?:(?:beauty |hair |nail )?salons?|spas?|barber ?shops?|hairdressers?)\b/i,
  'Events & venues': /\b(?:(?:event|wedding|concert) (?:venues?|halls?|spaces?)|arenas?|convention cent(?:er|re)s?)\b/i,
  'Cleaning & security':
    /\b(?:janitorial|cleaning (?:compan\w+|contractors?|firms?)|guard (?:compan\w+|services?)|guarding)\b/i,
  'Waste & recycling': /\b(?:waste|refuse|recycl\w*|garbage|trash|haul\w*)\b/i,
}

/** Words of a trade's name that say nothing of the kind of company. */
const wide = new Set([
  'services',
  'service',
  'general',
  'firms',
  'groups',
  'products',
  'goods',
  'care',
  'trades',
  'home',
  'clinics',
  'parts',
  'health',
])
const stem = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y)$/, '')

const wordsIn = (text: string): string[] => (text.match(/[\p{L}-]+/gu) ?? []).map(stem)

function ownWords(subIndustry: string): string[] {
  const written = subIndustry.match(/[\p{L}-]{4,}/gu) ?? []
  return written.filter((word) => !wide.has(word.toLowerCase())).map(stem)
}

/** True when every one of these words is among the others, and those have more. */
const isPartOf = (words: readonly string[], others: readonly string[]): boolean =>
  words.length < others.length && words.every((word) => others.includes(word))

/**
 * Those of the trades that somebody meant who wrote this: the ones called by their whole name or by another of theirs,
 * else those called by a part of it. Insurance brokers are no insurers, and private schools no district, though the
 * word is in their name.
 */
function meantBy(text: string, known: readonly Trade[]): readonly Trade[] {
  const written = new Set(wordsIn(text))
  const named = known.map((trade) => {
    const own = ownWords(trade.subIndustry)
    const found = own.filter((word) => written.has(word))
    const [other = ''] = alsoCalled[trade.subIndustry]?.exec(text) ?? []
    const share = other === '' ? found.length / Math.max(1, own.length) : 1
    return { trade, share, words: [...new Set([...found, ...wordsIn(other)])] }
  })
  const called = named.filter(({ share }) => share > 0)
  const whole = called.filter(({ share }) => share === 1)
  const meant = whole.length > 0 ? whole : called
  return meant.filter(({ words }) => !meant.some((more) => isPartOf(words, more.words))).map(({ trade }) => trade)
}

/** A trade that is listed, with its industry. */
type MarketNamed = { targetIndustry: TargetIndustry; subIndustry: string }

/** Where a text names a trade by its whole name or another of its, and with how many words; null where it does not. */
function namedAt(text: string, subIndustry: string): { at: number; words: number } | null {
  const called = alsoCalled[subIndustry]?.exec(text)
  if (called) return { at: called.index, words: wordsIn(called[0]).length }
  const own = ownWords(subIndustry)
  const places = [...text.matchAll(/[\p{L}-]+/gu)].filter(([word]) => own.includes(stem(word)))
  const found = new Set(places.map(([word]) => stem(word)))
  return found.size > 0 && own.every((word) => found.has(word))
    ? { at: places[0]?.index ?? 0, words: own.length }
    : null
}

/**
 * The listed trade that a text names first, as somebody describes whom they sell to: "dental groups with 5 to 80 practices";
 * of two named in one place the one with more words. null where it names none. A proposal, to begin from.
 */
function marketNamed(text: string): MarketNamed | null {
  const named = targetIndustryNames.flatMap((targetIndustry) =>
    targetIndustries[targetIndustry].flatMap((subIndustry) => {
      const place = namedAt(text, subIndustry)
      return place ? [{ targetIndustry, subIndustry, ...place }] : []
    }),
  )
  const [first] = named.toSorted((a, b) => a.at - b.at || b.words - a.words)
  return first ? { targetIndustry: first.targetIndustry, subIndustry: first.subIndustry } : null
}

const soldTo = /\bfor\s+([^.;:!?\n]+)/giu

/** The market of a product by what its summary says: whom it is for, else whom it does what it does for. */
export function marketOf({ forWhom, whatItDoes }: { forWhom: string; whatItDoes: string }): MarketNamed | null {
  const told = [forWhom, ...[...whatItDoes.matchAll(soldTo)].map(([, whom = '']) => whom)]
  return told.map(marketNamed).find((market) => market !== null) ?? null
}

/**
 * The trades a company of this market is made from: those chosen of its sub-industries, else those that its sub-industries in
 * other words or its name speak of, else every one of the industry.
 */
export function tradesMeant(industry: TargetIndustry, wanted: readonly string[], name = ''): readonly Trade[] {
  const known = trades[industry]
  const chosen = known.filter(({ subIndustry }) => wanted.includes(subIndustry))
  // What is called Other is like nothing that is listed, unless its owner says which of the trades there it is most like.
  if (industry === 'Other') return chosen.length > 0 ? chosen : [generalTrade]
  const ways = [chosen, [...new Set(wanted.flatMap((text) => meantBy(text, known)))], meantBy(name, known)]
  return ways.find((fitting) => fitting.length > 0) ?? known
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
