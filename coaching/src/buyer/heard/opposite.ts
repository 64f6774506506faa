import { deniedIn, type Denied } from '../../speech/opposite.ts'
import { hasGiven } from '../mind.ts'
import type { Scene } from '../scene.ts'
import { figuresWithin } from './figures.ts'

/** What the rep sums up as not there, though this buyer has told it in this call; null where they have not. */
export function deniedOfTheirs({ heard, mind, persona }: Scene): Denied | null {
  const denied = deniedIn(heard.words)
  if (denied === null) return null
  const told = persona.facts.filter(({ id }) => hasGiven(mind, id))
  if (denied === 'trouble') return told.some(({ topic }) => topic === 'pain') ? denied : null
  // What was told may go on with what they add to it.
  const cost = told.filter(({ topic }) => topic === 'impact')
  const wordings = cost.flatMap(({ plain, full, slots }) => [...plain, ...full, ...slots.map(({ value }) => value)])
  const said = mind.used.filter((text) => wordings.some((wording) => wording.startsWith(text)))
  return said.some((text) => figuresWithin(text).length > 0) ? denied : null
}
