import type { SlotMatch } from '../heard/matching.ts'
import { meaningOf } from '../perceive.ts'
import type { Scene } from '../scene.ts'

const byPeriod = / (?=(?:a|an|per|each|every) (?:day|week|month|year)\.?$)/

/** "About fourteen thousand a day" says of what, unless just that was asked for: of doors and trucks it might be either. */
export function countedThing({ heard, persona }: Scene, { fact, slot }: SlotMatch): string {
  const { jobs = '' } = persona.vocabulary
  if (fact.id !== 'volume' || slot.kind !== 'how-many' || jobs === '' || slot.value.includes(jobs)) return slot.value
  const asked = meaningOf(heard.question)
  const isClear = [...meaningOf(jobs)].some((stem) => asked.has(stem)) && !/\band\b/i.test(heard.question)
  return isClear ? slot.value : slot.value.replace(byPeriod, ` ${jobs} `)
}
