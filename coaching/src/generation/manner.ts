import type { Temperament } from '@ringside/contract/pipeline/buyer-profile'
import { pick } from '../buyer/random.ts'
import type { Dice } from '../buyer/random.ts'
import { manners } from './content/content.ts'
import { fillTemplate } from './fill.ts'
import type { Values } from './fill.ts'
import type { Pronoun } from './people.ts'

/** What is noted already, as it reads with its parts filled in. */
export type NotedManners = {
  /** Of the other people of the account. */
  atAccount: readonly string[]
  /** Of everybody in the organisation, the account's people among them. */
  taken: readonly string[]
}

/** The same sentence with another trade's nouns is the same note, so what counts is what stands around them. */
function isNoteBy(template: string): (manner: string) => boolean {
  const parts = template.split(/\{\w+\}/)
  return (manner) => parts.every((part) => manner.includes(part))
}

/** The templates that stand in the fewest of the manners: the unused ones, as long as there are any. */
function leastTold(templates: readonly string[], told: readonly string[]): string[] {
  const uses = templates.map((template) => told.filter(isNoteBy(template)).length)
  const fewest = Math.min(...uses)
  return templates.filter((_, index) => uses[index] === fewest)
}

/** The notes left for the next person of a temperament: first of all none that a colleague of theirs has. */
function notesLeft(
  { temperament, pronoun }: { temperament: Temperament; pronoun: Pronoun },
  { atAccount, taken }: NotedManners,
): string[] {
  const notes = manners.temperaments[temperament]
  const fitting = pronoun === 'they' ? notes.filter((note) => !/\{they\}/i.test(note)) : notes
  return leastTold(leastTold(fitting, atAccount), taken)
}

const spokenOf: Record<Pronoun, Values> = {
  she: { they: 'she', them: 'her', their: 'her' },
  he: { they: 'he', them: 'him', their: 'his' },
  // The notes' verbs are those of one person, so none that says “they” is chosen.
  they: { them: 'them', their: 'their' },
}

/**
 * How a person comes across, as a colleague of the rep who has met them noted it. Nobody gets the note of somebody else in
 * the organisation as long as their temperament has others; after that, those of the same account still differ, and the
 * rest come round evenly. Always one roll, however many are taken, so that nothing else about the person changes.
 */
export function mannerOf(
  dice: Dice,
  { temperament, pronoun, values }: { temperament: Temperament; pronoun: Pronoun; values: Values },
  noted: NotedManners,
): string {
  return fillTemplate(pick(dice, notesLeft({ temperament, pronoun }, noted)), { ...values, ...spokenOf[pronoun] })
}
