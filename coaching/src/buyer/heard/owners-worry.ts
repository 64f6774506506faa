import type { Objection, Temperament } from '@ringside/contract/pipeline/buyer-profile'
import { manners } from '../../generation/content/content.ts'
import { whatItTakes } from './what-it-takes.ts'

const ofAny: ReadonlySet<string> = new Set(manners.segmentObjection.explain)

/** A worry in the words of the segment's owner that fits no family: nothing is known of it but those words. */
export const isOwnersWorry = ({ explain }: Pick<Objection, 'explain'>): boolean =>
  explain.some((text) => ofAny.has(text))

/** A worry that the owner of the segment expects of its companies, whatever family its words put it in. */
export const isOfOwner = ({ id }: Pick<Objection, 'id'>): boolean => id.startsWith('segment-objection')

/** What would settle such a worry, what is feared of it and what others ask: words that take it for nothing it is not. */
export const ofOwners = {
  takes: ['Somebody who had exactly that, and how they got round it.', "Tell me how it'd go here, with that as it is."],
  feared: ['That it comes out just the way I told you.', 'That I say yes, and then that gets in the way.'],
  others: ['The same thing I did.', "That, in other words. It's the first thing anybody here says."],
} as const

/** What would settle a worry, in the buyer's words. */
export const takesOf = (objection: Objection, temperament: Temperament): readonly string[] =>
  isOwnersWorry(objection) ? ofOwners.takes : whatItTakes.takes[objection.family][temperament]
