import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { Temperament } from '@ringside/contract/pipeline/buyer-profile'
import { objectionFamilySchema } from '@ringside/contract/simulations/vocabulary'
import type { ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import takesFile from '../words/what-it-takes.json' with { type: 'json' }
import type { Heard } from '../perceive.ts'

const asksFor =
  /\bwhat (?:else )?(?:would|do|does|will|could) (?:you|it|that|we|i|they|he|she) have (?:needed|had to|wanted|liked|taken|convinced|helped|made)\b|\bwhat (?:else )?(?:would|do|does|will) (?:you|it|that|we|i|they|he|she) (?:have to |need to |want to |like to )?(?:need|take|see|hear|know|want|be true|bring|show you|convince)\b|\bwhat (?:would|will) (?:have|need) to (?:be|happen|change)\b|\bwhat would (?:convince|persuade|reassure|help|calm|ease|comfort|settle|satisfy|win|put your mind|take (?:the|that) (?:worry|fear)|get you (?:past|over|comfortable)|change your mind|make (?:it|this|that|you))\b|\bwhat (?:are|is) you(?:'re)? (?:missing|waiting for)\b|\bwhat(?:'s| is) missing\b|\b(?:what(?:'s| is)?(?: else)?|anything(?: else)?) (?:still )?(?:stand(?:s|ing)|in the way|hold(?:s|ing) you back|stop(?:s|ping) you)\b|\bwhat (?:you|it|that|they)(?:'d| would|'ll| will) (?:still |first |really )?(?:need|take|want|have to|like)(?: to (?:see|hear|know|have|be|read))?\b|\bwhat (?:would|do|did) you (?:like|want|need|expect) (?:me|us)\b|\bwhat (?:would|do) you (?:want|need|expect) from (?:me|us)\b|\bhow (?:can|could|should|do) (?:i|we) (?:put|make|set) (?:it|that|this|things) (?:right|good|up)\b|\bunder what conditions\b|\bwhat would have to be true\b|\bwhat would you (?:want|like|expect|hope) to (?:see|hear|have)\b/

/** The rep asks what it would take: the most useful question there is while a worry stands. */
export function asksWhatItTakes({ plain }: Heard): boolean {
  return asksFor.test(plain)
}

const voiced = z.record(temperamentSchema, z.array(z.string().min(1)).min(1))
/** What would settle each worry, as a buyer says it when asked outright, and what they say to a rep who asks again. */
export const whatItTakes = z
  .strictObject({ takes: z.record(objectionFamilySchema, voiced), again: voiced })
  .parse(takesFile)

/** The same of a worry in any voice, for whoever has to know it by its words. */
export const takesInAnyVoice = (family: ObjectionFamily): string[] => Object.values(whatItTakes.takes[family]).flat()

const plainest: readonly Temperament[] = ['direct', 'analytical', 'formal']

/** In the voices that name the thing and nothing about themselves: an answer is held against these. */
export const takesPlainly = (family: ObjectionFamily): string[] =>
  plainest.flatMap((temperament) => whatItTakes.takes[family][temperament])
