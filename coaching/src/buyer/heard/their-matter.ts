import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'
import { oncePer } from '../once.ts'
import { meaningOf } from '../perceive.ts'

/** What any company has and does: a colleague may know of it. */
const ofAnyCompany = meaningOf(
  'work job team people staff crew colleague customer client supplier vendor order plan planning schedule shift rota system tool software app data process step week day month year site office branch plant store department money budget cost price pay spend contract sign approve decide decision report meeting stock quality training security audit record figure number count account invoice payroll hire hiring turnover revenue equipment vehicle delivery stock product service business company trouble problem mistake error delay complaint overtime call email phone paper form list tax insurance law rule policy manager boss owner board finance owner happen use measure track check handle manage run start finish late',
)

const meaningOfAll = (texts: readonly string[]): Set<string> => new Set(texts.flatMap((text) => [...meaningOf(text)]))

/** What this buyer's work is made of, in the words they have for it. */
const worldOf = oncePer(({ facts, vocabulary, company, colleagues }: BuyerProfile) =>
  meaningOfAll([
    ...Object.values(vocabulary),
    ...facts.flatMap(({ cues, plain, summary }) => [...cues, ...plain, summary]),
    ...colleagues.flatMap(({ name, title }) => [name, title]),
    company.name,
  ]),
)

const ofTheirs =
  /\b(?:they|them|their|theirs|yours|your (?!own (?:view|opinion)|opinion|view|mind|weekend|holiday|life|family|heart|gut)\w+|it|that|those|these)\b/

/** The question has to do with the company and its work: only then may a colleague be named who would know. */
export function isTheirMatter(persona: BuyerProfile, asked: string): boolean {
  if (ofTheirs.test(asked.toLowerCase())) return true
  const world = worldOf(persona)
  return [...meaningOf(asked)].some((stem) => world.has(stem) || ofAnyCompany.has(stem))
}

/** What this buyer's trade is called by; in a market of their own, also what the owner has told of it. */
const tradeOf = oncePer(({ facts, vocabulary, company }: BuyerProfile) =>
  meaningOfAll([
    ...Object.values(vocabulary),
    company.name,
    ...(vocabulary['market'] === undefined ? [] : facts.map(({ summary }) => summary)),
  ]),
)

/** What stands in talk of anything: no sign of a trade. */
const ofAnyTalk = meaningOf(
  'time times day week weekend tomorrow tonight later today night morning year new old good best big high hot cold warm monday tuesday wednesday thursday friday saturday sunday one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand team game player field world club play first second word letter human body show series last match final win won go mount big full ever',
)

const isNumber = (stem: string): boolean => /\d|(?:teen|ty|hundred|thousand)$/.test(stem)
/** What some words are about, without what is about anything. */
const matterOf = (words: string): string[] =>
  [...meaningOf(words)].filter((stem) => !ofAnyTalk.has(stem) && !isNumber(stem))

/** Some of these words are of this buyer's own trade: a film at a studio, the rain at a roofer's. */
export function isOfThisTrade(persona: BuyerProfile, words: string): boolean {
  const trade = tradeOf(persona)
  return matterOf(words).some((stem) => trade.has(stem))
}

/** Where work is done and by whom, who it is done for, and what passes through their hands, whatever the trade. */
const ofWorkplaces = meaningOf(
  'ward patient nurse surgery clinic appointment hospital warehouse depot dock yard pallet route driver van truck lorry fleet shipment load freight carrier machine shift line conveyor maintenance compressor production operator factory mill workshop crew foreman contractor tender bid supplier procurement purchase invoice kitchen menu guest reservation till queue counter classroom pupil lesson lecturer timetable ticket helpdesk server scanner mailing parcel post archive tenant caretaker inspection inspector planner planning shop aisle shelf sales quote lead claim premium payslip roster steward concrete pour site rota print printer customs duty visitor resident estate engineer technician medic chef support onboarding room practice handover backlog downtime breakdown',
)

/** Some of these words are of what any company has and does, or what this one calls its own. */
export function namesWork(persona: BuyerProfile, words: string): boolean {
  return (
    isOfThisTrade(persona, words) ||
    [...meaningOf(words)].some((stem) => ofAnyCompany.has(stem) || ofWorkplaces.has(stem))
  )
}

/** The one is about something that the other is about. */
export function shareMatter(words: string, others: string): boolean {
  const theirs = meaningOf(others)
  return matterOf(words).some((stem) => theirs.has(stem))
}

/** Asked of the caller, or of the two of them: what is true of the buyer's work answers no such thing. */
export const ofTheRep =
  /^(?:am|are|was|were|do|did|have|had|can|could|should|shall|would|will|may|might|isn't|aren't|don't|didn't|haven't) (?:i|we)\b|\bor (?:am|are|do|did|have|can|should|would|is it) (?:just |only )?(?:i|we|me|us)\b|\b(?:to|with|at|by|from|of|about) (?:me|us)\W*$/
