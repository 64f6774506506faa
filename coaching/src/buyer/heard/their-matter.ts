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

/** Asked of the caller, or of the two of them: what is true of the buyer's work answers no such thing. */
export const ofTheRep =
  /^(?:am|are|was|were|do|did|have|had|can|could|should|shall|would|will|may|might|isn't|aren't|don't|didn't|haven't) (?:i|we)\b|\bor (?:am|are|do|did|have|can|should|would|is it) (?:just |only )?(?:i|we|me|us)\b|\b(?:to|with|at|by|from|of|about) (?:me|us)\W*$/
