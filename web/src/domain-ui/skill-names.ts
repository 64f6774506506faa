import type { SkillKey } from '@ringside/contract/reviews/review'

/** The parts of the craft as people read them. */
export const skillNames: Record<SkillKey, string> = {
  opening: 'Opening',
  discovery: 'Discovery',
  listening: 'Listening',
  value: 'Value',
  objections: 'Objections',
  'next-step': 'Next step',
}
