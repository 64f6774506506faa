import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { isShared } from '../mind.ts'
import { oncePer } from '../once.ts'
import { meaningOf } from '../perceive.ts'
import type { Scene } from '../scene.ts'

/** Fact by fact: `meaningOf` reads no more than a turn, and of much that was told the middle would be forgotten. */
const wordsTold = oncePer(({ summary, plain }: Fact) => meaningOf([summary, ...plain].join(' ')))

/** The rep speaks to something this buyer has told them, or that they came with: at least two of its words. */
export function isTied({ persona, mind, heard }: Scene): boolean {
  const told = persona.facts.filter(({ id, topic }) => isShared(mind, id) && topic !== 'size').map(wordsTold)
  return [...heard.stems].filter((stem) => told.some((words) => words.has(stem))).length >= 2
}
